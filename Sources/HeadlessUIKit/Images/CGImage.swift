import Foundation

/// Pixels that do not change any more.
public final class CGImage: Sendable {
    let pixels: PixelBuffer

    init(_ pixels: PixelBuffer) {
        self.pixels = pixels
    }

    /// How many pixels a row has.
    public var width: Int { pixels.width }
    /// How many rows there are.
    public var height: Int { pixels.height }
}

extension UIImage {
    /// An image of these pixels, one a point.
    public convenience init(cgImage: CGImage) {
        self.init(pixels: cgImage.pixels, scale: 1)
    }

    /// Its pixels; nil where there is not a single one.
    public var cgImage: CGImage? { pixels.width > 0 && pixels.height > 0 ? CGImage(pixels) : nil }
}
