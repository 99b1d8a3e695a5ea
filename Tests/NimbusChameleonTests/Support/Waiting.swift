import Foundation
import Testing

/// Waits until something holds, which it does soon unless something is wrong.
@MainActor func eventually(
    _ what: Comment, _ location: SourceLocation = #_sourceLocation, _ condition: @MainActor () throws -> Bool
) async throws {
    let end = ContinuousClock.now + .seconds(90)
    while try !condition() {
        guard ContinuousClock.now < end else {
            Issue.record(what, sourceLocation: location)
            throw CancellationError()
        }
        try await Task.sleep(for: .milliseconds(2))
    }
}
