import TestSupport
import Testing

/// A trait that starts one browser for all tests of a suite.
struct BrowserTrait: SuiteTrait, TestScoping {
    func provideScope(
        for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void
    ) async throws {
        let browser = try await Browser()
        do {
            try await Browser.$ofSuite.withValue(browser, operation: body)
        } catch {
            await browser.close()
            throw error
        }
        await browser.close()
    }
}

extension Browser {
    /// The browser of the suite whose tests run.
    @TaskLocal static var ofSuite: Browser?
}

extension Trait where Self == BrowserTrait {
    static var browser: Self { BrowserTrait() }
}
