import Foundation

/// Draws pictures into memory.
open class UIGraphicsImageRenderer: NSObject {
    /// The rectangle that is drawn in, in points.
    public let bounds: CGRect
    /// The kind of pixels.
    public let format: UIGraphicsImageRendererFormat

    /// A renderer of pictures of this size, in points, with the pixels of the screen.
    public convenience init(size: CGSize) {
        self.init(size: size, format: .default())
    }

    /// A renderer of pictures of this size, in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// A renderer of pictures of this rectangle, in points, with the pixels of the screen.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    /// A renderer of pictures of this rectangle, in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
    }

    /// What `actions` draw.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        func pixelCount(_ points: CGFloat) -> Int { Int((points * format.scale).rounded(.up).clamped(to: 0...32_767)) }
        let pixels = PixelBuffer(width: pixelCount(bounds.width), height: pixelCount(bounds.height))
        let context = UIGraphicsImageRendererContext(pixels, format: format)
        if format.opaque { context.cgContext.fill(CGRect(origin: .zero, size: bounds.size)) }
        context.cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
        UIGraphicsPushContext(context.cgContext)
        actions(context)
        UIGraphicsPopContext()
        return UIImage(pixels: pixels, scale: format.scale)
    }

    /// The bytes of a PNG file of what `actions` draw.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}
