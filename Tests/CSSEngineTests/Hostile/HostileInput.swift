import CSSEngine
import Foundation

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
    struct Outcome: Sendable {
        /// The first 100 sentences.
        var diagnostics: [String] = []
        var diagnosticCount = 0
        /// The computed values of a view of type `a`, as text.
        var values: [String: String] = [:]

        /// Whether one of the sentences is this one.
        func says(_ sentence: String) -> Bool { diagnostics.contains { $0.hasSuffix(sentence) } }
    }

    /// Loads the sheet and styles one view by it, with the stack of a main thread: debug builds need more than half a
    /// megabyte to match `:is()` 500 deep, and the address sanitizer more than two. `css-bench` has release builds do
    /// with half a megabyte.
    func outcome() -> Outcome {
        nonisolated(unsafe) var outcome = Outcome()
        let done = DispatchSemaphore(value: 0)
        let thread = Thread { [bytes] in
            outcome = Self.work(bytes)
            done.signal()
        }
        thread.stackSize = 8 << 20
        thread.start()
        done.wait()
        return outcome
    }

    private static func work(_ bytes: [UInt8]) -> Outcome {
        let sheet = Stylesheet(Source(name: "hostile.css", data: Data(bytes)))
        let engine = StyleEngine()
        engine.add(sheet)
        let node = engine.insert(TestNode("a", id: "i", classes: ["c"]))
        engine.restyle()
        var outcome = Outcome()
        var report = engine.report()
        for value in report.computedValues(of: node) { outcome.values[value.property] = value.text }
        _ = report.rules(of: node)
        let diagnostics = sheet.diagnostics
        outcome.diagnosticCount = diagnostics.count
        var formatter = DiagnosticFormatter(properties: .standard)
        outcome.diagnostics = diagnostics.prefix(100).map { diagnostic in
            String(formatter.text(of: diagnostic).prefix { $0 != "\n" })
        }
        return outcome
    }
}
