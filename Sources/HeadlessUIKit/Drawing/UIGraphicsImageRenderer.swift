import Foundation

/// An object that creates images by drawing.
open class UIGraphicsImageRenderer: NSObject {
    /// The bounds of the image, in points.
    public let bounds: CGRect
    /// The format of the image.
    public let format: UIGraphicsImageRendererFormat

    /// Creates a renderer for images of a size, in points, with the format of the screen.
    public convenience init(size: CGSize) {
        self.init(size: size, format: .default())
    }

    /// Creates a renderer for images of a size, in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer for images with bounds, in points, and the format of the screen.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    /// Creates a renderer for images with bounds, in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
    }

    /// Returns the image that the closure draws.
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

    /// Returns the image that the closure draws, as the contents of a PNG file.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}
