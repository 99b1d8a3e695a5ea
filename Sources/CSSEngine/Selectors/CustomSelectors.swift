/// An `@custom-selector` of a file (CSS Extensions 1, section 3): a name for a selector list.
struct CustomSelectorDefinition: Sendable {
    /// The name with its two dashes.
    let name: BytewiseString
    /// The selector list as text.
    let selectors: String
    /// The byte offsets of the name.
    let range: Range<Int>
}

/// The custom selectors of a stylesheet and its imports. `:--name` is `:is()` of the selector list of the name.
///
/// The last definition of a name is the only one that applies, also to rules before it. The names of a cycle are not
/// defined.
struct CustomSelectors: Sendable {
    /// The definitions that apply, of which some may be invalid. A definition comes after the ones that it refers to.
    private(set) var definitions: [CustomSelectorDefinition] = []
    /// The names that are defined in terms of themselves, directly or through others.
    private(set) var cyclicNames: Set<BytewiseString> = []

    /// The names among which a diagnostic looks for a similar one.
    private(set) var suggestedNames: [String] = []

    /// The maximum number of suggested names.
    static let suggestionLimit = 1000

    /// - Parameter all: The definitions in the order of the cascade.
    init(_ all: [CustomSelectorDefinition] = []) {
        guard !all.isEmpty else { return }
        let last = Dictionary(all.map { ($0.name, $0) }) { $1 }
        let names = last.keys.sorted()
        let indices = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
        let order = DependencyOrder(names.map { last[$0]!.referencedNames.compactMap { indices[$0] } })
        definitions = order.order.filter { !order.isCyclic[$0] }.map { last[names[$0]]! }
        cyclicNames = Set(names.indices.filter { order.isCyclic[$0] }.map { names[$0] })
        suggestedNames = definitions.prefix(Self.suggestionLimit).map(\.name.string)
    }
}

extension CustomSelectorDefinition {
    /// The custom selectors that the selector list contains.
    fileprivate var referencedNames: [BytewiseString] {
        TokenList.withTokens(of: Source(name: "", text: selectors)) { tokens in
            (0..<tokens.count).compactMap { index in
                tokens.isCustomSelector(index) ? BytewiseString(tokens.name(index + 1)) : nil
            }
        }
    }
}

extension TokenList {
    /// Whether the token is the colon of a custom selector: `:--name`.
    func isCustomSelector(_ index: Int) -> Bool {
        kind(index) == .colon && index + 1 < count && isCustomPropertyName(index + 1)
    }
}
