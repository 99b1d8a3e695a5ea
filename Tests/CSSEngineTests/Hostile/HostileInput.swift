import Foundation
import InterfaCSS
import Testing

@testable import CSSEngine

/// An adversarial stylesheet, which is loaded and used on a thread of its own.
struct HostileInput {
    private let bytes: [UInt8]

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The result of loading the stylesheet and styling a view.
    struct Outcome: Equatable, Sendable {
        /// The sentences of the first 100 diagnostics.
        var diagnostics: [String] = []
        var diagnosticCount = 0
        /// The ranges of the diagnostics in bytes.
        var ranges: [Range<Int>] = []
        /// The computed values of a view with the type `a`, as CSS.
        var values: [String: String] = [:]

        /// Returns whether a diagnostic has this sentence.
        func says(_ sentence: String) -> Bool { diagnostics.contains { $0.hasSuffix(sentence) } }
    }

    /// The stack size of secondary threads on Apple platforms. Sanitizers need a multiple, because they enlarge every
    /// stack frame.
    static let stackSize =
        (512 << 10) * (Int(ProcessInfo.processInfo.environment["NIMBUS_STACK_FACTOR"] ?? "") ?? 1)

    /// Loads the stylesheet and styles a chain of nested views with the type `a`. The result has the values of the
    /// innermost view.
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

    /// Returns the outcome. Checks that the diagnostics are in the stylesheet and in order, and that a second run has
    /// the same outcome.
    func soundOutcome() -> Outcome {
        let outcome = outcome()
        #expect(outcome.ranges.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= bytes.count })
        let starts = outcome.ranges.prefix(DiagnosticLog.limit).map(\.lowerBound)
        #expect(starts == starts.sorted())
        #expect(outcome == self.outcome())
        return outcome
    }

    private static func work(_ bytes: [UInt8], chain count: Int) -> Outcome {
        let sheet = Stylesheet(Source(name: "hostile.css", data: Data(bytes)), dialects: [.interfaCSS])
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
        let formatter = DiagnosticFormatter(properties: .standard)
        outcome.diagnostics = diagnostics.prefix(100).map { diagnostic in
            String(formatter.text(of: diagnostic).prefix { $0 != "\n" })
        }
        return outcome
    }
}
