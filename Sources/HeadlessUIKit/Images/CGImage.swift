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
    /// - Parameter orientation: The orientation, which HeadlessUIKit ignores. All images are upright.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        self.init(pixels: cgImage.pixels, scale: scale)
    }

    /// The pixels of the image. `nil` for an image without pixels.
    public var cgImage: CGImage? { pixels.width > 0 && pixels.height > 0 ? CGImage(pixels) : nil }
}
