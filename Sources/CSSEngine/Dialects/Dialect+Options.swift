/// The at-rule `@dialect`, with which CSS has the meaning of another dialect.
///
/// ```css
/// @dialect source-order ignore-case exact-types match-parts match-controllers interfacss-values;
/// ```
extension Dialect {
    /// An option of `@dialect`.
    private enum Option: CaseIterable {
        /// The last rule wins, as with `RuleOrdering.sourceOrder`.
        case sourceOrder
        /// `SelectorOptions.ignoresNameCase`.
        case ignoreCase
        /// `SelectorOptions.matchesExactTypes`.
        case exactTypes
        /// `SelectorOptions.matchesParts`.
        case matchParts
        /// `SelectorOptions.matchesControllers`.
        case matchControllers
        /// Values whose references are substituted can have the form of InterfaCSS.
        case interfaCSSValues

        var keyword: StaticString {
            switch self {
            case .sourceOrder: "source-order"
            case .ignoreCase: "ignore-case"
            case .exactTypes: "exact-types"
            case .matchParts: "match-parts"
            case .matchControllers: "match-controllers"
            case .interfaCSSValues: "interfacss-values"
            }
        }
    }

    private func has(_ option: Option) -> Bool {
        switch option {
        case .sourceOrder: ordering == .sourceOrder
        case .ignoreCase: selectorOptions.contains(.ignoresNameCase)
        case .exactTypes: selectorOptions.contains(.matchesExactTypes)
        case .matchParts: selectorOptions.contains(.matchesParts)
        case .matchControllers: selectorOptions.contains(.matchesControllers)
        case .interfaCSSValues: valueSyntax == .interfaCSS
        }
    }

    private func adding(_ option: Option) -> Dialect {
        var (ordering, selectorOptions, valueSyntax) = (ordering, selectorOptions, valueSyntax)
        switch option {
        case .sourceOrder: ordering = .sourceOrder
        case .ignoreCase: selectorOptions.insert(.ignoresNameCase)
        case .exactTypes: selectorOptions.insert(.matchesExactTypes)
        case .matchParts: selectorOptions.insert(.matchesParts)
        case .matchControllers: selectorOptions.insert(.matchesControllers)
        case .interfaCSSValues: valueSyntax = .interfaCSS
        }
        return Dialect(syntax, ordering, selectorOptions, valueSyntax: valueSyntax)
    }

    /// Returns the dialect with the options in the prelude of `@dialect`. `nil` if one of them is unknown, or there is none.
    func adding(optionsIn prelude: Range<Int>, _ tokens: TokenList) -> Dialect? {
        var result = self
        var index = tokens.skippingBlanks(prelude.lowerBound, limit: prelude.upperBound)
        guard index < prelude.upperBound else { return nil }
        while index < prelude.upperBound {
            guard tokens.kind(index) == .ident,
                let option = Option.allCases.first(where: { tokens.isName(index, $0.keyword) })
            else { return nil }
            result = result.adding(option)
            index = tokens.skippingBlanks(index + 1, limit: prelude.upperBound)
        }
        return result
    }

    /// The at-rule that gives CSS the options of this dialect.
    var optionsRule: String {
        "@dialect " + Option.allCases.filter(has).map { "\($0.keyword)" }.joined(separator: " ") + ";"
    }
}
