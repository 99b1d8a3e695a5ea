internal import CPangoCairo
import Foundation

extension CGContext {
    /// A context that draws to memory, one pixel a point, with the origin at the lower left.
    ///
    /// Pixels are what the screen's are: four bytes, premultiplied, blue first in memory. For any other layout there is
    /// none, and neither where there is not a single pixel.
    /// - Parameters:
    ///   - data: the memory, which must outlive the context; nil for some of its own.
    ///   - bytesPerRow: from row to row; 0, where the memory is its own, for as many as it likes.
    ///   - bitmapInfo: `CGBitmapInfo.byteOrder32Little` and `CGImageAlphaInfo.premultipliedFirst`.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        let layout = CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue
        guard bitsPerComponent == 8, bitmapInfo == layout, (1...32_767).contains(width), (1...32_767).contains(height)
        else { return nil }
        if let data {
            guard let pixels = PixelBuffer(borrowing: data, width: width, height: height, stride: bytesPerRow) else {
                return nil
            }
            self.init(bitmap: pixels)
        } else {
            self.init(bitmap: PixelBuffer(width: width, height: height))
        }
    }

    /// The memory that it draws to, the top row first; nil where it draws to none.
    public var data: UnsafeMutableRawPointer? {
        guard let surface = bitmap?.surface else { return nil }
        cairo_surface_flush(surface)
        return UnsafeMutableRawPointer(cairo_image_surface_get_data(surface))
    }

    /// How many pixels a row has.
    public var width: Int { bitmap?.width ?? 0 }

    /// How many rows there are.
    public var height: Int { bitmap?.height ?? 0 }

    /// From row to row, in bytes.
    public var bytesPerRow: Int { bitmap.map { Int(cairo_image_surface_get_stride($0.surface)) } ?? 0 }

    /// What was drawn so far; nil where there is no memory.
    public func makeImage() -> CGImage? {
        guard let bitmap else { return nil }
        let copy = PixelBuffer(width: bitmap.width, height: bitmap.height)
        // Others may have written to the memory.
        cairo_surface_mark_dirty(bitmap.surface)
        let target = cairo_create(copy.surface)
        cairo_set_source_surface(target, bitmap.surface, 0, 0)
        cairo_paint(target)
        cairo_destroy(target)
        return CGImage(copy)
    }
}
