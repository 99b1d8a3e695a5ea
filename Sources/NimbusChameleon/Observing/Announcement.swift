import Foundation
import NimbusCSS

/// That a file has come which is no style sheet.
struct Announcement: Hashable, Sendable {
    let path: WatchedPath
    /// Where the app finds it.
    let localPath: String

    /// Tells everybody who listens, who are on the main actor.
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
