import ChameleonServer
import Foundation
import NimbusChameleon

/// Asks apps for the screens that they show, and receives the files in parts.
@MainActor final class ScreenReceiver {
    /// The error of a screen that does not arrive.
    struct Failure: Error {
        /// A sentence without a full stop.
        let message: String
    }

    /// The time limits.
    struct Times {
        /// The maximum time between two parts.
        var silence = Duration.seconds(10)
        /// The maximum time for all parts.
        var whole = Duration.seconds(60)
    }

    private final class Incoming {
        let client: ServerClient
        let end: ContinuousClock.Instant
        let completion: CheckedContinuation<Result<[String: Data], Failure>, Never>
        var files: [String: Data] = [:]
        var size = 0
        /// The task that gives up.
        var timeout: Task<Void, Never>?

        init(
            _ client: ServerClient, end: ContinuousClock.Instant,
            _ completion: CheckedContinuation<Result<[String: Data], Failure>, Never>
        ) {
            (self.client, self.end, self.completion) = (client, end, completion)
        }
    }

    private let times: Times
    private var incoming: [String: Incoming] = [:]

    /// The maximum number of screens that are received at the same time.
    private static let limit = 4

    init(times: Times = Times()) { self.times = times }

    /// Requests the files of an app's screen.
    /// - Parameter send: The closure that sends the request, and returns whether the app can receive it.
    /// - Throws: `Failure`, also if the task is cancelled.
    func files(
        of client: ServerClient, _ send: @escaping @Sendable (ScreenRequest) async -> Bool
    ) async throws(Failure) -> [String: Data] {
        guard !incoming.values.contains(where: { $0.client == client }) else {
            throw Failure(message: "the screen of this app is being saved")
        }
        guard incoming.count < Self.limit else { throw Failure(message: "other screens are being saved") }
        let id = UUID().uuidString
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { completion in
                incoming[id] = Incoming(client, end: .now + times.whole, completion)
                waitForPart(of: id)
                Task {
                    if await !send(ScreenRequest(id: id)) { finish(id, "the app cannot send its screen") }
                }
            }
        } onCancel: {
            Task { @MainActor in finish(id, "the request was cancelled") }
        }
        return try result.get()
    }

    /// Adds a part. Returns whether further parts may follow.
    func take(_ part: ScreenPart) -> Bool {
        guard let screen = incoming[part.id] else { return false }
        if let problem = part.problem {
            finish(part.id, "the app refused: \(problem)")
            return false
        }
        let size = screen.files[part.file]?.count ?? 0
        guard part.offset == size else {
            finish(part.id, "the app sent the parts of \(part.file) in another order")
            return false
        }
        screen.files[part.file, default: Data()] += part.data
        screen.size += part.data.count
        guard size + part.data.count <= WireLimits.fileSize, screen.files.count <= ScreenPart.fileLimit,
            screen.size <= ScreenPart.sizeLimit
        else {
            finish(part.id, "the screen is too large")
            return false
        }
        if part.isLast { finish(part.id, .success(screen.files)) } else { waitForPart(of: part.id) }
        return true
    }

    /// Ends the request to an app that is gone.
    func clientIsGone(_ client: ServerClient) {
        for (id, screen) in incoming where screen.client == client { finish(id, "the app is gone") }
    }

    private func waitForPart(of id: String) {
        guard let screen = incoming[id] else { return }
        screen.timeout?.cancel()
        let end = min(ContinuousClock.now + times.silence, screen.end)
        screen.timeout = Task {
            guard (try? await Task.sleep(until: end)) != nil, !Task.isCancelled else { return }
            finish(id, "the app does not respond")
        }
    }

    private func finish(_ id: String, _ message: String) { finish(id, .failure(Failure(message: message))) }

    private func finish(_ id: String, _ result: Result<[String: Data], Failure>) {
        guard let screen = incoming.removeValue(forKey: id) else { return }
        screen.timeout?.cancel()
        screen.completion.resume(returning: result)
    }
}
