import Foundation
import NimbusCSS
import NimbusUIKit
import NimbusViews
import TestSupport
import Testing

/// A folder of strings files, removed with this, and where they are announced.
@MainActor final class StringsFolder {
    private let center = NotificationCenter()
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Texts that hear of the files.
    func strings(isChangeTrackingEnabled: Bool = true) -> UserInterfaceStrings {
        UserInterfaceStrings(
            LocalizedStrings(isChangeTrackingEnabled: isChangeTrackingEnabled), notificationCenter: center)
    }

    /// Writes a file, and returns its path.
    func write(_ text: String, encoding: String.Encoding = .utf8) throws -> String {
        let name = "\(UUID().uuidString).strings"
        try folder.write(#require(text.data(using: encoding)), to: name)
        return folder.file(name)
    }

    /// Says that a file of this text has come, and waits until everybody has heard.
    func announce(_ text: String, encoding: String.Encoding = .utf8) async throws {
        center.post(
            name: NIStringsDidChangeNotification, object: nil,
            userInfo: [NIStringsDidChangeFilePathKey: try write(text, encoding: encoding)])
        await Task {}.value
    }
}
