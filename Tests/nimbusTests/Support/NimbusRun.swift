import Foundation
import TestSupport

/// The result of running the command line in a folder with a few files, an empty folder and a named pipe.
struct NimbusRun {
    let code: Int32
    let output: String
    let errors: String

    /// - Parameters:
    ///   - files: The contents of the files by their paths.
    ///   - input: The contents of standard input.
    init(_ arguments: [String], files: [String: String], input: String = "") throws {
        let folder = try TemporaryFolder(files)
        try folder.makeFolder("folder")
        mkfifo(folder.file("pipe"), 0o600)
        try self.init(arguments, in: folder.url, input: input)
    }

    /// - Parameter folder: The working directory.
    init(_ arguments: [String], in folder: URL, input: String = "") throws {
        let run = try ProgramRun(ProgramRun.built("nimbus"), arguments, in: folder, input: input)
        code = run.waitUntilExit()
        output = run.output
        errors = run.errors
    }
}
