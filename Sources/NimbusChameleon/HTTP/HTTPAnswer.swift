import Foundation
import NimbusCSS

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The body of an answer, to be taken while it comes or as a whole. When nobody holds it any more, nobody waits for it.
struct HTTPAnswer: Sendable {
    typealias Problem = NIChameleonObserver.Problem

    private let body: HTTPBody
    private let signals: AsyncStream<Void>

    /// Begins to wait for the answer to a task.
    /// - Parameter expect: hears of the body, before the task begins.
    init(to task: URLSessionTask, _ expectation: HTTPBody.Expectation, expect: (HTTPBody) -> Void) {
        let (signals, signal) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        body = HTTPBody(expectation, signal)
        self.signals = signals
        signal.onTermination = { if case .cancelled = $0 { task.cancel() } }
        expect(body)
        task.resume()
    }

    /// Bytes that have come and were not taken yet, at least one; nil at the end.
    /// - Throws: `Problem`, or `CancellationError` where the task is cancelled.
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

    /// What the answer says of the version that it is; once it has ended.
    var validators: HTTPValidators { body.validators }

    /// All bytes up to the end.
    func whole() async throws -> Data {
        for await _ in signals where body.hasEnded { break }
        let (data, end) = body.take()
        guard let end else { throw CancellationError() }
        try end.get()
        return data
    }
}
