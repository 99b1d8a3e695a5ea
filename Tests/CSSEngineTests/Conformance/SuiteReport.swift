import Foundation

/// Counts the cases of a public suite and prints how many passed, as `make conformance` reads it.
struct SuiteReport {
    private let suite: String
    private var passed = 0
    private var total = 0
    /// Cases that contradict today's specification, by the reason, in the order of their appearance.
    private var leftOut: [(reason: String, names: [String])] = []

    init(_ suite: String) {
        self.suite = suite
    }

    mutating func count(passed: Bool) {
        total += 1
        if passed { self.passed += 1 }
    }

    mutating func leaveOut(_ name: String, because reason: String) {
        if let index = leftOut.firstIndex(where: { $0.reason == reason }) {
            leftOut[index].names.append(name)
        } else {
            leftOut.append((reason, [name]))
        }
    }

    /// One write, so that other tests' output does not get in between.
    func print() {
        var lines = ["\(suite) \(passed)/\(total)"]
        for (reason, names) in leftOut {
            lines.append("    as the specification is today, \(reason):")
            lines += names.map { "        " + $0 }
        }
        FileHandle.standardOutput.write(Data((lines.joined(separator: "\n") + "\n").utf8))
    }

    /// Says that the suite's files are not here.
    static func printMissing(_ suite: String) {
        FileHandle.standardOutput.write(Data("\(suite): not installed, so not run\n".utf8))
    }
}
