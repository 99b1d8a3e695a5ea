import Testing

@testable import CSSEngine

/// Colours and calculations have the values that Chromium computed, except for the last digits: a browser has a
/// different precision.
@Suite struct BrowserValueTests {
    /// The groups whose numbers are compared with a tolerance.
    static let groups = ["colors", "calculations"]

    @Test("Every value agrees with Chromium within rounding errors", arguments: BrowserValueTests.groups)
    func everyValueAgrees(_ group: String) throws {
        let group = try BrowserGroup(group)
        for browserCase in group.cases {
            let found = differences(browserCase, group.initial)
            if !found.isEmpty { Issue.record("\(group.name): \(browserCase.name)\n\(found.joined(separator: "\n"))") }
        }
    }

    /// Returns a line for each view and property whose values differ by more than rounding errors.
    private func differences(_ browserCase: BrowserCase, _ initial: [String: String]) -> [String] {
        let (engine, nodes) = browserCase.styled()
        var report = engine.inspector()
        var root = ResolutionContext(browserCase.environment)
        var found: [String] = []
        for (node, view) in zip(nodes, browserCase.computed) {
            var values: [String: Value] = [:]
            for value in report.computedValues(of: node) { values[value.property] = value.value }
            // The trees of the cases are two levels deep.
            var parent = root
            parent.percentageBase = root.fontSize
            var context = root
            if case .length(let size) = values["font-size"]?.resolved(in: parent) { context.fontSize = size }
            if case .color(let color) = values["color"]?.resolved(in: context) { context.currentColor = color }
            if node == nodes[0] {
                context.rootFontSize = context.fontSize
                root = context
            }
            for (property, initial) in initial.sorted(by: { $0.key < $1.key }) {
                let theirs = view.values[property] ?? initial
                let place = property == "font-size" ? parent : context
                let ours = values[property]?.resolved(in: place).cssText ?? initial
                if Self.agree(ours, theirs) { continue }
                found.append("    \(view.title) \(property): ours \(ours), Chromium \(theirs)")
            }
        }
        return found
    }

    /// Returns whether two values are equal except for small differences of their numbers.
    static func agree(_ left: String, _ right: String) -> Bool {
        let (left, right) = (parts(left), parts(right))
        guard left.words == right.words, left.numbers.count == right.numbers.count else { return false }
        let function = left.words[0]
        return zip(left.numbers, right.numbers).enumerated().allSatisfy { index, pair in
            let tolerance: Double
            switch function {
            case "rgb(", "rgba(": tolerance = index < 3 ? 2 : 0.002
            case _ where function.hasPrefix("color("): tolerance = 2.0 / 255
            case "lab(", "lch(", "oklab(", "oklch(": tolerance = max(0.002, abs(pair.1) * 0.002)
            default: tolerance = max(0.0005, abs(pair.1) * 0.001)
            }
            return abs(pair.0 - pair.1) <= tolerance
        }
    }

    private static func parts(_ text: String) -> (words: [String], numbers: [Double]) {
        var words: [String] = []
        var numbers: [Double] = []
        var rest = Substring(text)
        let pattern = /[a-z0-9-]*[a-z][0-9]+|-?[0-9]+(\.[0-9]+)?(e[+-]?[0-9]+)?/
        while let match = rest.firstMatch(of: pattern) {
            words.append(String(rest[..<match.range.lowerBound]))
            if let number = Double(match.0) { numbers.append(number) } else { words.append(String(match.0)) }
            rest = rest[match.range.upperBound...]
        }
        return (words + [String(rest)], numbers)
    }
}
