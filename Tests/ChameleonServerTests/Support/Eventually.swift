import Foundation
import Testing

/// Something that was waited for and has not come about.
struct NotYet: Error, CustomStringConvertible {
    let description: String
}

/// Waits until there is a value. The limit is no expectation of how fast anything is: it only ends a test that fails.
func eventually<Value>(
    _ what: String, within limit: Duration = .seconds(30), _ value: () async throws -> Value?
) async throws -> Value {
    let end = ContinuousClock.now + limit
    while true {
        if let value = try await value() { return value }
        guard ContinuousClock.now < end else { throw NotYet(description: "\(what) has not come about") }
        try await Task.sleep(for: .milliseconds(2))
    }
}

/// Waits until something holds.
func eventually(_ what: String, _ holds: () async throws -> Bool) async throws {
    _ = try await eventually(what) { try await holds() ? true : nil }
}
