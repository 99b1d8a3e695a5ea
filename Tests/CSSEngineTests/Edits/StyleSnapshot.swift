import CSSEngine

/// The computed values and matched rules of one element.
struct StyleSnapshot {
    /// The typed computed values, by property.
    var values: [String: Value] = [:]
    /// A line for each computed value and each matched rule.
    var lines: [String] = []

    /// - Parameter report: The inspector of the node's engine.
    init(of node: StyleNode, in report: inout StyleInspector) {
        for value in report.computedValues(of: node) {
            values[value.property] = value.value
            lines.append(
                "\(value.property): \(value.text), \(Self.place(value.location)) \(value.selector ?? "")"
                    + (value.isInherited ? " inherited" : ""))
        }
        for rule in report.rules(of: node) {
            let declarations = rule.declarations.map {
                "\($0.property): \($0.value)\($0.isImportant ? " !important" : "")\($0.won ? " won" : "")"
            }
            lines.append(
                "\(rule.selector ?? "inline") \(rule.specificity), \(Self.place(rule.location)) \(declarations)")
        }
    }

    private static func place(_ location: SourceLocation?) -> String {
        location.map { "\($0.source):\($0.line):\($0.column)" } ?? "inline"
    }
}
