import CSSEngine
import Foundation

extension Source {
    /// A source of bytes that need not be text.
    convenience init(name: String, data: Data) {
        let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: data.count)
        defer { copy.deallocate() }
        _ = copy.initialize(from: data)
        self.init(name: name, bytes: UnsafeBufferPointer(copy))
    }
}
