import Foundation

/// What is at hand while a renderer draws.
public final class UIGraphicsImageRendererContext: NSObject {
    /// Where drawing goes.
    public let cgContext: CGContext
    /// The rectangle to draw in, in points.
    public let format: UIGraphicsImageRendererFormat
    private let pixels: PixelBuffer

    init(_ pixels: PixelBuffer, format: UIGraphicsImageRendererFormat) {
        self.pixels = pixels
        self.format = format
        cgContext = CGContext(pixels, scale: format.scale)
    }

    /// What was drawn so far.
    public var currentImage: UIImage { UIImage(pixels: pixels, scale: format.scale) }

    /// Fills a rectangle in the current colour.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Draws the outline of a rectangle in the current colour.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }

    /// Keeps what is drawn from now on inside of a rectangle.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
