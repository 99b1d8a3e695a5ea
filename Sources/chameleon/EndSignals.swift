import Dispatch
import Foundation

/// The signals that end the program: SIGINT and SIGTERM.
struct EndSignals {
    private static let numbers = [SIGINT, SIGTERM]

    private let stream: AsyncStream<Void>
    private let sources: [any DispatchSourceSignal]

    init() {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        self.stream = stream
        sources = Self.numbers.map { number in
            // By default, the signal would end the program before the handler runs.
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { continuation.yield() }
            source.activate()
            return source
        }
    }

    /// Waits for the first signal. A second one ends the program at once.
    func first() async {
        for await _ in stream { break }
        for number in Self.numbers { signal(number, SIG_DFL) }
    }
}
