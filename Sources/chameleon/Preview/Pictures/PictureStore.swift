import Foundation

/// The pictures requested last, as PNG files, or the reasons why they cannot be drawn.
@MainActor final class PictureStore {
    private struct Key: Hashable {
        let screen: String
        let version: UUID
        let request: PictureRequest
    }

    /// The number of variants that a page compares.
    private static let deviceLimit = 4

    private var pictures = LRUCache<Key, DrawingQueue.Outcome>(limit: 60)
    /// The requests of each screen, the latest last.
    private var requests: [String: [PictureRequest]] = [:]
    /// The screens that pages have requested, the latest last.
    private(set) var recentScreens: [String] = []

    /// Returns a picture if it is known.
    func picture(_ screen: String, _ version: UUID, _ request: PictureRequest) -> DrawingQueue.Outcome? {
        pictures.use(Key(screen: screen, version: version, request: request))
    }

    /// Adds a picture, unless another attempt can have another result.
    func add(_ outcome: DrawingQueue.Outcome, _ screen: String, _ version: UUID, _ request: PictureRequest) {
        if case .failure(let problem) = outcome, !problem.isPermanent { return }
        pictures.add(outcome, for: Key(screen: screen, version: version, request: request))
    }

    /// Removes the pictures of all other versions, and what is known of all other screens.
    func keepOnly(_ versions: Set<UUID>, screens: Set<String>) {
        pictures.removeAll { !versions.contains($0.version) }
        requests = requests.filter { screens.contains($0.key) }
        recentScreens.removeAll { !screens.contains($0) }
    }

    // MARK: Requests

    /// Records that a page requests a picture of a screen.
    func note(_ request: PictureRequest, of screen: String) {
        recentScreens.removeAll { $0 == screen }
        recentScreens.append(screen)
        let request = request.withoutEdits
        var known = requests[screen] ?? []
        known.removeAll { $0.setting.device == request.setting.device }
        requests[screen] = known.suffix(Self.deviceLimit - 1) + [request]
    }

    /// The last requests for pictures of a screen, without edits: one for each of the devices shown last, the latest
    /// first.
    func lastRequests(of screen: String) -> [PictureRequest] { (requests[screen] ?? []).reversed() }
}
