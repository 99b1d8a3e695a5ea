/// The entry points of CSS Syntax 3, section 5.4, as trees.
package enum SyntaxEntryPoint: String, CaseIterable, Sendable {
    case stylesheet
    case ruleList = "rule-list"
    case rule
    case blockContents = "block-contents"
    case declarationList = "declaration-list"
    case declaration
    case componentValues = "component-values"
    case componentValue = "component-value"

    /// Whether it gives one node, not a list of them.
    package var isOfOneNode: Bool {
        switch self {
        case .rule, .declaration, .componentValue: true
        case .stylesheet, .ruleList, .blockContents, .declarationList, .componentValues: false
        }
    }
}
