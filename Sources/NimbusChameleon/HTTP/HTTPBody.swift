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

        /// What is wrong with an answer before there is anything of its body.
        func problem(with response: HTTPURLResponse) -> Problem? {
            guard (200..<300).contains(response.statusCode) else { return .refused(status: response.statusCode) }
            return type == nil || type == response.mimeType ? nil : .malformedAnswer
        }
    }

    private struct State {
        var data = Data()
        /// Whether the head was looked at.
        var hasBegun = false
        var fault: Problem?
        var end: Result<Void, Problem>?
        var validators = HTTPValidators()
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

    var hasEnded: Bool { state.withLock { $0.end != nil } }

    /// Takes what is there, in one look with how it ended: between two, the last bytes might come. Nil while it goes on.
    func take() -> (data: Data, end: Result<Void, Problem>?) {
        state.withLock { state in
            defer { state.data = Data() }
            return (state.data, state.end)
        }
    }

    /// What the answer says of the version that it is.
    var validators: HTTPValidators { state.withLock { $0.validators } }

    // MARK: Whoever receives

    /// Takes in more bytes, unless they are too many or not what was expected.
    /// - Returns: whether more of it is wanted.
    func receive(_ more: Data, _ task: URLSessionTask) -> Bool {
        begin(task)
        let isWanted = state.withLock { state in
            if more.count > expectation.sizeLimit - state.data.count { state.fault = state.fault ?? .tooLarge }
            if state.fault == nil { state.data.append(more) }
            return state.fault == nil
        }
        if isWanted { signal.yield() }
        return isWanted
    }

    /// Looks at the head, once: on Linux, asking a task for its answer waits for whatever URLSession is doing.
    private func begin(_ task: URLSessionTask) {
        guard !state.withLock({ $0.hasBegun }) else { return }
        let response = task.response as? HTTPURLResponse
        let fault = response.flatMap { expectation.problem(with: $0) }
        state.withLock { state in
            state.hasBegun = true
            if let response { state.validators = HTTPValidators(response) }
            state.fault = state.fault ?? fault
        }
    }

    /// Notes that somebody else is to be asked, as the server wants it.
    func refuse(redirection status: Int) {
        state.withLock { $0.fault = .refused(status: status) }
    }

    /// Notes the end.
    func finish(_ task: URLSessionTask, _ error: (any Error)?) {
        begin(task)
        state.withLock { state in
            switch (state.fault, error) {
            case (let fault?, _): state.end = .failure(fault)
            case (nil, nil): state.end = .success(())
            case (nil, let error as URLError) where error.code == .timedOut: state.end = .failure(.tooSlow)
            case (nil, let error?): state.end = .failure(.unreachable(code: (error as NSError).code))
            }
        }
        signal.yield()
        signal.finish()
    }
}
