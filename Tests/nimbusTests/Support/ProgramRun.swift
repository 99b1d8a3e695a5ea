import Foundation

/// What the program did, run in a folder of its own with a few files, an empty folder and a pipe.
struct ProgramRun {
    let code: Int32
    let output: String
    let errors: String

    /// - Parameters:
    ///   - files: texts by their paths.
    ///   - input: of standard input.
    init(_ arguments: [String], files: [String: String], input: String = "") throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nimbus-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("folder"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // Files rather than pipes for the streams, which fill up while nobody reads.
        for (name, text) in files.merging(["input": input, "output": "", "errors": ""], uniquingKeysWith: { $1 }) {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        mkfifo(folder.appendingPathComponent("pipe").path, 0o600)
        try self.init(arguments, in: folder, streams: folder)
    }

    /// - Parameter folder: where it runs, with nothing on standard input.
    init(_ arguments: [String], in folder: URL) throws {
        let streams = FileManager.default.temporaryDirectory.appendingPathComponent("nimbus-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: streams) }
        for name in ["input", "output", "errors"] { try Data().write(to: streams.appendingPathComponent(name)) }
        try self.init(arguments, in: folder, streams: streams)
    }

    /// - Parameter streams: the folder of the files `input`, `output` and `errors`.
    private init(_ arguments: [String], in folder: URL, streams: URL) throws {
        let process = Process()
        process.executableURL = Self.program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardInput = try FileHandle(forReadingFrom: streams.appendingPathComponent("input"))
        process.standardOutput = try FileHandle(forWritingTo: streams.appendingPathComponent("output"))
        process.standardError = try FileHandle(forWritingTo: streams.appendingPathComponent("errors"))
        try process.run()
        process.waitUntilExit()
        func text(_ name: String) throws -> String {
            String(decoding: try Data(contentsOf: streams.appendingPathComponent(name)), as: UTF8.self)
        }
        code = process.terminationStatus
        output = try text("output")
        errors = try text("errors")
    }

    /// The program lies beside the tests, or, in a bundle, beside that.
    private static let program: URL? = {
        var folder = Bundle(for: Marker.self).bundleURL
        for _ in 0..<3 {
            let file = folder.appendingPathComponent("nimbus")
            if FileManager.default.isExecutableFile(atPath: file.path) { return file }
            folder.deleteLastPathComponent()
        }
        return nil
    }()

    private final class Marker {}
}
