import ChameleonServer
import Foundation
import NimbusChameleon

/// Asks apps for the screens that they show, and receives the files in parts.
@MainActor final class ScreenReceiver {
    enum Outcome {
        case screen(ReceivedScreen)
        /// A sentence without a full stop.
        case problem(String)
    }

    private struct Incoming {
        let completion: CheckedContinuation<Outcome, Never>
        var files: [String: Data] = [:]
        var size = 0
        var partCount = 0
        /// The task that gives up.
        var timeout: Task<Void, Never>?
    }

    private let silence: Duration
    private var incoming: [String: Incoming] = [:]

    /// The maximum number of screens that are received at the same time.
    private static let limit = 4
    private static let partLimit = ScreenPart.fileLimit + ScreenPart.sizeLimit / ScreenPart.size

    /// - Parameter silence: The time after which an app is given up that sends no further part.
    init(silence: Duration = .seconds(10)) { self.silence = silence }

    /// Requests the screen of an app.
    /// - Parameter send: The closure that sends the request.
    func screen(_ send: (ScreenRequest) -> Void) async -> Outcome {
        guard incoming.count < Self.limit else { return .problem("other screens are being saved") }
        let id = AccessToken().pairingCode
        return await withCheckedContinuation { completion in
            incoming[id] = Incoming(completion: completion)
            waitForPart(of: id)
            send(ScreenRequest(id: id))
        }
    }

    /// Adds a part. Returns `false` if no screen with its identifier is expected, or not any more.
    func take(_ part: ScreenPart) -> Bool {
        guard var screen = incoming[part.id] else { return false }
        if let problem = part.problem {
            finish(part.id, .problem("the app refused: \(problem.cut(to: WireLimits.messageSize))"))
            return true
        }
        screen.files[part.file, default: Data()] += part.data
        screen.size += part.data.count
        screen.partCount += 1
        guard screen.files.count <= ScreenPart.fileLimit, screen.size <= ScreenPart.sizeLimit,
            screen.partCount <= Self.partLimit
        else {
            finish(part.id, .problem("the screen is too large"))
            return false
        }
        incoming[part.id] = screen
        guard part.isLast else {
            waitForPart(of: part.id)
            return true
        }
        finish(part.id, ReceivedScreen(screen.files).map(Outcome.screen) ?? .problem("the app sent no valid view data"))
        return true
    }

    private func waitForPart(of id: String) {
        incoming[id]?.timeout?.cancel()
        incoming[id]?.timeout = Task { [silence] in
            guard (try? await Task.sleep(for: silence)) != nil else { return }
            finish(id, .problem("the app does not respond"))
        }
    }

    private func finish(_ id: String, _ outcome: Outcome) {
        guard let screen = incoming.removeValue(forKey: id) else { return }
        screen.timeout?.cancel()
        screen.completion.resume(returning: outcome)
    }
}
