/// What can be told of a declaration by its tokens, before its property's grammar is asked.
extension RuleParser.DeclarationItem {
    /// What it gives a value to.
    enum Subject {
        case property(PropertyID)
        /// Named with two dashes, of which nothing need follow.
        case custom
        case all
        case unknown
    }

    /// How it says the value.
    enum Form {
        case wide(CSSWideKeyword)
        /// With `var()`.
        case template
        case plain
    }

    @inline(__always) func subject(_ tokens: TokenList, _ properties: PropertyTable) -> Subject {
        if let property = properties.find(tokens, name) { return .property(property) }
        if tokens.isDashedIdent(name) { return .custom }
        return tokens.isName(name, "all") ? .all : .unknown
    }

    @inline(__always) func form(_ tokens: TokenList) -> Form {
        if value.count == 1, CSSWideKeyword.mayStart(tokens, value.lowerBound),
            let keyword = CSSWideKeyword(tokens, value)
        {
            return .wide(keyword)
        }
        return hasNested && tokens.hasReference(value) ? .template : .plain
    }
}
