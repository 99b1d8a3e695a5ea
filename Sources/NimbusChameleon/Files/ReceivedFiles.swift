import Foundation

/// Files for an app to read, in a folder that is removed with this. They are named by their hashes: no name that a server
/// has chosen gets onto the disk.
final class ReceivedFiles: Sendable {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("NimbusChameleon-\(UUID().uuidString)", isDirectory: true)

    /// The folder's path. There is none until a file is written.
    var path: String { folder.path }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Writes a file as a whole.
    /// - Returns: its path.
    func write(_ data: Data, _ hash: ContentHash, _ kind: ResourceKind) throws -> String {
        let file = folder.appendingPathComponent("\(hash)\(kind.suffix)")
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try data.write(to: file, options: .atomic)
        } catch {
            throw NIChameleonObserver.Problem.unwritable
        }
        return file.path
    }

    /// Removes all files but some.
    /// - Parameter paths: of those that stay.
    func removeAll(except paths: Set<String>) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for file in names.map({ folder.appendingPathComponent($0) }) where !paths.contains(file.path) {
            try? FileManager.default.removeItem(at: file)
        }
    }
}
