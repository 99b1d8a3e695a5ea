import CSSEngine

/// A property as `nimbus properties` prints it.
struct PropertyDescription {
    var name: String
    var aliases: [String]
    /// In CSS's value definition syntax.
    var syntax: String
    /// The words among its values.
    var words: [String]
    /// Nil for a shorthand, whose longhands have each their own.
    var initial: String?
    var inherits: Bool
    /// `UIView` stands for all views.
    var classes: [String]
    /// What a shorthand stands for; empty for all others.
    var longhands: [String]
    var summary: String

    init(_ property: Property) {
        name = property.name
        aliases = property.aliases
        syntax = property.grammar.syntax
        words = property.grammar.words
        longhands = if case .shorthand(let shorthand) = property.grammar { shorthand.longhands } else { [] }
        initial = longhands.isEmpty ? property.initial.cssText : nil
        inherits = property.inherits
        classes = property.classes
        summary = property.summary
    }

    /// A line for its name and its syntax, and some below it.
    var text: String {
        let facts = [
            summary, "initially \(initial ?? "as \(longhands.joined(separator: ", "))")",
            "for \(classes.joined(separator: ", "))",
            aliases.isEmpty ? nil : "also \(aliases.joined(separator: ", "))",
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
            try json.member("words", words)
        }
    }
}
