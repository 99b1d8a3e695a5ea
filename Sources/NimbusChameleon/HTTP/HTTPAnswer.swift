import Foundation
import NimbusCSS

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The body of a response, read in parts or as a whole. The request is cancelled when the last reference is released.
struct HTTPAnswer: Sendable {
    typealias Problem = NIChameleonObserver.Problem

    private let body: HTTPBody
    private let signals: AsyncStream<Void>

    /// Starts a task and receives its response.
    /// - Parameter expect: The closure called with the body before the task starts.
    init(to task: URLSessionTask, _ expectation: HTTPBody.Expectation, expect: (HTTPBody) -> Void) {
        let (signals, signal) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        body = HTTPBody(expectation, signal)
        self.signals = signals
        signal.onTermination = { if case .cancelled = $0 { task.cancel() } }
        expect(body)
        task.resume()
    }

    /// Returns the bytes received since the last call, at least one; `nil` at the end.
    /// - Throws: `Problem`, or `CancellationError` if the task is cancelled.
    func next() async throws -> Data? {
        var iterator = signals.makeAsyncIterator()
        while true {
            let (data, end) = body.take()
            if !data.isEmpty { return data }
            if let end {
                try end.get()
                return nil
            }
            guard await iterator.next() != nil else { throw CancellationError() }
        }
    }

    /// The validators of the response, available after its end.
    var validators: HTTPValidators { body.validators }

    /// Returns all bytes up to the end.
    func whole() async throws -> Data {
        for await _ in signals where body.hasEnded { break }
        let (data, end) = body.take()
        guard let end else { throw CancellationError() }
        try end.get()
        return data
    }
}
