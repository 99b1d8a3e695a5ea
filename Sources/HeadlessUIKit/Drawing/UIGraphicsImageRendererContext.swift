import Foundation

/// The drawing environment of an image renderer.
public final class UIGraphicsImageRendererContext: NSObject {
    /// The Core Graphics context.
    public let cgContext: CGContext
    /// The format of the image.
    public let format: UIGraphicsImageRendererFormat
    private let pixels: PixelBuffer

    init(_ pixels: PixelBuffer, format: UIGraphicsImageRendererFormat) {
        self.pixels = pixels
        self.format = format
        cgContext = CGContext(pixels, scale: format.scale)
    }

    /// The image of the drawing so far.
    public var currentImage: UIImage { UIImage(pixels: pixels, scale: format.scale) }

    /// Fills a rectangle with the fill colour.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Strokes the inside of a rectangle with the stroke colour.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }

    /// Restricts drawing to a rectangle.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
