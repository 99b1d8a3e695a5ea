import Foundation
import TestSupport

/// Runs each case with half its size and with its full size, in child processes, and checks how time and memory grow.
struct HostileCheck {
    /// The maximum time of one run.
    var secondsLimit = 30.0

    private enum RunError: Error {
        case ended(String)
    }

    /// - Parameter filter: A part of the names of the cases to run. `nil` for all cases.
    /// - Returns: Whether all cases passed.
    func run(filter: String?) -> Bool {
        var failed = 0
        let cases = HostileCase.all.filter { filter.map($0.name.contains) ?? true }
        for hostile in cases {
            let verdict = judge(hostile)
            if verdict.hasPrefix("FAILED") { failed += 1 }
            print(pad(hostile.name, 44) + verdict)
            fflush(nil)
        }
        print("\(cases.count - failed) passed, \(failed) failed")
        return failed == 0
    }

    private func judge(_ hostile: HostileCase) -> String {
        do {
            var half = try runChild(hostile, size: hostile.fullSize / 2)
            var full = try runChild(hostile, size: hostile.fullSize)
            if !isLinear(half, full) {
                // Measures again, because another program may have slowed down the first runs.
                half.seconds = min(half.seconds, try runChild(hostile, size: hostile.fullSize / 2).seconds)
                full.seconds = min(full.seconds, try runChild(hostile, size: hostile.fullSize).seconds)
            }
            let growth = full.seconds / max(half.seconds, 1e-9)
            let figures = String(
                format: "%8.3f s %8.3f s  %5.2fx %7d MB", half.seconds, full.seconds, growth, full.peak >> 20)
            if !isLinear(half, full) { return "FAILED \(figures): not linear" }
            if full.peak > full.inputBytes * 120 + 200 << 20 { return "FAILED \(figures): too much memory" }
            if isGrowing(half, full) { return "FAILED \(figures): memory grows" }
            return "ok     \(figures)"
        } catch RunError.ended(let reason) {
            return "FAILED " + reason
        } catch {
            return "FAILED \(error)"
        }
    }

    /// Returns whether twice the input takes at most three times as long. Times below 0.2 s vary too much and always
    /// pass.
    private func isLinear(_ half: HostileRun, _ full: HostileRun) -> Bool {
        // In cases with edits, only the number of edits doubles.
        let input = max(Double(full.inputBytes) / Double(half.inputBytes), 2)
        return full.seconds <= 0.2 || full.seconds <= half.seconds * input * 1.5
    }

    /// Returns whether twice the number of edits of the same input takes more memory.
    private func isGrowing(_ half: HostileRun, _ full: HostileRun) -> Bool {
        half.inputBytes == full.inputBytes && full.peak > half.peak + half.peak / 10 + 4 << 20
    }

    private func runChild(_ hostile: HostileCase, size: Int) throws -> HostileRun {
        let child = try ProgramRun(
            ProgramRun.thisProgram, ["--hostile-case", hostile.name, "--size", String(size)])
        let deadline = Date(timeIntervalSinceNow: secondsLimit)
        while child.isRunning, Date() < deadline { Thread.sleep(forTimeInterval: 0.01) }
        guard !child.isRunning else {
            child.send(SIGKILL)
            child.waitUntilExit()
            throw RunError.ended("at size \(size): not done in \(Int(secondsLimit)) s")
        }
        let code = child.waitUntilExit()
        guard code == 0 else { throw RunError.ended("at size \(size): crashed, \(code)") }
        let line = child.output
        guard let run = HostileRun(line: line) else { throw RunError.ended("at size \(size): printed \(line)") }
        return run
    }

    private func pad(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(width - text.count, 1))
    }
}
