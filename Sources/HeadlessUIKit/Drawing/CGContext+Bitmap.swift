internal import CPangoCairo
import Foundation

extension CGContext {
    /// Creates a context that draws to memory, with one pixel per point and the origin at the lower left.
    ///
    /// The only supported pixel format is the format of the screen: four premultiplied bytes per pixel, with blue first
    /// in memory. Returns `nil` for other formats, and if a side is not from 1 to 32,767 pixels.
    /// - Parameters:
    ///   - data: The memory, which must outlive the context. `nil` allocates memory.
    ///   - bytesPerRow: The number of bytes per row. The context ignores the number if it allocates the memory.
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

    /// The memory to which the context draws, from the top row. `nil` if the context is not a bitmap context.
    public var data: UnsafeMutableRawPointer? {
        guard let surface = bitmap?.surface else { return nil }
        cairo_surface_flush(surface)
        return UnsafeMutableRawPointer(cairo_image_surface_get_data(surface))
    }

    /// The width, in pixels.
    public var width: Int { bitmap?.width ?? 0 }

    /// The height, in pixels.
    public var height: Int { bitmap?.height ?? 0 }

    /// The number of bytes per row.
    public var bytesPerRow: Int { bitmap.map { Int(cairo_image_surface_get_stride($0.surface)) } ?? 0 }

    /// Returns an image of the current pixels. `nil` if the context is not a bitmap context.
    public func makeImage() -> CGImage? {
        guard let bitmap else { return nil }
        let copy = PixelBuffer(width: bitmap.width, height: bitmap.height)
        // The owner of the memory may have changed the pixels.
        cairo_surface_mark_dirty(bitmap.surface)
        let target = cairo_create(copy.surface)
        cairo_set_source_surface(target, bitmap.surface, 0, 0)
        cairo_paint(target)
        cairo_destroy(target)
        return CGImage(copy)
    }
}
