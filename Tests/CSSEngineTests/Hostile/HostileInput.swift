import Foundation
import Testing

@testable import CSSEngine

/// A sheet that means harm, read and used on a thread of its own.
struct HostileInput {
    private let bytes: [UInt8]

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// What became of it.
    struct Outcome: Equatable, Sendable {
        /// The first 100 sentences.
        var diagnostics: [String] = []
        var diagnosticCount = 0
        /// Where they are, in bytes.
        var ranges: [Range<Int>] = []
        /// The computed values of a view of type `a`, as text.
        var values: [String: String] = [:]

        /// Whether one of the sentences is this one.
        func says(_ sentence: String) -> Bool { diagnostics.contains { $0.hasSuffix(sentence) } }
    }

    /// As little as Apple gives threads that are not the main one. The sanitizers, which blow up every call, ask for a
    /// multiple.
    static let stackSize =
        (512 << 10) * (Int(ProcessInfo.processInfo.environment["NIMBUS_STACK_FACTOR"] ?? "") ?? 1)

    /// Loads the sheet and styles views by it, so many of type `a` inside one another; the values are those of the
    /// innermost.
    func outcome(chain count: Int = 1) -> Outcome {
        nonisolated(unsafe) var outcome = Outcome()
        let done = DispatchSemaphore(value: 0)
        let thread = Thread { [bytes] in
            outcome = Self.work(bytes, chain: count)
            done.signal()
        }
        thread.stackSize = Self.stackSize
        thread.start()
        done.wait()
        return outcome
    }

    /// The outcome, of which the diagnostics lie in the sheet and in order, and which is the same another time.
    func soundOutcome() -> Outcome {
        let outcome = outcome()
        #expect(outcome.ranges.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= bytes.count })
        let starts = outcome.ranges.prefix(DiagnosticLog.limit).map(\.lowerBound)
        #expect(starts == starts.sorted())
        #expect(outcome == self.outcome())
        return outcome
    }

    private static func work(_ bytes: [UInt8], chain count: Int) -> Outcome {
        let sheet = Stylesheet(Source(name: "hostile.css", data: Data(bytes)))
        let engine = StyleEngine()
        engine.add(sheet)
        let root = TestNode("a", id: "i", classes: ["c"])
        var innermost = root
        for _ in 1..<count {
            let inner = TestNode("a", id: "i", classes: ["c"])
            innermost.append(inner)
            innermost = inner
        }
        var node = engine.insert(root)
        while let inner = engine.children(of: node).first { node = inner }
        engine.restyle()
        var outcome = Outcome()
        var report = engine.inspector()
        for value in report.computedValues(of: node) { outcome.values[value.property] = value.text }
        _ = report.rules(of: node)
        let diagnostics = sheet.diagnostics
        outcome.diagnosticCount = diagnostics.count
        outcome.ranges = diagnostics.map(\.range)
        var formatter = DiagnosticFormatter(properties: .standard)
        outcome.diagnostics = diagnostics.prefix(100).map { diagnostic in
            String(formatter.text(of: diagnostic).prefix { $0 != "\n" })
        }
        return outcome
    }
}
