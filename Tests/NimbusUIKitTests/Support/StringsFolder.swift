import Foundation
import NimbusCSS
import NimbusUIKit
import Testing

/// A folder of strings files, removed with this, and where they are announced.
@MainActor final class StringsFolder {
    private let center = NotificationCenter()
    private let url = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(UUID().uuidString)

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Texts that hear of the files.
    func strings(isChangeTrackingEnabled: Bool = true) -> UserInterfaceStrings {
        UserInterfaceStrings(
            LocalizedStrings(isChangeTrackingEnabled: isChangeTrackingEnabled), notificationCenter: center)
    }

    /// Writes a file, and returns its path.
    func write(_ text: String, encoding: String.Encoding = .utf8) throws -> String {
        let file = url.appendingPathComponent("\(UUID().uuidString).strings")
        try #require(text.data(using: encoding)).write(to: file)
        return file.path
    }

    /// Says that a file of this text has come, and waits until everybody has heard.
    func announce(_ text: String, encoding: String.Encoding = .utf8) async throws {
        center.post(
            name: NIStringsDidChangeNotification, object: nil,
            userInfo: [NIStringsDidChangeFilePathKey: try write(text, encoding: encoding)])
        await Task {}.value
    }
}
