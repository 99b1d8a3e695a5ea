import Foundation
import NimbusViews

/// The files of a screen from an app: view data and images.
struct ReceivedScreen: Sendable {
    /// The error of files that are refused or cannot be written.
    struct Failure: Error {
        /// A sentence without a full stop.
        let message: String
        /// Whether the app is to blame.
        var isOfApp = true
    }

    private let views: Data
    private let images: [String: Data]

    /// Checks files from an app: one JSON file of view data, and PNG files.
    /// - Throws: `Failure` for other files, and for names that are not safe on every file system.
    init(_ files: [String: Data]) throws(Failure) {
        let data = files.filter { $0.key.lowercased().hasSuffix(".json") }
        guard data.count == 1, let views = data.first?.value else {
            throw Failure(message: "the app sent \(data.count) JSON files, and not one with view data")
        }
        guard PreviewTree.isValidJSON(views), ViewTree.describesViews(views) else {
            throw Failure(message: "the JSON of the app is no view data")
        }
        images = files.filter { data[$0.key] == nil }
        for (name, content) in images {
            guard Self.isImageName(name) else { throw Failure(message: "“\(name)” is no name for an image") }
            guard content.starts(with: Self.signature) else { throw Failure(message: "\(name) is no PNG file") }
        }
        self.views = views
    }

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    private static func isImageName(_ name: String) -> Bool {
        name.hasSuffix(".png") && name.utf8.count <= 200 && !name.hasPrefix(".")
            && name.allSatisfy { $0.isLetter || $0.isNumber || "._-@".contains($0) }
    }

    // MARK: Writing

    private static let folderLimit = 1000

    /// Writes the files into a new folder of the watched folder, which appears with all of them.
    /// - Parameter name: The name of the app, for the folder and the file. Characters other than letters and digits become
    ///   spaces.
    /// - Returns: The path of the view data in the watched folder.
    /// - Throws: `Failure`. No file remains.
    func write(named name: String, in folder: String) throws(Failure) -> String {
        let words = name.split { !($0.isLetter || $0.isNumber) }
        let base = words.isEmpty ? "Screen" : words.joined(separator: " ")
        let folder = URL(fileURLWithPath: folder)
        // The server does not serve names with a leading dot.
        let draft = folder.appendingPathComponent(".\(UUID().uuidString).tmp")
        defer { try? FileManager.default.removeItem(at: draft) }
        do {
            try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: false)
            for (image, data) in images {
                try data.write(to: draft.appendingPathComponent(image), options: .withoutOverwriting)
            }
            try views.write(to: draft.appendingPathComponent(base + ".json"), options: .withoutOverwriting)
            for number in 1...Self.folderLimit {
                let new = number == 1 ? base : "\(base) \(number)"
                let target = folder.appendingPathComponent(new)
                if FileManager.default.fileExists(atPath: target.path) { continue }
                try FileManager.default.moveItem(at: draft, to: target)
                return "\(new)/\(base).json"
            }
        } catch {
            throw Failure(message: "the files cannot be written: \(error.localizedDescription)", isOfApp: false)
        }
        throw Failure(message: "there are \(Self.folderLimit) folders of the app already", isOfApp: false)
    }
}
