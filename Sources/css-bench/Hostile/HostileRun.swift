import CSSEngine
import Foundation

/// One run of one case, in its own process.
struct HostileRun {
    /// The processor time for loading and styling.
    var seconds: Double
    /// The peak memory of the process, in bytes.
    var peak: Int
    /// The size of the stylesheet and the tree.
    var inputBytes: Int

    /// The text that the child process prints.
    var line: String { "\(seconds) \(peak) \(inputBytes)" }

    init?(line: String) {
        let fields = line.split(whereSeparator: \.isWhitespace)
        guard fields.count == 3, let seconds = Double(fields[0]), let peak = Int(fields[1]), let bytes = Int(fields[2])
        else { return nil }
        self.seconds = seconds
        self.peak = peak
        inputBytes = bytes
    }

    /// Runs a case in this process, on a thread with the stack size of secondary threads on Apple platforms. Layout
    /// cases run with the stack size of the iOS main thread, where views are laid out. Screens are drawn on the main thread.
    /// - Parameter isCounted: Whether Callgrind counts the instructions of the work.
    init(_ hostile: HostileCase, size: Int, isCounted: Bool = false) {
        let input = hostile.make(size)
        nonisolated(unsafe) var seconds = 0.0
        nonisolated(unsafe) let unsafeInput = input
        @Sendable func run() {
            func work() { seconds = Self.work(unsafeInput) }
            if isCounted { countInstructions(work) } else { work() }
        }
        if input.screen == nil {
            Self.runOnThread(stackSize: input.layout == nil ? 512 << 10 : 1 << 20, run)
        } else {
            run()
        }
        self.seconds = seconds
        peak = Self.peakMemory()
        inputBytes = input.byteCount
    }

    private static func runOnThread(stackSize: Int, _ work: @escaping @Sendable () -> Void) {
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            work()
            done.signal()
        }
        thread.stackSize = stackSize
        thread.start()
        done.wait()
    }

    private static func work(_ input: HostileCase.Input) -> Double {
        let start = ThreadClock.nanoseconds()
        if var layout = input.layout {
            precondition(layout.run(), "a box is not finite")
            return (ThreadClock.nanoseconds() - start) / 1e9
        }
        if let screen = input.screen {
            MainActor.assumeIsolated { screen.run() }
            return (ThreadClock.nanoseconds() - start) / 1e9
        }
        let sheet = Stylesheet(LoadBenchmarks.source(input.text), dialect: input.dialect)
        let engine = StyleEngine()
        engine.add(sheet)
        let root = engine.insert(input.tree)
        engine.restyle()
        if input.edits > 0 { HostileEdits(engine, sheet, input.tree, root).run(input.edits) }
        if input.formatsDiagnostics {
            let formatter = DiagnosticFormatter(properties: engine.properties)
            for diagnostic in sheet.diagnostics { blackHole(formatter.text(of: diagnostic)) }
        }
        let elapsed = ThreadClock.nanoseconds() - start
        blackHole(engine)
        return elapsed / 1e9
    }

    private static func peakMemory() -> Int {
        var usage = rusage()
        #if canImport(Darwin)
        getrusage(RUSAGE_SELF, &usage)
        return usage.ru_maxrss
        #else
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss * 1024
        #endif
    }
}
