import CSSEngine

/// Draws the images behind a view into one image of its size (CSS Backgrounds 3, section 2).
@MainActor struct BackgroundPainter {
    /// The values of an image. `nil` for initial ones.
    struct Layer: Hashable {
        let image: Value
        let position, size, repetition: Value?
        /// The area that the position and the size refer to, in points.
        let origin: CGRect
        /// The area in which the image is drawn.
        let clip: Clip

        func hash(into hasher: inout Hasher) {
            hasher.combine(image)
            hasher.combine(position)
        }
    }

    /// An area in which images are drawn.
    struct Clip: Equatable {
        /// In points.
        let rect: CGRect
        /// The outline of the area in the rectangle. `nil` if it is the rectangle.
        let outline: ShapeOutline?

        /// Draws in the area only.
        @MainActor func apply(in context: CGContext, _ draw: () -> Void) {
            context.saveGState()
            context.clip(to: rect)
            outline?.bezierPath.addClip()
            draw()
            context.restoreGState()
        }
    }

    /// The drawn form of an image.
    enum Content {
        case picture(UIImage)
        case gradient(GradientValue)
    }

    private let layer: Layer
    private let content: Content
    private let tile: CGSize
    private let scale: CGFloat

    /// The maximum number of copies that are drawn one by one. More copies are drawn row by row.
    private static let maximumCount = 4_096

    /// - Parameter scale: The number of pixels per point.
    init(_ layer: Layer, _ content: Content, scale: CGFloat) {
        (self.layer, self.content, self.scale) = (layer, content, scale)
        let natural: CGSize? = if case .picture(let image) = content { image.size } else { nil }
        let size = Self.tile(of: layer, natural: natural)
        // As in browsers, a copy has at least one pixel.
        let isVisible = size.width > 0 && size.height > 0
        tile = isVisible ? CGSize(width: max(size.width, 1 / scale), height: max(size.height, 1 / scale)) : .zero
    }

    // MARK: Sizes

    private static func tile(of layer: Layer, natural: CGSize?) -> CGSize {
        let area = layer.origin.size
        var size = natural ?? area
        let parts = if case .list(let parts) = layer.size { parts } else { [Value]() }
        if let natural, natural.width > 0, natural.height > 0 {
            let ratios = (area.width / natural.width, area.height / natural.height)
            let factor: CGFloat? =
                switch layer.size {
                case .keyword(.cover): max(ratios.0, ratios.1)
                case .keyword(.contain): min(ratios.0, ratios.1)
                default: nil
                }
            if let factor { size = CGSize(width: natural.width * factor, height: natural.height * factor) }
        }
        if parts.count == 2 {
            let width = points(parts[0], of: area.width)
            let height = points(parts[1], of: area.height)
            let ratio = natural.flatMap { $0.height > 0 && $0.width > 0 ? $0.width / $0.height : nil }
            size.width = width ?? height.flatMap { height in ratio.map { height * $0 } } ?? size.width
            size.height = height ?? width.flatMap { width in ratio.map { width / $0 } } ?? size.height
        }
        let (across, down) = layer.directions
        if across == .round, size.width > 0 {
            let width = area.width / max((area.width / size.width).rounded(), 1)
            if down != .round, parts.last ?? .keyword(.auto) == .keyword(.auto), natural != nil {
                size.height *= width / size.width
            }
            size.width = width
        }
        if down == .round, size.height > 0 {
            let height = area.height / max((area.height / size.height).rounded(), 1)
            if across != .round, parts.first ?? .keyword(.auto) == .keyword(.auto), natural != nil {
                size.width *= height / size.height
            }
            size.height = height
        }
        return size
    }

    /// Returns a length in points. `nil` for `auto`.
    /// - Parameter base: The length that percentages refer to.
    private static func points(_ value: Value, of base: CGFloat) -> CGFloat? {
        let context = ResolutionContext(percentageBase: Double(base))
        if case .length(let points) = value.resolved(in: context) { return CGFloat(points) }
        return nil
    }

    // MARK: Drawing

    /// Draws the copies of the image in the current context.
    func draw(in context: CGContext, _ drawings: DrawingCache) {
        let clip = layer.clip.rect
        guard tile.width > 0, tile.height > 0, !clip.isEmpty else { return }
        let image: UIImage
        switch content {
        case .picture(let picture): image = picture
        case .gradient(let gradient):
            guard
                let drawing = drawings.gradient(
                    gradient, over: .transparent, size: tile, scale: scale)
            else { return }
            image = drawing.image
        }
        let position = if case .list(let parts) = layer.position { parts } else { [Value]() }
        let (across, down) = layer.directions
        let columns = Self.starts(
            layer.origin.minX, layer.origin.width, tile.width, position.first, across, clip.minX, clip.maxX)
        let rows = Self.starts(
            layer.origin.minY, layer.origin.height, tile.height, position.last, down, clip.minY, clip.maxY)
        layer.clip.apply(in: context) {
            if columns.count * rows.count > Self.maximumCount { return draw(image, columns, rows) }
            for y in rows {
                for x in columns { image.draw(in: CGRect(x: x, y: y, width: tile.width, height: tile.height)) }
            }
        }
    }

