internal import CPangoCairo
import Foundation

extension UIImage {
    /// Returns the contents of a BMP file with 32 bits per pixel. Transparent pixels become black.
    ///
    /// A BMP file has the pixels as Cairo stores them, uncompressed. So it is made many times as fast as a PNG file, for
    /// readers on the same machine.
    package func bmpData() -> Data { pixels.bmp() }
}

extension PixelBuffer {
    private static let bmpHeaderSize = 54

    /// Returns the contents of a BMP file: the two headers of BITMAPINFOHEADER, and the rows from top to bottom.
    fileprivate func bmp() -> Data {
        let rowSize = width * 4
        let size = Self.bmpHeaderSize + rowSize * height
        var data = Data(capacity: size)
        func append(_ number: Int, as type: (some FixedWidthInteger).Type) {
            withUnsafeBytes(of: type.init(truncatingIfNeeded: number).littleEndian) { data.append(contentsOf: $0) }
        }
        data.append(contentsOf: "BM".utf8)
        append(size, as: UInt32.self)
        append(0, as: UInt32.self)
        append(Self.bmpHeaderSize, as: UInt32.self)
        append(Self.bmpHeaderSize - 14, as: UInt32.self)
        append(width, as: Int32.self)
        // A negative height means that the first row is the top one.
        append(-height, as: Int32.self)
        append(1, as: UInt16.self)
        append(32, as: UInt16.self)
        // Uncompressed, with sizes that readers compute, and without a palette.
        for _ in 0..<6 { append(0, as: UInt32.self) }
        cairo_surface_flush(surface)
        if let bytes = cairo_image_surface_get_data(surface) {
            let stride = Int(cairo_image_surface_get_stride(surface))
            for row in 0..<height { data.append(bytes + row * stride, count: rowSize) }
        }
        return data
    }
}
