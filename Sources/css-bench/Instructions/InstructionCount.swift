import Foundation
import TestSupport

/// Counts the instructions of each ``CountedChange``, by a stylesheet and by hand, in child processes under Callgrind. Other
/// than a time, the count is the same on a busy machine.
struct InstructionCount {
    enum Failure: Error, CustomStringConvertible {
        case missing(tool: String)
        case ended(CountedChange, output: String)

        var description: String {
            switch self {
            case .missing(let tool): "\(tool) is not installed, or failed"
            case .ended(let change, let output): "\(change.rawValue) was not counted: \(output)"
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

    /// Returns the rows of a change: the instructions by a stylesheet, and by hand.
    func rows(of change: CountedChange) throws -> [Row] {
        let work = change.isOfAllViews ? CountedChange.cells * 5 : 1
        func row(byHand: Bool) throws -> Row {
            Row(
                stage: change.stage + ": instructions", corpus: ApplyBenchmarks.label(CountedChange.cells),
                metric: .instructions, value: Double(try count(change, byHand: byHand) / work))
        }
        let styled = try row(byHand: false)
        return [styled, try row(byHand: true).asPeer(ApplyBenchmarks.byHand, of: styled)]
    }

    private func count(_ change: CountedChange, byHand: Bool) throws -> Int {
        let child = try ProgramRun(
            valgrind,
            [
                "--tool=callgrind", "--callgrind-out-file=/dev/null", "--toggle-collect=*countInstructions*",
                program, "--counted", change.rawValue,
            ] + (byHand ? ["--by-hand"] : []))
        _ = child.waitUntilExit()
        let output = child.output + child.errors
        guard let line = output.split(separator: "\n").last(where: { $0.contains("Collected : ") }),
            let number = line.split(separator: " ").last, let count = Int(number), count > 0
        else { throw Failure.ended(change, output: output) }
        return count
    }
}
