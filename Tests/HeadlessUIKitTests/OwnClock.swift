import HeadlessUIKit
import Testing

/// Gives each test a media clock, because other tests run at the same time.
struct OwnClock: TestTrait, SuiteTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await MediaClock.$current.withValue(MediaClock()) { try await function() }
    }
}

extension Trait where Self == OwnClock {
    static var ownClock: OwnClock { OwnClock() }
}
