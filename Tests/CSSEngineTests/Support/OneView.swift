import CSSEngine

/// One view with one stylesheet, for tests with one-line cases.
struct OneView {
    let stylesheet: Stylesheet
    private let engine: StyleEngine
    private let node: StyleNode

    init(_ sheet: String, environment: CSS.Environment = CSS.Environment(), view: TestNode = TestNode("UIView")) {
        stylesheet = Stylesheet(sheet)
        engine = StyleEngine(environment: environment)
        engine.add(stylesheet)
        node = engine.insert(view)
        engine.restyle()
    }

    /// The computed values as declarations, in alphabetical order.
    var values: String {
        var report = engine.inspector()
        return report.computedValues(of: node).map { "\($0.property): \($0.text)" }.sorted().joined(separator: "; ")
    }

    /// The computed values with their sources.
    var computedValues: [ComputedProperty] {
        var report = engine.inspector()
        return report.computedValues(of: node)
    }

    /// The rules that match the view, in descending order of precedence.
    var rules: [MatchedRule] {
        var report = engine.inspector()
        return report.rules(of: node)
    }

    /// Returns the computed value of a declaration, or `nil` if the declaration is invalid.
    static func value(_ property: String, _ value: String) -> String? {
        let view = OneView("* { \(property): \(value) }")
        guard view.stylesheet.diagnostics.isEmpty else { return nil }
        let start = property + ": "
        return view.values.hasPrefix(start) ? String(view.values.dropFirst(start.count)) : view.values
    }
}
