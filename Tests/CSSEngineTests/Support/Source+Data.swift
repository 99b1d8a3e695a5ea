import CSSEngine
import Foundation

extension Source {
    /// Creates a source from bytes, which may be invalid UTF-8.
    convenience init(name: String, data: Data) {
        let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: data.count)
        defer { copy.deallocate() }
        _ = copy.initialize(from: data)
        self.init(name: name, bytes: UnsafeBufferPointer(copy))
    }
}
