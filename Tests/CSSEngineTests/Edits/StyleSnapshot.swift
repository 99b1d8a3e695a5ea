import CSSEngine

/// The computed values and matched rules of one element.
struct StyleSnapshot {
    /// The typed computed values, by property.
    var values: [String: Value] = [:]
    /// A line for each computed value and each matched rule.
    var lines: [String] = []

    /// The typed computed values of each variant, by property.
    var variants: [[String: Value]] = []

    /// - Parameters:
    ///   - report: The inspector of the node's engine.
    ///   - element: The element of the node.
    init(of node: StyleNode, in report: inout StyleInspector, variantsOf element: TestNode, _ engine: StyleEngine) {
        self.init(of: node, in: &report)
        for variant in element.styleVariants.indices {
            let values = engine.elementStyle(ofVariant: variant, of: node).all
            variants.append(
                Dictionary(
                    uniqueKeysWithValues: values.compactMap { value in value.value.map { (value.property, $0) } }))
            lines += values.map { "variant \(variant), \($0.property): \($0.text), \(Self.place($0.location))" }
        }
    }

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
