import Foundation

/// How many of their cases long tests run. `make ci-full` sets `NIMBUS_FULL`, so that they run all of them.
package enum TestExtent {
    package static let isFull = ProcessInfo.processInfo.environment["NIMBUS_FULL"] != nil

    /// Returns one value for the tests of every change, and another one for all tests.
    package static func choose<Value>(_ usual: Value, full: Value) -> Value { isFull ? full : usual }
}
