import Foundation

/// An immutable image of pixels.
public final class CGImage: Sendable {
    let pixels: PixelBuffer

    init(_ pixels: PixelBuffer) {
        self.pixels = pixels
    }

    /// The width, in pixels.
    public var width: Int { pixels.width }
    /// The height, in pixels.
    public var height: Int { pixels.height }
}

extension UIImage {
    /// Creates an image with one pixel per point.
    public convenience init(cgImage: CGImage) {
        self.init(pixels: cgImage.pixels, scale: 1)
    }

    /// Creates an image with a number of pixels per point.
    /// - Parameter orientation: The orientation in which the image is displayed.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        self.init(pixels: cgImage.pixels, scale: scale, orientation: orientation)
    }

    /// The pixels of the image, which the orientation does not turn. `nil` for an image without pixels.
    public var cgImage: CGImage? { pixels.width > 0 && pixels.height > 0 ? CGImage(storedPixels) : nil }
}
