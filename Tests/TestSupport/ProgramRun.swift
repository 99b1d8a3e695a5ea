import Foundation

#if os(macOS) || os(Linux)
/// One run of a program in its own process. The object kills the process when it is deallocated.
package final class ProgramRun: @unchecked Sendable {
    // `Process` may be used from any thread, and nothing else changes.
    private let process = Process()
    private let streams: TemporaryFolder

    /// Starts a program.
    /// - Parameters:
    ///   - program: The path of the program.
    ///   - folder: The working directory. `nil` for the working directory of this process.
    ///   - input: The contents of standard input.
    ///   - output: The file or pipe to use as standard output. `nil` for a file that `output` reads.
    package init(
        _ program: URL, _ arguments: [String], in folder: URL? = nil, input: String = "", output: FileHandle? = nil
    ) throws {
        // The streams are files, because a pipe that is not read fills up and blocks the program.
        streams = try TemporaryFolder(["input": input, "output": "", "errors": ""])
        process.executableURL = program
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = folder }
        process.standardInput = try FileHandle(forReadingFrom: streams.url(of: "input"))
        process.standardOutput = try output ?? FileHandle(forWritingTo: streams.url(of: "output"))
        process.standardError = try FileHandle(forWritingTo: streams.url(of: "errors"))
        try process.run()
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    /// The current contents of standard output. Invalid UTF-8 is replaced.
    package var output: String { text("output") }

    /// The current contents of standard error. Invalid UTF-8 is replaced.
    package var errors: String { text("errors") }

    package var isRunning: Bool { process.isRunning }

    package func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    /// Waits until the program ends.
    /// - Returns: The exit code, or the negative number of the signal that ended the program.
    @discardableResult
    package func waitUntilExit() -> Int32 {
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    }

    private func text(_ name: String) -> String {
        String(decoding: FileManager.default.contents(atPath: streams.file(name)) ?? Data(), as: UTF8.self)
    }
}

extension ProgramRun {
    /// The error of `built(_:)` if the program does not exist.
    package struct NotBuilt: Error {
        package let name: String
    }

    /// Returns the path of a program of this package. It is in the folder of the tests, or in the folder of the
    /// bundle that contains them.
    package static func built(_ name: String) throws -> URL {
        var folder = Bundle(for: ProgramRun.self).bundleURL
        for _ in 0..<3 {
            let file = folder.appendingPathComponent(name)
            if FileManager.default.isExecutableFile(atPath: file.path) { return file }
            folder.deleteLastPathComponent()
        }
        throw NotBuilt(name: name)
    }

    /// The path of the program that runs.
    package static var thisProgram: URL {
        Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    }

    /// Returns the path of the first installed program of a list, or `nil` if none is installed.
    package static func installed(_ names: [String]) -> URL? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return names.lazy.flatMap { name in folders.map { URL(fileURLWithPath: "\($0)/\(name)") } }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}
#endif
