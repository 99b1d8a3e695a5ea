import CSSEngine

/// The names of InterfaCSS. Those that are similar to misspelt ones are written as InterfaCSS documents them.
struct InterfaCSSNames: DialectNames {
    func cssProperty(named name: String) -> String? { InterfaCSSPropertyTable.standard.cssName(of: name) }

    /// Returns the name of a declaration with the most similar property, in the same key path and with the same parameters.
    func nearestProperty(to written: String, _ cssNames: [String]) -> String? {
        let bare = written.prefix { $0 != "(" && !$0.isWhitespace }
        let start = bare.lastIndex(of: ".").map { bare.index(after: $0) } ?? bare.startIndex
        let name = asciiLowercased(String(bare[start...]))
        // A property that InterfaCSS has and Nimbus lacks is not misspelt.
        guard let property = Self.property(name, cssNames), asciiLowercased(property) != name else { return nil }
        return bare[..<start] + property + written[bare.endIndex...]
    }

    /// Whether InterfaCSS has the property of a declaration's name, which can have a key path and parameters.
    func isProperty(_ written: String) -> Bool {
        let bare = written.prefix { $0 != "(" && !$0.isWhitespace }
        let names = [bare, bare[(bare.lastIndex(of: ".").map { bare.index(after: $0) } ?? bare.startIndex)...]]
        return names.contains { cssProperty(named: String($0)) != nil }
    }

    private static func property(_ name: String, _ cssNames: [String]) -> String? {
        let plain = withoutDashes(name)
        let matches = Suggestion.closestMatches(plain, among: propertyNames.map(\.plain))
        let known = matches.first.flatMap { match in propertyNames.first { $0.plain == match }?.documented }
        let css = Suggestion.nearest(to: name, among: cssNames)
        return name.contains("-") ? css ?? known : known ?? css
    }

    private static let propertyNames = InterfaCSSProperty.all.map {
        (plain: withoutDashes(asciiLowercased($0.name)), documented: $0.name)
    }

    /// Returns the most similar pseudo-class, with its colon.
    /// - Parameter written: The name, with an opening parenthesis if it has an argument.
    func nearestPseudoClass(to written: String) -> String? {
        let plain = Self.withoutDashes(asciiLowercased(written.filter { $0 != "(" }))
        let names = InterfaCSSVocabulary.pseudoClassNames
        guard let match = Suggestion.nearest(to: plain, among: names.map { asciiLowercased($0.name) }) else {
            return nil
        }
        return names.first { asciiLowercased($0.name) == match }.map { ":" + $0.name + ($0.hasArgument ? "()" : "") }
    }

    /// Returns the values that InterfaCSS accepts for a property of CSS.
    func alternatives(of property: String) -> DialectAlternatives {
        guard let row = InterfaCSSProperty.all.first(where: { $0.css == property }) else { return .asInCSS }
        return switch row.type {
        case .word(let words), .words(let words): .words(words.names)
        case .number, .length, .fractionPair, .color, .image: .asInCSS
        case .flag, .concealment, .string, .attributedString, .font, .rect, .point, .size, .offset, .insets, .transform,
            .layout, .relativeLength, .appWords:
            .ownSyntax
        }
    }

    private static func withoutDashes(_ name: String) -> String { name.filter { $0 != "-" } }
}
