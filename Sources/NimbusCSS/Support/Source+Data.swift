import CSSEngine
import Foundation

extension Source {
    /// Creates a source from data. Invalid UTF-8 is replaced by U+FFFD.
    package convenience init(name: String, data: Data) {
        // Uses `NSData`, because `self.init` cannot be called inside the closure of `withUnsafeBytes`.
        let bytes = data as NSData
        self.init(
            name: name,
            bytes: UnsafeBufferPointer(start: bytes.bytes.assumingMemoryBound(to: UInt8.self), count: bytes.length))
        withExtendedLifetime(bytes) {}
    }
}
