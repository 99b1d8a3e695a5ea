import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Asks a server, and takes no more from it than it was asked for: no redirections, no cookies, no cache.
final class HTTPClient: Sendable {
    typealias Problem = NIChameleonObserver.Problem

    private let limits: NIChameleonObserver.Limits
    private let receiver = HTTPReceiver()
    private let session: URLSession

    init(limits: NIChameleonObserver.Limits) {
        self.limits = limits
        let configuration = URLSessionConfiguration.ephemeral
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.urlCache = nil
        configuration.urlCredentialStorage = nil
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
    }

    deinit { session.invalidateAndCancel() }

    /// The body of the answer.
    /// - Parameter sizeLimit: bytes that it may have.
    /// - Throws: `Problem`; what the task's cancellation comes to, is not to be looked at.
    func answer(to request: URLRequest, sizeLimit: Int) async throws -> Data {
        try await versionedAnswer(to: request, sizeLimit: sizeLimit).data
    }

    /// The body of the answer, and what it says of the version that it is.
    func versionedAnswer(
        to request: URLRequest, sizeLimit: Int
    ) async throws -> (data: Data, validators: HTTPValidators) {
        try await withThrowingTaskGroup(of: (Data, HTTPValidators).self) { group in
            group.addTask {
                let answer = self.begin(request, HTTPBody.Expectation(sizeLimit: sizeLimit))
                return (try await answer.whole(), answer.validators)
            }
            group.addTask { [time = limits.answerTime] in
                try await Task.sleep(for: .seconds(time))
                throw Problem.tooSlow
            }
            defer { group.cancelAll() }
            return try await group.next() ?? (Data(), HTTPValidators())
        }
    }

    /// An answer that is taken while it comes. The limits' time for a whole answer does not count for it.
    /// - Parameters:
    ///   - type: the media type that it has to be of.
    ///   - sizeLimit: bytes that may have come and not be taken.
    func stream(_ request: URLRequest, type: String, sizeLimit: Int) -> HTTPAnswer {
        begin(request, HTTPBody.Expectation(sizeLimit: sizeLimit, type: type))
    }

    private func begin(_ request: URLRequest, _ expectation: HTTPBody.Expectation) -> HTTPAnswer {
        let task = session.dataTask(with: request)
        return HTTPAnswer(to: task, expectation) { receiver.expect($0, to: task) }
    }
}
