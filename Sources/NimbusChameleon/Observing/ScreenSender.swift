import Foundation

/// Sends the files of the app's screen when the server asks for them, one response at a time.
actor ScreenSender {
    /// The time after a response, so that a server cannot keep the app busy.
    private static let pause = Duration.seconds(1)

    private let screenFiles: (@MainActor @Sendable () -> [String: Data])?
    private let send: @Sendable (ScreenPart) async throws -> Void
    private let requests: AsyncStream<ScreenRequest>
    private let request: AsyncStream<ScreenRequest>.Continuation

    /// - Parameters:
    ///   - screenFiles: The closure that returns the files. `nil` if the app does not support it.
    ///   - send: The closure that sends a part, and returns after the response.
    init(
        _ screenFiles: (@MainActor @Sendable () -> [String: Data])?,
        send: @escaping @Sendable (ScreenPart) async throws -> Void
    ) {
        self.screenFiles = screenFiles
        self.send = send
        (requests, request) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// Queues a response. It replaces another one that has not begun.
    nonisolated func respond(to request: ScreenRequest) { self.request.yield(request) }

    /// Sends queued responses until the task is cancelled. A response ends at the first part that the server refuses.
    func run() async {
        for await request in requests {
            for part in await parts(for: request) {
                guard (try? await send(part)) != nil else { break }
            }
            try? await Task.sleep(for: Self.pause)
        }
    }

    private func parts(for request: ScreenRequest) async -> [ScreenPart] {
        guard let screenFiles else {
            return [.refusal("the app sets no screenFiles in the options of its observer", id: request.id)]
        }
        return ScreenPart.parts(of: await screenFiles(), id: request.id)
    }
}
