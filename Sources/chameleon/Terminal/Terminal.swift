import ChameleonServer
import Foundation

/// Prints the events of the server to standard output. No method waits for the output.
struct Terminal: Sendable {
    /// The time for which events are collected before they are printed.
    private static let collectionTime = Duration.milliseconds(200)
    /// The maximum time to wait for the output at the end.
    private static let finishTime = Duration.milliseconds(500)

    private enum Item {
        case entry(EventBatch.Entry, Date)
        case endOfBatch
    }

    private let features: TerminalFeatures
    private let printer: LinePrinter
    private let items: AsyncStream<Item>.Continuation
    private let printing: Task<Void, Never>

    /// - Parameter descriptor: The file descriptor to write to.
    init(_ descriptor: Int32 = STDOUT_FILENO) {
        let (stream, items) = AsyncStream.makeStream(of: Item.self)
        let features = TerminalFeatures(of: descriptor)
        let printer = LinePrinter(to: descriptor)
        (self.features, self.printer, self.items) = (features, printer, items)
        printing = Task {
            var batch = EventBatch()
            for await item in stream {
                switch item {
                case .entry(let entry, let time):
                    if batch.isEmpty { Self.scheduleEndOfBatch(items) }
                    batch.append(entry, at: time)
                case .endOfBatch:
                    printer.print(features.styled(batch.lines))
                    batch = EventBatch()
                }
            }
            printer.print(features.styled(batch.lines))
        }
    }

    private static func scheduleEndOfBatch(_ items: AsyncStream<Item>.Continuation) {
        Task {
            try? await Task.sleep(for: collectionTime)
            items.yield(.endOfBatch)
        }
    }

    /// Prints the message of a server that has started.
    func print(_ message: StartupMessage) { printer.print(features.styled(message.lines(on: features))) }

    /// Prints the lines of an event with the time.
    func print(_ lines: [String]) {
        guard !lines.isEmpty else { return }
        items.yield(.entry(.lines(lines), Date()))
    }

    /// Prints the server's events until the server ends.
    func follow(_ events: AsyncStream<ServerEvent>) async {
        for await event in events { items.yield(.entry(.event(event), Date())) }
    }

    /// Prints the remaining lines. Waits for the output only for a short time.
    func finish() async {
        items.finish()
        await printing.value
        await printer.finish(within: Self.finishTime)
    }

    static func printError(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
    }
}

extension TerminalFeatures {
    /// Returns lines without styles if the output does not show them.
    fileprivate func styled(_ lines: [String]) -> [String] { hasColor ? lines : lines.map(\.withoutStyles) }
}
