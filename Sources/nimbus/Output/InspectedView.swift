import CSSEngine
import NimbusUIKit
import NimbusViews

/// A view in the output of `inspect --format json`.
struct InspectedView {
    private let view: ViewData
    /// The name of an internal part.
    private let part: String?
    /// The serialised values by property.
    private let computed: [String: String]
    /// `nil` if they are not printed.
    private let rules: [MatchedRule]?

    /// - Parameter showsRules: Whether the rules of the view are printed.
    init(_ entry: StyledTree.Entry, _ inspector: inout StyleInspector, showsRules: Bool = true) {
        view = entry.view.data
        part = entry.view.stylePart
        computed = Dictionary(
            inspector.computedValues(of: entry.node).map { ($0.property, $0.text) }, uniquingKeysWith: { $1 })
        rules = showsRules ? inspector.rules(of: entry.node) : nil
    }
}

extension InspectedView: JSONWritable {
    func write(to json: inout JSONWriter) throws {
        try json.object { json in
            try json.member("classes", view.classes)
            try json.member("computed", computed)
            try json.member("id", view.id)
            if let part { try json.member("part", part) }
            if let rules { try json.member("rules", rules.lazy.map(RuleOutput.init)) }
            try json.member("view", view.viewClass)
        }
    }

    private struct RuleOutput: JSONWritable {
        let rule: MatchedRule

        func write(to json: inout JSONWriter) throws {
            let specificity = rule.specificity
            try json.object { json in
                try json.member("declarations", rule.declarations.lazy.map(DeclarationOutput.init))
                if !rule.groups.isEmpty { try json.member("groups", rule.groups) }
                try json.member("selector", rule.selector)
                try json.member("source", rule.location?.description ?? "inline")
                try json.member("specificity", [specificity.a, specificity.b, specificity.c])
            }
        }
    }

    private struct DeclarationOutput: JSONWritable {
        let declaration: MatchedDeclaration

        func write(to json: inout JSONWriter) throws {
            try json.object { json in
                try json.member("important", declaration.isImportant)
                try json.member("property", declaration.property)
                try json.member("value", declaration.value)
                try json.member("won", declaration.won)
            }
        }
    }
}
