import Foundation
import NimbusCSS

/// The notification that a strings or JSON file changed.
struct Announcement: Hashable, Sendable {
    let path: WatchedPath
    /// The path of the file on disk.
    let localPath: String

    /// Posts the notification on the main actor.
    @MainActor func post(in center: NotificationCenter) {
        switch ResourceKind(path) {
        case .strings:
            center.post(
                name: NIStringsDidChangeNotification, object: nil,
                userInfo: [NIStringsDidChangeFilePathKey: localPath])
        case .json:
            center.post(
                name: NIJSONDidChangeNotification, object: nil,
                userInfo: [NIJSONDidChangeFilePathKey: localPath, NIJSONDidChangeNameKey: path.text])
        case .sheet, nil: break
        }
    }
}
