import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Sends requests to a server and limits the responses: no redirections, no cookies, no cache.
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

    /// Returns the body of the response.
    /// - Parameter sizeLimit: The maximum size of the body, in bytes.
    /// - Throws: `Problem`. If the task is cancelled, the error is unspecified.
    func answer(to request: URLRequest, sizeLimit: Int) async throws -> Data {
        try await versionedAnswer(to: request, sizeLimit: sizeLimit).data
    }

    /// Returns the body and the validators of the response.
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

    /// Returns a response to be read while it arrives. The time limit for whole responses does not apply to it.
    /// - Parameters:
    ///   - type: The required media type.
    ///   - sizeLimit: The maximum number of received but unread bytes.
    func stream(_ request: URLRequest, type: String, sizeLimit: Int) -> HTTPAnswer {
        begin(request, HTTPBody.Expectation(sizeLimit: sizeLimit, type: type))
    }

    private func begin(_ request: URLRequest, _ expectation: HTTPBody.Expectation) -> HTTPAnswer {
        let task = session.dataTask(with: request)
        return HTTPAnswer(to: task, expectation) { receiver.expect($0, to: task) }
    }
}
