import Foundation
import NimbusViews

/// The files of a screen from an app: view data and images.
struct ReceivedScreen: Sendable {
    private let views: Data
    private let images: [String: Data]

    /// The error of a screen that cannot be written.
    struct WriteError: Error {
        /// A sentence without a full stop.
        let message: String
    }

    /// Checks files from an app. `nil` unless there are one JSON file of view data and otherwise only PNG files, all with
    /// names that are safe on every file system.
    init?(_ files: [String: Data]) {
        let data = files.filter { $0.key.hasSuffix(".json") }
        images = files.filter { data[$0.key] == nil }
        guard data.count == 1, let views = data.first?.value, ViewTree.describesViews(views),
            Set(files.keys.map { $0.lowercased() }).count == files.count,
            images.allSatisfy({ Self.isImageName($0.key) && $0.value.starts(with: Self.signature) })
        else { return nil }
        self.views = views
    }

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    private static let folderLimit = 1000

    private static func isImageName(_ name: String) -> Bool {
        name.hasSuffix(".png") && name.utf8.count <= 200 && !name.hasPrefix(".") && name.allSatisfy(isSafe)
    }

    private static func isSafe(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || "._-@".contains(character)
    }

    /// Writes the files into a new folder of the watched folder, the view data last, so that the preview finds the images.
    /// - Parameter name: The name of the app, for the folder and the file. Characters other than letters and digits are
    ///   replaced.
    /// - Returns: The path of the view data in the watched folder.
    /// - Throws: `WriteError`. No file remains.
    func write(named name: String, in folder: String) throws(WriteError) -> String {
        let words = name.split { !($0.isLetter || $0.isNumber) }
        let base = words.isEmpty ? "Screen" : words.joined(separator: " ")
        let new = try makeFolder(base, in: URL(fileURLWithPath: folder))
        do {
            for (image, data) in images { try data.write(to: new.appendingPathComponent(image)) }
            try views.write(to: new.appendingPathComponent(base + ".json"))
        } catch {
            try? FileManager.default.removeItem(at: new)
            throw WriteError(message: "the files cannot be written: \(error.localizedDescription)")
        }
        return "\(new.lastPathComponent)/\(base).json"
    }

    /// Creates a folder with the name, or else with the name and a number.
    private func makeFolder(_ name: String, in folder: URL) throws(WriteError) -> URL {
        for number in 1...Self.folderLimit {
            let new = folder.appendingPathComponent(number == 1 ? name : "\(name) \(number)")
            do {
                try FileManager.default.createDirectory(at: new, withIntermediateDirectories: false)
                return new
            } catch CocoaError.fileWriteFileExists {
                continue
            } catch {
                throw WriteError(message: "the folder cannot be written: \(error.localizedDescription)")
            }
        }
        throw WriteError(message: "there are \(Self.folderLimit) folders with the name already")
    }
}
