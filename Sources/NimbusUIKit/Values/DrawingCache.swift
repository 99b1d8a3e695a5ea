import CSSEngine

/// Caches the images that styles draw: of a colour, and of gradients. Images are compared by identity, so that another
/// image of the same value would be set again.
@MainActor final class DrawingCache {
    private struct GradientKey: Hashable {
        let top: CSS.Color
        let bottom: CSS.Color
        let pixels: Int
        let scale: CGFloat
    }

    private var images: [CSS.Color: UIImage] = [:]
    private var gradients: [GradientKey: UIColor] = [:]
    /// The maximum number of drawings of each kind, because an animated style requests new ones for every frame.
    private static let limit = 128
    /// The maximum height of a gradient, in pixels. Higher views repeat it.
    private static let maximumHeight: CGFloat = 16_384

    /// Returns an image of one point in a colour.
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

    /// Returns a pattern of one column from one colour at the top to another one at the bottom.
    /// - Parameters:
    ///   - height: In points. A gradient without height is clear.
    ///   - scale: The number of pixels per point.
    func gradient(from top: CSS.Color, to bottom: CSS.Color, height: CGFloat, scale: CGFloat) -> UIColor {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        guard height > 0, height.isFinite else { return .clear }
        let pixels = Int(min((height * scale).rounded(.up), Self.maximumHeight))
        let key = GradientKey(top: top, bottom: bottom, pixels: pixels, scale: scale)
        if let color = gradients[key] { return color }
        if gradients.count >= Self.limit { gradients.removeAll() }
        let image = Self.column(from: UIColor(top), to: UIColor(bottom), pixels, scale)
        image.assetName = "linear-gradient(\(top.cssText), \(bottom.cssText))"
        let color = UIColor(patternImage: image)
        gradients[key] = color
        return color
    }

    private static func column(from top: UIColor, to bottom: UIColor, _ pixels: Int, _ scale: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let bounds = CGRect(x: 0, y: 0, width: 1, height: CGFloat(pixels) / scale)
        let (first, last) = (top.components, bottom.components)
        return UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
            for row in 0..<pixels {
                let place = (CGFloat(row) + 0.5) / CGFloat(pixels)
                let mixed = zip(first, last).map { $0 + ($1 - $0) * place }
                let color = UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
                context.cgContext.setFillColor(color.cgColor)
                context.cgContext.fill(CGRect(x: 0, y: CGFloat(row) / scale, width: 1, height: 1 / scale))
            }
        }
    }
}

extension UIImage {
    /// The colour of an image that a stylesheet has made of it. `nil` for other images. The name of the image keeps it.
    @MainActor var drawnColor: CSS.Color? {
        get {
            guard let name = assetName, name.hasPrefix(Self.drawnColorStart), name.hasSuffix(")") else { return nil }
            return CSS.Color(cssText: String(name.dropFirst(Self.drawnColorStart.count).dropLast()))
        }
        set { assetName = newValue.map { "\(Self.drawnColorStart)\($0.cssText))" } }
    }

    private static var drawnColorStart: String { "image(" }
}

extension UIColor {
    /// Red, green, blue and alpha.
    fileprivate var components: [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }
}
