import NimbusCSS

/// Sends reports, one after the other. What comes while one is under way, or soon after the last, is put together.
actor ReportSender {
    /// How long a report waits: the next change and other apps come first.
    private static let delay = Duration.milliseconds(200)

    private let connection: ServerConnection
    private let calls: AsyncStream<Void>
    private let call: AsyncStream<Void>.Continuation
    private var waiting: Waiting?

    private struct Waiting {
        var cursor: ChangeCursor
        /// The last one of each style sheet.
        var reloads: [StylesheetPath: SheetReload] = [:]
    }

    init(_ connection: ServerConnection) {
        self.connection = connection
        (calls, call) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// Reports how far the app has followed, and what became of the style sheets that were read again for it.
    func send(_ cursor: ChangeCursor, _ reloads: [SheetReload]) {
        waiting = waiting ?? Waiting(cursor: cursor)
        waiting?.cursor = cursor
        for reload in reloads { waiting?.reloads[reload.path] = reload }
        call.yield()
    }

    /// Sends what there is and what comes, until the task is cancelled. What cannot be sent is lost.
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
