/// An `@custom-selector` of a file (CSS Extensions 1, section 3): a name for a selector list.
struct CustomSelectorDefinition: Sendable {
    /// The name with its two dashes.
    let name: BytewiseString
    /// The selector list as text.
    let selectors: String
    /// The byte offsets of the name.
    let range: Range<Int>
}

extension CustomSelectorDefinition: NamedDefinition {
    /// The custom selectors that the selector list contains.
    var referencedNames: [BytewiseString] {
        TokenList.withTokens(of: Source(name: "", text: selectors)) { tokens in
            (0..<tokens.count).compactMap { index in
                tokens.isCustomSelector(index) ? BytewiseString(tokens.name(index + 1)) : nil
            }
        }
    }
}

/// The custom selectors of a stylesheet and its imports. `:--name` is `:is()` of the selector list of the name.
struct CustomSelectors: Sendable {
    /// The definitions that apply, of which some may be invalid.
    let definitions: NamedDefinitions<CustomSelectorDefinition>
    /// The names among which a diagnostic looks for a similar one.
    let suggestedNames: [String]

    /// The maximum number of suggested names.
    static let suggestionLimit = 1000

    /// - Parameter all: The definitions in the order of the cascade.
    init(_ all: [CustomSelectorDefinition] = []) {
        definitions = NamedDefinitions(all)
        suggestedNames = definitions.ordered.prefix(Self.suggestionLimit).map(\.name.string)
    }
}

extension TokenList {
    /// Whether the token is the colon of a custom selector: `:--name`.
    func isCustomSelector(_ index: Int) -> Bool {
        kind(index) == .colon && index + 1 < count && isCustomPropertyName(index + 1)
    }
}
