import Foundation

/// A folder of its own for one test, removed with it.
final class TemporaryFolder: Sendable {
    let path: String

    /// - Parameter files: texts by their paths in the folder.
    init(_ files: [String: String] = [:]) throws {
        path =
            FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("chameleon-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, text) in files { try write(text, to: name) }
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The path of a file in the folder.
    func file(_ name: String) -> String { path + "/" + name }

    /// Writes a file in place, and makes the folders that it lies in.
    func write(_ text: String, to name: String) throws {
        try makeFolder((name as NSString).deletingLastPathComponent)
        try Data(text.utf8).write(to: URL(fileURLWithPath: file(name)))
    }

    func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: file(name), withIntermediateDirectories: true)
    }

    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: file(name)) }

    /// Renames as the system does, over whatever is there.
    func move(_ name: String, to other: String) throws {
        guard rename(file(name), file(other)) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: file(name), withDestinationPath: target)
    }
}
