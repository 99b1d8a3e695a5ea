import Foundation
import NimbusCSS

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The received but unread part of a response's body.
final class HTTPBody: Sendable {
    typealias Problem = NIChameleonObserver.Problem

    /// The requirements on a response.
    struct Expectation: Sendable {
        /// The maximum number of received but unread bytes.
        var sizeLimit: Int
        /// The media type; `nil` for any.
        var type: String?

        /// Returns the problem with a response, before its body is received.
        func problem(with response: HTTPURLResponse) -> Problem? {
            guard (200..<300).contains(response.statusCode) else { return .refused(status: response.statusCode) }
            return type == nil || type == response.mimeType ? nil : .malformedAnswer
        }
    }

    private struct State {
        var data = Data()
        /// Whether the response head was checked.
        var hasBegun = false
        var fault: Problem?
        var end: Result<Void, Problem>?
        var validators = HTTPValidators()
    }

    private let expectation: Expectation
    private let signal: AsyncStream<Void>.Continuation
    private let state = Locked(State())

    /// - Parameter signal: The continuation that signals further bytes and the end.
    init(_ expectation: Expectation, _ signal: AsyncStream<Void>.Continuation) {
        self.expectation = expectation
        self.signal = signal
    }

    // MARK: Reading

    var hasEnded: Bool { state.withLock { $0.end != nil } }

    /// Removes and returns the buffered bytes, with the result if the response has ended. Both are read under one lock;
    /// otherwise the last bytes could arrive in between and be lost.
    func take() -> (data: Data, end: Result<Void, Problem>?) {
        state.withLock { state in
            defer { state.data = Data() }
            return (state.data, state.end)
        }
    }

    /// The validators of the response.
    var validators: HTTPValidators { state.withLock { $0.validators } }

    // MARK: Receiving

    /// Appends received bytes, unless they exceed the limit or the response does not match the expectation.
    /// - Returns: Whether to continue receiving.
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

    /// Checks the response head once. On Linux, reading a task's response waits for URLSession's current work.
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

    /// Refuses a redirection.
    func refuse(redirection status: Int) {
        state.withLock { $0.fault = .refused(status: status) }
    }

    /// Records the end of the response.
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
