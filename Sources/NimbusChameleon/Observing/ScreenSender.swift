import Foundation

/// Sends the files of the app's screen when the server asks for them, one response at a time.
actor ScreenSender {
    private let connection: ServerConnection
    private let screenFiles: NIChameleonObserver.ScreenFiles?
    private let requests: AsyncStream<ScreenRequest>
    private let request: AsyncStream<ScreenRequest>.Continuation

    init(_ connection: ServerConnection, _ screenFiles: NIChameleonObserver.ScreenFiles?) {
        self.connection = connection
        self.screenFiles = screenFiles
        (requests, request) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// Queues a response. It replaces another one that has not begun.
    nonisolated func answer(_ request: ScreenRequest) { self.request.yield(request) }

    /// Sends queued responses until the task is cancelled. A response ends at the first part that the server refuses.
    func run() async {
        for await request in requests {
            for part in await parts(for: request) {
                guard (try? await connection.send(part)) != nil else { break }
            }
        }
    }

    private func parts(for request: ScreenRequest) async -> [ScreenPart] {
        func refusal(_ problem: String) -> [ScreenPart] {
            var part = ScreenPart(id: request.id)
            part.problem = problem
            part.isLast = true
            return [part]
        }
        guard let screenFiles else { return refusal("the app sets no screenFiles in the options of its observer") }
        let files = await screenFiles()
        guard files.count <= ScreenPart.fileLimit, files.values.reduce(0, { $0 + $1.count }) <= ScreenPart.sizeLimit
        else {
            return refusal(
                "the screen has more than \(ScreenPart.fileLimit) files or \(ScreenPart.sizeLimit >> 20) MiB")
        }
        return ScreenPart.parts(of: files, id: request.id)
    }
}
