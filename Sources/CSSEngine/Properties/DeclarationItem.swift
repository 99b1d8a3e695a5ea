/// The properties of a declaration that its tokens determine, without the grammar of the property.
extension RuleParser.DeclarationItem {
    enum Property {
        case property(PropertyID)
        /// A name that starts with two dashes, which is reserved if nothing follows them.
        case custom
        case all
        /// A name that the property table does not contain.
        case undeclared
    }

    enum ValueForm {
        case cssWide(CSSWideKeyword)
        /// The value contains a substitution function, such as `var()` or `env()`.
        case unparsed
        case plain
    }

    @inline(__always) func property(_ tokens: TokenList, _ properties: PropertyTable) -> Property {
        if let property = properties.find(tokens, name) { return .property(property) }
        if tokens.isDashedIdent(name) { return .custom }
        return tokens.isName(name, "all") ? .all : .undeclared
    }

    @inline(__always) func valueForm(_ tokens: TokenList) -> ValueForm {
        if value.count == 1, CSSWideKeyword.canStart(tokens, value.lowerBound),
            let keyword = CSSWideKeyword(tokens, value)
        {
            return .cssWide(keyword)
        }
        return hasNested && tokens.hasReference(value) ? .unparsed : .plain
    }
}

extension PropertyTable {
    /// Returns whether the source text of a value is valid for a property.
    package func accepts(_ value: String, for property: String) -> Bool {
        TokenList.withTokens(of: Source(name: "", text: "\(property): \(value)")) { tokens in
            supports(tokens, declaration: 0..<tokens.count)
        }
    }

    /// Returns whether the tokens are a valid declaration of a supported property.
    func supports(_ tokens: TokenList, declaration range: Range<Int>) -> Bool {
        var items = RuleParser(tokens, range, as: .declarations)
        guard !tokens.hasTopLevelSemicolon(range), case .declaration(let item) = items.next() else { return false }
        switch item.property(tokens, self) {
        case .property(let property):
            return isValid(item, tokens) { parsedValue(of: property, tokens, item.value) != nil }
        case .custom:
            return tokens.isCustomPropertyName(item.name)
                && isValid(item, tokens) { tokens.isDeclarationValue(item.value) }
        case .all: return isValid(item, tokens) { false }
        case .undeclared: return false
        }
    }

    private func isValid(
        _ item: RuleParser.DeclarationItem, _ tokens: TokenList, plain isPlainValueValid: () -> Bool
    ) -> Bool {
        switch item.valueForm(tokens) {
        case .cssWide: return true
        case .unparsed:
            var unparsedValues = UnparsedValueTable()
            var names = AtomTable()
            return unparsedValues.append(tokens, item.value, names: &names) != nil
        case .plain: return isPlainValueValid()
        }
    }
}
