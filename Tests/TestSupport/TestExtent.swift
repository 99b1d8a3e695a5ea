import Foundation

/// The extent of the long tests: some or all of their cases. `make ci-full` sets `NIMBUS_FULL`, and they run all of them.
package enum TestExtent {
    package static let isFull = ProcessInfo.processInfo.environment["NIMBUS_FULL"] != nil

    /// Returns `usual` for the checks of every change, and `full` for `make ci-full`.
    package static func choose<Value>(_ usual: Value, full: Value) -> Value { isFull ? full : usual }
}
