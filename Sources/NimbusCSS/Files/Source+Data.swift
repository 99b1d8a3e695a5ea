import CSSEngine
import Foundation

extension Source {
    /// A source of bytes that need not be text.
    package convenience init(name: String, data: Data) {
        // An initialiser cannot be called from within `withUnsafeBytes`.
        let bytes = data as NSData
        self.init(
            name: name,
            bytes: UnsafeBufferPointer(start: bytes.bytes.assumingMemoryBound(to: UInt8.self), count: bytes.length))
        withExtendedLifetime(bytes) {}
    }
}
