internal import CPangoCairo
import Foundation

/// Passes the contents of a PNG file to Cairo in pieces.
struct PNGReader {
    var rest: Data.SubSequence

    mutating func read(into target: UnsafeMutablePointer<UInt8>, _ count: Int) -> cairo_status_t {
        guard count <= rest.count else { return CAIRO_STATUS_READ_ERROR }
        rest.copyBytes(to: target, count: count)
        rest = rest.dropFirst(count)
        return CAIRO_STATUS_SUCCESS
    }
}
