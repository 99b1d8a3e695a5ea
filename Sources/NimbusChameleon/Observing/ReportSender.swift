/// Sends reports, one after the other. What comes while one is under way, or soon after the last, is put together.
actor ReportSender {
    /// How long a report waits: the next change and other apps come first.
    private static let delay = Duration.milliseconds(200)

    private let connection: ServerConnection
    private let calls: AsyncStream<Void>
    private let call: AsyncStream<Void>.Continuation
    private var waiting: ClientReport?

    init(_ connection: ServerConnection) {
        self.connection = connection
        (calls, call) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    func send(_ report: ClientReport) {
        waiting = waiting?.followed(by: report) ?? report
        call.yield()
    }

    /// Sends what there is and what comes, until the task is cancelled. What cannot be sent is lost.
    func run() async {
        for await _ in calls {
            try? await Task.sleep(for: Self.delay)
            guard let report = waiting else { continue }
            waiting = nil
            try? await connection.send(report)
        }
    }
}
