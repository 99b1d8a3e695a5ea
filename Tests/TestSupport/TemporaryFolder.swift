import Foundation

/// A new folder for one test. The object removes it when it is deallocated.
package final class TemporaryFolder: Sendable {
    package let url: URL

    /// - Parameter files: The contents of files by their paths in the folder.
    package init(_ files: [String: String] = [:]) throws {
        url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("nimbus-tests-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (name, text) in files { try write(text, to: name) }
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    package var path: String { url.path }

    package func url(of name: String) -> URL { url.appendingPathComponent(name) }

    /// Returns the path of a file in the folder.
    package func file(_ name: String) -> String { path + "/" + name }

    package func data(_ name: String) throws -> Data { try Data(contentsOf: url(of: name)) }

    package func text(_ name: String) throws -> String { try String(contentsOf: url(of: name), encoding: .utf8) }

    /// Writes a file, and creates its folders.
    /// - Parameter atomically: Whether another file replaces the file at once. By default, the file is written in
    ///   place, so that a reader may see a part of the new contents.
    package func write(_ text: String, to name: String, atomically: Bool = false) throws {
        try write(Data(text.utf8), to: name, atomically: atomically)
    }

    package func write(_ data: Data, to name: String, atomically: Bool = false) throws {
        try makeFolder((name as NSString).deletingLastPathComponent)
        try data.write(to: url(of: name), options: atomically ? .atomic : [])
    }

    package func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: file(name), withIntermediateDirectories: true)
    }

    package func remove(_ name: String) throws { try FileManager.default.removeItem(at: url(of: name)) }

    /// Renames a file. An existing file with the new name is replaced.
    package func move(_ name: String, to newName: String) throws {
        guard rename(file(name), file(newName)) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    /// Creates a symbolic link.
    package func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: file(name), withDestinationPath: target)
    }
}