    /// Draws the copies of one row into an image, and the image in each row.
    private func draw(_ image: UIImage, _ columns: [CGFloat], _ rows: [CGFloat]) {
        let clip = layer.clip.rect
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let bounds = CGRect(x: clip.minX, y: 0, width: clip.width, height: tile.height)
        let row = UIGraphicsImageRenderer(bounds: bounds, format: format).image { _ in
            for x in columns { image.draw(in: CGRect(x: x, y: 0, width: tile.width, height: tile.height)) }
        }
        for y in rows { row.draw(in: CGRect(x: clip.minX, y: y, width: clip.width, height: tile.height)) }
    }

    /// Returns where the copies begin in one axis.
    /// - Parameters:
    ///   - start, length: The area that the position refers to.
    ///   - tile: The length of the image.
    ///   - first, last: The ends of the area in which copies are drawn.
    private static func starts(
        _ start: CGFloat, _ length: CGFloat, _ tile: CGFloat, _ position: Value?, _ repetition: Keyword,
        _ first: CGFloat, _ last: CGFloat
    ) -> [CGFloat] {
        var place = start + (position.flatMap { points($0, of: length - tile) } ?? 0)
        var step = tile
        switch repetition {
        case .noRepeat: return [place]
        case .space:
            let count = (length / tile).rounded(.down)
            if count < 2 { return [place] }
            place = start
            step = tile + (length - count * tile) / (count - 1)
        default: break
        }
        place -= ((place - first) / step).rounded(.up) * step
        return Array(stride(from: place, to: last, by: step))
    }
}

extension BackgroundPainter.Layer {
    /// The repetition in the two axes.
    fileprivate var directions: (Keyword, Keyword) {
        switch repetition {
        case .keyword(.repeatX): return (.repeat, .noRepeat)
        case .keyword(.repeatY): return (.noRepeat, .repeat)
        case .keyword(let keyword): return (keyword, keyword)
        case .list(let parts):
            guard parts.count == 2, case .keyword(let across) = parts[0], case .keyword(let down) = parts[1] else {
                return (.repeat, .repeat)
            }
            return (across, down)
        default: return (.repeat, .repeat)
        }
    }
}

extension StylePlace {
    /// Returns the pattern colour of images over a colour. `nil` if the view is empty.
    /// - Parameter layers: The first one is in front.
    func background(_ color: Value?, _ layers: [BackgroundPainter.Layer], in bounds: CGRect) -> UIColor? {
        guard !bounds.isEmpty else { return .clear }
        let scale = DrawingCache.scale(of: bounds.size, view.traitCollection.displayScale)
        let contents = layers.map { content($0.image) }
        let background = color.flatMap { fixedColor($0) }
        let pictures = contents.map { content in
            if case .picture(let image) = content { ObjectIdentifier(image) } else { nil as ObjectIdentifier? }
        }
        let key = DrawingCache.BackgroundKey(
            layers: layers.map { $0.resolved(by: self) }, pictures: pictures,
            color: background.map { CSS.Color($0, in: view.traitCollection) },
            size: bounds.size, scale: scale)
        return drawings.background(key) {
            let format = UIGraphicsImageRendererFormat()
            format.scale = scale
            let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
                if let background, let clip = layers.last?.clip {
                    clip.apply(in: context.cgContext) {
                        context.cgContext.setFillColor(background.cgColor)
                        context.cgContext.fill(clip.rect)
                    }
                }
                for (layer, content) in zip(layers, contents).reversed() {
                    guard let content else { continue }
                    BackgroundPainter(layer, content, scale: scale).draw(in: context.cgContext, drawings)
                }
            }
            image.assetName = "background(\(layers.map(\.image.cssText).joined(separator: ", ")))"
            return image
        }
    }

    /// Returns the image of a value. `nil` for `none` and unknown names.
    private func content(_ value: Value) -> BackgroundPainter.Content? {
        if case .gradient = value, case .gradient(let gradient) = resolved(value) { return .gradient(gradient) }
        return image(value).map { .picture($0) }
    }
}

extension BackgroundPainter.Layer {
    /// Returns the layer with the colours of a view's colour scheme.
    @MainActor fileprivate func resolved(by place: StylePlace) -> Self {
        Self(
            image: place.resolved(image), position: position, size: size, repetition: repetition, origin: origin,
            clip: clip)
    }
}
