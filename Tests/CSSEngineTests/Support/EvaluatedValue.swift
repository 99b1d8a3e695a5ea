import CSSEngine

/// The text of a value in a custom property, for tests of functions that are replaced.
enum EvaluatedValue {
    /// Returns the text of a value; an empty string if the value is invalid at computed-value time, and `old` if it is invalid
    /// when it is parsed.
    /// - Parameters:
    ///   - rules: Rules before the one of the value.
    ///   - declarations: Other declarations of the element.
    static func text(
        _ value: String, rules: String = "", declarations: String = "", attributes: [String: String] = [:],
        parent: String = "", environment: CSS.Environment = CSS.Environment()
    ) -> String {
        let engine = StyleEngine(environment: environment)
        engine.add(
            Stylesheet(
                "\(rules)\nUIWindow { \(parent) }\nUIView { \(declarations) }\nUIView { --x: old; --x: \(value) }"))
        let window = TestNode("UIWindow")
        window.append(TestNode("UIView", attributes: attributes))
        let node = engine.children(of: engine.insert(window))[0]
        engine.restyle()
        var report = engine.inspector()
        return report.computedValues(of: node).first { $0.property == "--x" }?.text ?? ""
    }
}
