import Foundation
import TestSupport

/// Counts instructions of this program in child processes under Callgrind. Unlike a time, a count is the same on a busy
/// machine.
struct Callgrind {
    enum Failure: Error, CustomStringConvertible {
        case missing(tool: String)
        case ended(arguments: [String], output: String)

        var description: String {
            switch self {
            case .missing(let tool): "\(tool) is not installed, or failed"
            case .ended(let arguments, let output): "css-bench \(arguments.joined(separator: " ")) failed: \(output)"
            }
        }
    }

    private let valgrind: URL
    private let folder: TemporaryFolder
    /// A copy of this program without debug information, which Valgrind cannot read.
    private let program: String

    init() throws {
        valgrind = try Self.tool("valgrind")
        folder = try TemporaryFolder([:])
        program = folder.file("css-bench")
        let strip = try ProgramRun(Self.tool("strip"), ["-g", "-o", program, ProgramRun.thisProgram.path])
        guard strip.waitUntilExit() == 0 else { throw Failure.missing(tool: "strip") }
    }

    private static func tool(_ name: String) throws -> URL {
        guard let tool = ProgramRun.installed([name]) else { throw Failure.missing(tool: name) }
        return tool
    }

    /// Returns the instructions of `countInstructions` in a child process.
    /// - Throws: `Failure` if the process fails or counts nothing.
    func count(_ arguments: [String]) throws -> Int {
        let child = try ProgramRun(
            valgrind,
            [
                "--tool=callgrind", "--callgrind-out-file=/dev/null", "--toggle-collect=*countInstructions*", program,
            ] + arguments)
        let code = child.waitUntilExit()
        let output = child.output + child.errors
        guard code == 0, let line = output.split(separator: "\n").last(where: { $0.contains("Collected : ") }),
            let number = line.split(separator: " ").last, let count = Int(number), count > 0
        else { throw Failure.ended(arguments: arguments, output: output) }
        return count
    }
}

/// Does a piece of work. Callgrind counts the instructions between the start and the end of this function, which it finds by
/// its name.
@inline(never) func countInstructions(_ work: () -> Void) { work() }
