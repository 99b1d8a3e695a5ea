internal import CPangoCairo
import Foundation

/// Passes the contents of a PNG file to Cairo in pieces.
struct PNGReader {
    var rest: Data.SubSequence

    /// Returns the size in the header of a PNG file, in pixels (PNG, section 11.2.2). `nil` if the file is too short.
    static func size(in data: Data) -> (columns: UInt32, rows: UInt32)? {
        let header = [UInt8](data.prefix(24))
        guard header.count == 24 else { return nil }
        func number(at index: Int) -> UInt32 { header[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) } }
        return (number(at: 16), number(at: 20))
    }

    mutating func read(into target: UnsafeMutablePointer<UInt8>, _ count: Int) -> cairo_status_t {
        guard count <= rest.count else { return CAIRO_STATUS_READ_ERROR }
        rest.copyBytes(to: target, count: count)
        rest = rest.dropFirst(count)
        return CAIRO_STATUS_SUCCESS
    }
}
