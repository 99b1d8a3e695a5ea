import Foundation

/// Runs every hostile case at half its size and at all of it, each in a child process, and judges how they grow.
struct HostileCheck {
    /// For one run.
    var secondsLimit = 30.0

    private enum Failure: Error {
        case ended(String)
    }

    /// - Parameter filter: only cases whose name contains it.
    /// - Returns: whether all cases passed.
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
                // Once more: another program may have been in the way.
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
        } catch Failure.ended(let reason) {
            return "FAILED " + reason
        } catch {
            return "FAILED \(error)"
        }
    }

    /// Twice the input may take three times as long. Below a fifth of a second, chance decides.
    private func isLinear(_ half: HostileRun, _ full: HostileRun) -> Bool {
        // Of edits that never end, the input stays as it is.
        let input = max(Double(full.inputBytes) / Double(half.inputBytes), 2)
        return full.seconds <= 0.2 || full.seconds <= half.seconds * input * 1.5
    }

    /// Of the same input, twice the work may not take much more memory.
    private func isGrowing(_ half: HostileRun, _ full: HostileRun) -> Bool {
        half.inputBytes == full.inputBytes && full.peak > half.peak + half.peak / 10 + 4 << 20
    }

    private func runChild(_ hostile: HostileCase, size: Int) throws -> HostileRun {
        let child = Process()
        child.executableURL = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
        child.arguments = ["--hostile-case", hostile.name, "--size", String(size)]
        let output = Pipe()
        child.standardOutput = output
        try child.run()
        let isLate = waits(for: child)
        guard !isLate else { throw Failure.ended("at size \(size): not done in \(Int(secondsLimit)) s") }
        guard child.terminationReason == .exit, child.terminationStatus == 0 else {
            throw Failure.ended("at size \(size): crashed, \(child.terminationStatus)")
        }
        let line = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        guard let run = HostileRun(line: line) else { throw Failure.ended("at size \(size): said \(line)") }
        return run
    }

    /// Waits until the child ends, and ends it when it takes too long; returns whether it did.
    private func waits(for child: Process) -> Bool {
        let deadline = Date(timeIntervalSinceNow: secondsLimit)
        while child.isRunning, Date() < deadline { Thread.sleep(forTimeInterval: 0.01) }
        guard child.isRunning else { return false }
        kill(child.processIdentifier, SIGKILL)
        child.waitUntilExit()
        return true
    }

    private func pad(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(width - text.count, 1))
    }
}
