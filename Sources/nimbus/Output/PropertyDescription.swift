import CSSEngine

/// A property in the output of `nimbus properties`.
struct PropertyDescription {
    var name: String
    var aliases: [String]
    /// The syntax of its values, in CSS value definition syntax.
    var syntax: String
    /// The keywords among its values.
    var keywords: [String]
    /// `nil` for a shorthand, whose longhands have their own initial values.
    var initial: String?
    var inherits: Bool
    /// The view classes that the property applies to. `UIView` means all views.
    var classes: [String]
    /// The longhands of a shorthand. Empty for other properties.
    var longhands: [String]
    var summary: String

    init(_ property: Property) {
        name = property.name
        aliases = property.aliases
        syntax = property.grammar.syntax
        keywords = property.grammar.keywords
        longhands = if case .shorthand(let shorthand) = property.grammar { shorthand.longhands } else { [] }
        initial = longhands.isEmpty ? property.initial.cssText : nil
        inherits = property.inherits
        classes = property.classes
        summary = property.summary
    }

    /// The description as text, on several lines.
    var text: String {
        let facts = [
            summary, initial.map { "initial value: \($0)" } ?? "longhands: \(longhands.joined(separator: ", "))",
            "views: \(classes == ["UIView"] ? "all" : classes.joined(separator: ", "))",
            aliases.isEmpty ? nil : "aliases: \(aliases.joined(separator: ", "))",
        ]
        return "\(name): \(syntax)\n" + facts.compactMap { $0.map { "    \($0)\n" } }.joined()
    }
}

extension PropertyDescription: JSONWritable {
    func write(to json: inout JSONWriter) throws {
        try json.object { json in
            try json.member("aliases", aliases)
            try json.member("classes", classes)
            try json.member("inherits", inherits)
            try json.member("initial", initial)
            try json.member("longhands", longhands)
            try json.member("name", name)
            try json.member("summary", summary)
            try json.member("syntax", syntax)
            try json.member("words", keywords)
        }
    }
}
