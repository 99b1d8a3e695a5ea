extension WideKeyword {
    /// The CSS-wide keyword that a whole value is.
    init?(_ tokens: TokenList, _ value: Range<Int>) {
        let value = value.count == 1 ? value : tokens.trimmed(value)
        guard value.count == 1, let index = value.first, tokens.kind(index) == .ident else { return nil }
        // The shortest is "unset".
        guard tokens.nameBytes(index).count >= 5 else { return nil }
        guard let keyword = Self.allCases.first(where: { tokens.isName(index, $0.name) }) else { return nil }
        self = keyword
    }

    private var name: StaticString {
        switch self {
        case .initial: "initial"
        case .inherit: "inherit"
        case .unset: "unset"
        case .revert: "revert"
        case .revertLayer: "revert-layer"
        }
    }
}
