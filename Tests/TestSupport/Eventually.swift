/// The error of `eventually`.
package struct TimeoutError: Error, CustomStringConvertible {
    package let description: String
}

/// Waits until there is a value. The limit only ends a failing test. It is not a requirement on speed.
///
/// Asks for the value at least 100 times, because other tests can keep all threads busy between two attempts.
/// - Parameters:
///   - expectation: The awaited event, as a clause for the error. The clause can contain the state after the last
///     attempt.
///   - value: Returns the value, or `nil` until there is one.
package func eventually<Value>(
    _ expectation: @autoclosure () -> String, within limit: Duration = .seconds(300),
    isolation: isolated (any Actor)? = #isolation,
    _ value: () async throws -> Value?
) async throws -> Value {
    let end = ContinuousClock.now + limit
    var count = 0
    while true {
        if let value = try await value() { return value }
        count += 1
        guard count < 100 || ContinuousClock.now < end else {
            throw TimeoutError(description: "timed out waiting for: \(expectation())")
        }
        try await Task.sleep(for: .milliseconds(2))
    }
}

/// Waits until a condition is true.
package func eventually(
    _ expectation: @autoclosure () -> String, within limit: Duration = .seconds(300),
    isolation: isolated (any Actor)? = #isolation,
    _ condition: () async throws -> Bool
) async throws {
    _ = try await eventually(expectation(), within: limit, isolation: isolation) { try await condition() ? true : nil }
}
