internal import CJPEG
internal import CPangoCairo
import Foundation

extension PixelBuffer {
    /// Creates a buffer from the contents of a JPEG file. `nil` if the contents are not valid, damaged, in CMYK, or
    /// larger than the limit. The orientation in the file does not turn the pixels.
    convenience init?(jpeg data: Data) {
        guard data.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
        var (columns, rows): (UInt32, UInt32) = (0, 0)
        let isImage = data.withUnsafeBytes { bytes in
            cjpeg_read_size(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, &columns, &rows)
        }
        guard isImage != 0, Self.canHold(columns, rows) else { return nil }
        self.init(width: Int(columns), height: Int(rows))
        guard let pixels = cairo_image_surface_get_data(surface) else { return nil }
        let stride = Int(cairo_image_surface_get_stride(surface))
        let isComplete = data.withUnsafeBytes { bytes in
            cjpeg_read_pixels(
                bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, pixels, stride, columns, rows)
        }
        guard isComplete != 0 else { return nil }
        cairo_surface_mark_dirty(surface)
    }
}
