import Foundation

/// The program, as a shell runs it.
final class ProgramRun: @unchecked Sendable {
    // Sendable because a process may be asked from any thread, and the rest does not change.

    private let process = Process()
    private let folder: TemporaryFolder

    init(_ arguments: [String]) throws {
        // Files rather than pipes for the streams, which fill up while nobody reads.
        folder = try TemporaryFolder(["output": "", "errors": ""])
        process.executableURL = Self.program
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.file("output")))
        process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.file("errors")))
        try process.run()
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    var output: String { text("output") }
    var errors: String { text("errors") }

    func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    /// Waits for its end.
    func exitCode() async throws -> Int32 {
        try await eventually("the end of the program") { !process.isRunning }
        return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    }

    private func text(_ name: String) -> String {
        String(decoding: FileManager.default.contents(atPath: folder.file(name)) ?? Data(), as: UTF8.self)
    }

    /// The program lies beside the tests, or, in a bundle, beside that.
    private static let program: URL? = {
        var folder = Bundle(for: ProgramRun.self).bundleURL
        for _ in 0..<3 {
            let file = folder.appendingPathComponent("chameleon")
            if FileManager.default.isExecutableFile(atPath: file.path) { return file }
            folder.deleteLastPathComponent()
        }
        return nil
    }()
}
