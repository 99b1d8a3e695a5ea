import Foundation

/// A value protected by a lock.
package final class Locked<Value: Sendable>: @unchecked Sendable {
    // Sendable because `value` is accessed only while holding the lock.

    private let lock = NSLock()
    private var value: Value

    package init(_ value: Value) {
        self.value = value
    }

    package func withLock<Result: Sendable>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
