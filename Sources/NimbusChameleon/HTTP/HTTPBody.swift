import Foundation
import NimbusCSS

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// What has come of an answer and was not taken yet.
final class HTTPBody: Sendable {
    typealias Problem = NIChameleonObserver.Problem

    /// What an answer has to be.
    struct Expectation: Sendable {
        /// Bytes that may have come and not be taken.
        var sizeLimit: Int
        /// The media type; nil for any.
        var type: String?
    }

    private struct State {
        var data = Data()
        var end: Result<Void, Problem>?
        var fault: Problem?
    }

    private let expectation: Expectation
    private let signal: AsyncStream<Void>.Continuation
    private let state = Locked(State())

    /// - Parameter signal: given whenever there is more, or the end.
    init(_ expectation: Expectation, _ signal: AsyncStream<Void>.Continuation) {
        self.expectation = expectation
        self.signal = signal
    }

    // MARK: Whoever waits

    /// How it ended; nil while it goes on.
    var end: Result<Void, Problem>? { state.withLock { $0.end } }

    /// Takes what is there.
    func take() -> Data {
        state.withLock { state in
            defer { state.data = Data() }
            return state.data
        }
    }

    // MARK: Whoever receives

    /// Takes in more bytes, unless they are too many or not what was expected.
    /// - Returns: whether more of it is wanted.
    func receive(_ more: Data, _ task: URLSessionTask) -> Bool {
        guard task.isSuccess else { return false }
        let isExpected = expectation.type.map { $0 == task.response?.mimeType } ?? true
        let isWanted = state.withLock { state in
            if !isExpected { state.fault = .malformedAnswer }
            if more.count > expectation.sizeLimit - state.data.count { state.fault = .tooLarge }
            if state.fault == nil { state.data.append(more) }
            return state.fault == nil
        }
        if isWanted { signal.yield() }
        return isWanted
    }

    /// Notes that somebody else is to be asked, as the server wants it.
    func refuse(redirection status: Int) {
        state.withLock { $0.fault = .refused(status: status) }
    }

    /// Notes the end.
    func finish(_ task: URLSessionTask, _ error: (any Error)?) {
        state.withLock { $0.end = result($0.fault, task, error) }
        signal.yield()
        signal.finish()
    }

    private func result(_ fault: Problem?, _ task: URLSessionTask, _ error: (any Error)?) -> Result<Void, Problem> {
        if let fault { return .failure(fault) }
        if let status = task.status, !task.isSuccess { return .failure(.refused(status: status)) }
        switch error {
        case nil: return .success(())
        case let error as URLError where error.code == .timedOut: return .failure(.tooSlow)
        case let error?: return .failure(.unreachable(code: (error as NSError).code))
        }
    }
}

extension URLSessionTask {
    /// Whether there is an answer, and it is what was asked for.
    fileprivate var isSuccess: Bool { status.map { (200..<300).contains($0) } ?? false }

    fileprivate var status: Int? { (response as? HTTPURLResponse)?.statusCode }
}
