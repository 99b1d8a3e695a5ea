import Foundation
import Testing

@testable import CSSEngine

/// Values that are nested up to the limit and far above it, on the small stack of a secondary thread.
@Suite struct HostileValueTests {
    private static let nestingCases: [(property: String, start: String, middle: String, end: String)] = [
        ("width", "calc(1% + ", "1em", ")"), ("width", "calc(1% + (", "1em", "))"),
        ("width", "min(1%, 1px + ", "1em", ")"),
        ("width", "clamp(1%, 2em - ", "1em", ", 9vw)"), ("width", "calc(1px * sign(1vw - ", "1em", "))"),
        ("width", "round(up, 1%, ", "1em", ")"), ("tint-color", "light-dark(red, ", "currentcolor", ")"),
        ("tint-color", "color-mix(in lch, canvas 10%, ", "currentcolor", ")"),
        ("tint-color", "rgb(from ", "currentcolor", " r calc(g * 2) b)"),
        ("tint-color", "lighten(", "currentcolor", ", 1%)"), ("tint-color", "mix(", "currentcolor", ", red)"),
        ("tint-color", "color(from rgb(from ", "currentcolor", " b g r) xyz x y z)"),
    ]

    @Test("Values are valid up to the nesting limit", arguments: HostileValueTests.nestingCases.indices)
    func nestedValues(_ index: Int) {
        let nesting = Self.nestingCases[index]
        func text(_ count: Int) -> String {
            String(repeating: nesting.start, count: count) + nesting.middle
                + String(repeating: nesting.end, count: count)
        }
        #expect(work(nesting.property, text(32)) != nil, "CSS Values 4 requires 32 levels")
        #expect(work(nesting.property, text(100)) == nil)
        #expect(work(nesting.property, text(500)) == nil)
    }

    private static let substitutedCases: [(property: String, start: String, middle: String, end: String)] = [
        ("font", "bigger(", "2em Courier", ", 1)"), ("font", "font(", "Courier 14", ")"),
        ("placeholder", "concat(a, ", "b", ")"), ("placeholder", "localized(", "'a'", ")"),
        ("opacity", "choose(1 > 2, 0, ", "1", ")"), ("opacity", "choose(", "1", ", 0, 1)"),
        ("opacity", "(", "1", ")"), ("opacity", "2 ** (", "1", ")"), ("opacity", "- (1 > ", "1", ")"),
        ("content-size", "size(", "1, 2", ")"), ("content-inset", "insets(", "1", ")"),
        ("content-offset", "point(", "1, 2", ")"),
        ("background-color", "fadeout(", "red", ", 1%)"), ("content-mode", "f(", "top", ")"),
    ]

    @Test("Nested values of InterfaCSS need little stack", arguments: HostileValueTests.substitutedCases.indices)
    func nestedSubstitutedValues(_ index: Int) {
        let nesting = Self.substitutedCases[index]
        for count in [1, 60, 500, 5000] {
            let value =
                String(repeating: nesting.start, count: count) + nesting.middle
                + String(repeating: nesting.end, count: count)
            for dialect in ["", "@dialect interfacss-values;"] {
                let sheet = "\(dialect) a { --x: \(value); \(nesting.property): var(--x, 1) }"
                let outcome = HostileInput(sheet).outcome()
                #expect(outcome.diagnosticCount == (count > 512 ? 1 : 0), "\(outcome.diagnostics)")
            }
        }
    }

    /// Parses, resolves, serialises, compares and hashes a value on a thread with a small stack.
    private func work(_ property: String, _ text: String) -> String? {
        nonisolated(unsafe) var result: String?
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            if let value = ResolvedValue.value(property, text) {
                #expect(value == value && value.hashValue == value.hashValue)
                result = value.cssText + value.resolved(in: ResolvedValue.place).cssText
            }
            done.signal()
        }
        thread.stackSize = HostileInput.stackSize
        thread.start()
        done.wait()
        return result
    }

    /// Long values without nesting take linear time.
    @Test("Long sums are parsed")
    func longSums() {
        let sum = "calc(" + Array(repeating: "1em + 1px - min(1px, 1em)", count: 5000).joined(separator: " + ") + ")"
        #expect(ResolvedValue.text("width", sum) == "50000px")
        let product = "calc(1px" + String(repeating: " * 2 / 2", count: 20_000) + ")"
        #expect(ResolvedValue.text("width", product) == "1px")
        let list = "min(" + Array(repeating: "2em", count: 50_000).joined(separator: ",") + ", 1%)"
        #expect(ResolvedValue.text("width", list)?.hasSuffix("20px, 1%)") == true)
    }
}
