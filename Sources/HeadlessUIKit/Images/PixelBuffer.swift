internal import CPangoCairo
import Foundation

/// A Cairo image surface of premultiplied ARGB pixels. A buffer does not change after it is shared.
final class PixelBuffer: @unchecked Sendable {
    let surface: OpaquePointer
    let width: Int
    let height: Int

    /// Creates a buffer of transparent pixels.
    convenience init(width: Int, height: Int) {
        self.init(
            owning: cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(clamping: width), Int32(clamping: height)))
    }

    /// Creates a buffer from pixels in memory, which must outlive the buffer. `nil` if `stride`, in bytes, is not valid
    /// for the width.
    convenience init?(borrowing memory: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int) {
        let bytes = memory.assumingMemoryBound(to: UInt8.self)
        let surface = cairo_image_surface_create_for_data(
            bytes, CAIRO_FORMAT_ARGB32, Int32(clamping: width), Int32(clamping: height), Int32(clamping: stride))
        guard let surface else { return nil }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        self.init(owning: surface)
    }

    private init(owning surface: OpaquePointer) {
        self.surface = surface
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
    }

    deinit { cairo_surface_destroy(surface) }

    /// Returns a buffer with the contents of a PNG or JPEG file. `nil` if the contents are not valid.
    static func contents(of data: Data) -> PixelBuffer? { PixelBuffer(png: data) ?? PixelBuffer(jpeg: data) }

    /// The largest number of pixels of an image file. A small file can contain very many pixels of one colour, and more
    /// than these would need more than 256 MiB.
    private static let pixelLimit = 1 << 26

    /// Returns whether an image of a size, in pixels, is read.
    static func canHold(_ columns: UInt32, _ rows: UInt32) -> Bool {
        // A side of a Cairo image surface has at most 32,767 pixels.
        columns <= 32_767 && rows <= 32_767 && Int(columns) * Int(rows) <= pixelLimit
    }

    /// Creates a buffer from the contents of a PNG file. `nil` if the contents are not valid, or larger than the limit.
    convenience init?(png data: Data) {
        guard data.starts(with: [0x89, 0x50, 0x4E, 0x47]), let (columns, rows) = PNGReader.size(in: data),
            Self.canHold(columns, rows)
        else { return nil }
        var reader = PNGReader(rest: data[...])
        let surface = withUnsafeMutablePointer(to: &reader) { reader in
            cairo_image_surface_create_from_png_stream(
                { reader, target, count in
                    guard let reader, let target else { return CAIRO_STATUS_READ_ERROR }
                    return reader.assumingMemoryBound(to: PNGReader.self).pointee.read(into: target, Int(count))
                }, reader)
        }
        guard let surface else { return nil }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        self.init(owning: surface)
    }

    /// Returns the contents of a PNG file. `nil` if the buffer has no pixels.
    func png() -> Data? {
        var data = Data()
        let status = withUnsafeMutablePointer(to: &data) { data in
            cairo_surface_write_to_png_stream(
                surface,
                { data, bytes, count in
                    guard let data, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                    data.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
                    return CAIRO_STATUS_SUCCESS
                }, data)
        }
        return status == CAIRO_STATUS_SUCCESS ? data : nil
    }

    /// Returns the colour of a pixel. `nil` outside the buffer.
    func color(x: Int, y: Int) -> RGBA? {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
        cairo_surface_flush(surface)
        guard let bytes = cairo_image_surface_get_data(surface) else { return nil }
        let row = UnsafeRawPointer(bytes + y * Int(cairo_image_surface_get_stride(surface)))
        let pixel = row.load(fromByteOffset: x * 4, as: UInt32.self)
        let alpha = CGFloat(pixel >> 24) / 255
        guard alpha > 0 else { return .clear }
        func component(_ shift: UInt32) -> CGFloat { CGFloat(pixel >> shift & 0xFF) / 255 / alpha }
        return RGBA(red: component(16), green: component(8), blue: component(0), alpha: alpha)
    }
}
