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
        configuration.timeoutIntervalForRequest = limits.silence
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
        try await withThrowingTaskGroup(of: Data.self) { group in
            group.addTask { try await self.receive(request, sizeLimit) }
            group.addTask { [time = limits.answerTime] in
                try await Task.sleep(for: .seconds(time))
                throw Problem.tooSlow
            }
            defer { group.cancelAll() }
            return try await group.next() ?? Data()
        }
    }

    private func receive(_ request: URLRequest, _ sizeLimit: Int) async throws -> Data {
        let (results, sink) = AsyncStream.makeStream(of: Result<Data, Problem>.self)
        let task = session.dataTask(with: request)
        receiver.expect(HTTPAnswer(sizeLimit: sizeLimit, sink: sink), to: task)
        sink.onTermination = { _ in task.cancel() }
        task.resume()
        for await result in results { return try result.get() }
        throw CancellationError()
    }
}
