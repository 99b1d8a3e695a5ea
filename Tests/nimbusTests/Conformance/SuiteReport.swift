import Foundation
import TestSupport

/// Counts the cases of a public suite and prints the number of passed cases, in the form that `make conformance` reads.
struct SuiteReport {
    private let suite: String
    private var passed = 0
    private var total = 0
    /// The cases that contradict the current specification, by the reason, in the order of their appearance.
    private var leftOut: [(reason: String, names: [String])] = []

    init(_ suite: String) {
        self.suite = suite
    }

    /// The names of the failed cases.
    private var missed: [String] = []

    /// The part of the cases that passed, from 0 to 1.
    var share: Double { total == 0 ? 0 : Double(passed) / Double(total) }

    /// Counts a case that is listed in the report if it failed.
    mutating func count(_ name: String, passed: Bool) {
        count(passed: passed)
        if !passed { missed.append(name) }
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

    /// Prints the report in one write, so that the output of other tests does not interrupt it.
    func print() {
        var lines = ["\(suite) \(passed)/\(total)"]
        for (reason, names) in leftOut {
            lines.append("    as the specification is today, \(reason):")
            lines += names.map { "        " + $0 }
        }
        if !missed.isEmpty { lines += ["    missed:"] + missed.map { "        " + $0 } }
        FileHandle.standardOutput.write(Data((lines.joined(separator: "\n") + "\n").utf8))
    }

    /// Prints that the files of the suite are missing.
    static func printMissing(_ suite: String) {
        FileHandle.standardOutput.write(Data("\(suite): not installed, so not run\n".utf8))
    }
}
