import NimbusCSS

/// Sends one report at a time. Results that arrive during or soon after a report are combined.
actor ReportSender {
    /// The delay before a report, so that further changes and other apps take precedence.
    private static let delay = Duration.milliseconds(200)

    private let connection: ServerConnection
    private let calls: AsyncStream<Void>
    private let call: AsyncStream<Void>.Continuation
    private var waiting: Waiting?

    private struct Waiting {
        var cursor: ChangeCursor
        /// The last reload of each stylesheet.
        var reloads: [StylesheetPath: SheetReload] = [:]
    }

    init(_ connection: ServerConnection) {
        self.connection = connection
        (calls, call) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// Queues the app's cursor and the results of the stylesheets read for it.
    func send(_ cursor: ChangeCursor, _ reloads: [SheetReload]) {
        waiting = waiting ?? Waiting(cursor: cursor)
        waiting?.cursor = cursor
        for reload in reloads { waiting?.reloads[reload.path] = reload }
        call.yield()
    }

    /// Sends queued reports until the task is cancelled. A report that cannot be sent is lost.
    func run() async {
        for await _ in calls {
            try? await Task.sleep(for: Self.delay)
            guard let report = takeReport() else { continue }
            try? await connection.send(report)
        }
    }

    private func takeReport() -> ClientReport? {
        defer { waiting = nil }
        return waiting.map { waiting in
            let reloads = waiting.reloads.values.sorted { $0.path.text < $1.path.text }
            return ClientReport(
                name: connection.name, cursor: waiting.cursor, results: reloads.compactMap { SheetResult($0) })
        }
    }
}
