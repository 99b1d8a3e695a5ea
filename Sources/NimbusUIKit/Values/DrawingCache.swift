import CSSEngine

/// Caches images that are drawn for styles: colours and gradients. Images are compared by identity, so that a new image
/// for the same value would be set again.
@MainActor final class DrawingCache {
    private struct GradientKey: Hashable {
        let gradient: GradientValue
        /// The colour below the gradient.
        let background: CSS.Color
        let size: CGSize
        let scale: CGFloat
        let corners: DrawnCorners?
    }

    /// The images behind a view.
    struct BackgroundKey: Hashable {
        let layers: [BackgroundPainter.Layer]
        let pictures: [ObjectIdentifier?]
        /// The colour below the images.
        let color: CSS.Color?
        let size: CGSize
        let scale: CGFloat

        func hash(into hasher: inout Hasher) {
            hasher.combine(layers)
            hasher.combine(size.width)
        }
    }

    private struct ScaleKey: Hashable {
        let image: ObjectIdentifier
        let scale: CGFloat
    }

    private var images: [CSS.Color: UIImage] = [:]
    private var gradients: [GradientKey: GradientDrawing] = [:]
    private var backgrounds: [BackgroundKey: UIColor] = [:]
    /// The images with a changed scale, by the original images. The cache holds the original images strongly.
    private var scaledImages: [ScaleKey: (original: UIImage, scaled: UIImage)] = [:]
    /// The maximum number of drawings of each kind, because an animated style requests new drawings for every frame.
    private static let limit = 128
    /// The maximum width and height of a drawing, in pixels. In larger views, drawings have fewer pixels per point.
    private static let maximumLength: CGFloat = 16_384
    /// The maximum number of pixels of a drawing.
    private static let maximumArea: CGFloat = 16_777_216

    /// Returns an image of 1 × 1 point with a colour.
    func image(of color: CSS.Color) -> UIImage {
        if let image = images[color] { return image }
        if images.count >= Self.limit { images.removeAll() }
        let format = UIGraphicsImageRendererFormat()
        let bounds = CGRect(x: 0, y: 0, width: 1, height: 1)
        let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
            context.cgContext.setFillColor(UIColor(color).cgColor)
            context.cgContext.fill(bounds)
        }
        image.drawnColor = color
        images[color] = image
        return image
    }

    /// Returns an image with a given number of pixels per point. Returns the original image if it has this scale, or no
    /// pixels.
    func image(_ image: UIImage, scale: CGFloat) -> UIImage {
        guard image.scale != scale, let pixels = image.cgImage else { return image }
        let key = ScaleKey(image: ObjectIdentifier(image), scale: scale)
        if let known = scaledImages[key] { return known.scaled }
        let scaled = UIImage(cgImage: pixels, scale: scale, orientation: image.imageOrientation)
        scaled.assetName = image.assetName
        if scaledImages.count >= Self.limit { scaledImages.removeAll() }
        scaledImages[key] = (image, scaled)
        return scaled
    }

    /// Returns a gradient over a colour, or `nil` if the view is empty.
    /// - Parameters:
    ///   - size: The size of the view, in points.
    ///   - scale: The number of pixels per point.
    ///   - corners: The rounded corners. `nil` for square corners.
    func gradient(
        _ gradient: GradientValue, over background: CSS.Color, size: CGSize, scale: CGFloat,
        corners: DrawnCorners? = nil
    ) -> GradientDrawing? {
        let isWhole = corners != nil
        let (width, height) = (
            gradient.shape.isVertical && !isWhole ? min(1, size.width) : size.width,
            gradient.shape.isHorizontal && !isWhole ? min(1, size.height) : size.height
        )
        let key = GradientKey(
            gradient: gradient, background: background, size: CGSize(width: width, height: height), scale: scale,
            corners: corners)
        if let drawing = gradients[key] { return drawing }
        guard var image = Self.draw(key) else { return nil }
        if let corners { image = Self.rounded(image, corners) }
        image.assetName = gradient.cssText
        let drawing = GradientDrawing(image: image, color: UIColor(patternImage: image))
        if gradients.count >= Self.limit { gradients.removeAll() }
        gradients[key] = drawing
        return drawing
    }

    /// Returns the pattern colour of an image that is drawn once for each key.
    func background(_ key: BackgroundKey, _ draw: () -> UIImage) -> UIColor {
        if let color = backgrounds[key] { return color }
        let color = UIColor(patternImage: draw())
        if backgrounds.count >= Self.limit { backgrounds.removeAll() }
        backgrounds[key] = color
        return color
    }

    /// Draws an image as a view with rounded corners draws it.
    private static func rounded(_ image: UIImage, _ corners: DrawnCorners) -> UIImage {
        let view = UIImageView(image: image)
        view.frame = CGRect(origin: .zero, size: image.size)
        view.clipsToBounds = true
        corners.round(view.layer)
        let format = UIGraphicsImageRendererFormat()
        format.scale = image.scale
        return UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { context in
            view.layer.render(in: context.cgContext)
        }
    }

    /// Returns the number of pixels per point of a drawing, which is smaller than that of the screen if the drawing is large.
    /// - Parameter wished: The number of pixels per point of the screen. 1 if it is not positive.
    static func scale(of size: CGSize, _ wished: CGFloat) -> CGFloat {
        let area = (maximumArea / (size.width * size.height)).squareRoot()
        return min(wished > 0 && wished.isFinite ? wished : 1, maximumLength / max(size.width, size.height), area)
    }

    private static func draw(_ key: GradientKey) -> UIImage? {
        let (size, wished) = (key.size, key.scale > 0 && key.scale.isFinite ? key.scale : 1)
        guard let painter = GradientPainter(key.gradient, size: size, scale: wished) else { return nil }
        let scale = scale(of: size, key.scale)
        let (width, height) = (
            Int((size.width * scale).rounded(.up)), Int((size.height * scale).rounded(.up))
        )
        guard let image = painter.image(width: width, height: height) else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let bounds = CGRect(x: 0, y: 0, width: CGFloat(width) / scale, height: CGFloat(height) / scale)
        return UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
            if key.background.alpha > 0 {
                context.cgContext.setFillColor(UIColor(key.background).cgColor)
                context.cgContext.fill(bounds)
            }
            image.draw(in: bounds)
        }
    }
}

/// A drawn gradient. The image of a vertical gradient is 1 point wide, and the image of a horizontal gradient is 1
/// point high. The pattern colour repeats the image.
struct GradientDrawing {
    let image: UIImage
    let color: UIColor
}

extension UIImage {
    /// The colour of an image that was drawn for a stylesheet. `nil` for any other image. Stored in the name of the
    /// image.
    @MainActor package var drawnColor: CSS.Color? {
        get {
            guard let name = assetName, name.hasPrefix(Self.drawnColorStart), name.hasSuffix(")") else { return nil }
            return CSS.Color(cssText: String(name.dropFirst(Self.drawnColorStart.count).dropLast()))
        }
        set { assetName = newValue.map { "\(Self.drawnColorStart)\($0.cssText))" } }
    }

    private static var drawnColorStart: String { "image(" }
}
