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

        var keyword: StaticString {
            switch self {
            case .sourceOrder: "source-order"
            case .ignoreCase: "ignore-case"
            case .exactTypes: "exact-types"
            case .matchParts: "match-parts"
            case .matchControllers: "match-controllers"
            }
        }

        var selectorOption: SelectorOptions {
            switch self {
            case .sourceOrder: []
            case .ignoreCase: .ignoresNameCase
            case .exactTypes: .matchesExactTypes
            case .matchParts: .matchesParts
            case .matchControllers: .matchesControllers
            }
        }
    }

    /// The end of the option with which values whose references are substituted can have the form of a dialect:
    /// `interfacss-values`.
    private static let valuesSuffix = "-values"

    private func has(_ option: Option) -> Bool {
        option == .sourceOrder ? ordering == .sourceOrder : selectorOptions.contains(option.selectorOption)
    }

    private func adding(_ option: Option) -> Dialect {
        Dialect(
            syntax, option == .sourceOrder ? .sourceOrder : ordering, selectorOptions.union(option.selectorOption),
            valueSyntax: valueSyntax)
    }

    /// Why the prelude of `@dialect` is invalid.
    enum OptionError: Error {
        /// An option is unknown, or there is none.
        case invalid
        /// The dialect of an option is unknown.
        case missingDialect
    }

    /// Returns the dialect with the options in the prelude of `@dialect`.
    /// - Parameter dialects: The dialects whose values the stylesheet can have.
    func adding(
        optionsIn prelude: Range<Int>, _ tokens: TokenList, _ dialects: [Dialect]
    ) throws(OptionError) -> Dialect {
        var result = self
        var index = tokens.skippingBlanks(prelude.lowerBound, limit: prelude.upperBound)
        guard index < prelude.upperBound else { throw .invalid }
        while index < prelude.upperBound {
            guard tokens.kind(index) == .ident else { throw .invalid }
            if let option = Option.allCases.first(where: { tokens.isName(index, $0.keyword) }) {
                result = result.adding(option)
            } else {
                result = try result.adding(values: asciiLowercased(tokens.name(index)), of: dialects)
            }
            index = tokens.skippingBlanks(index + 1, limit: prelude.upperBound)
        }
        return result
    }

    private func adding(values option: String, of dialects: [Dialect]) throws(OptionError) -> Dialect {
        guard option.hasSuffix(Self.valuesSuffix) else { throw .invalid }
        guard let syntax = dialects.lazy.compactMap(\.syntax).first(where: { $0.name + Self.valuesSuffix == option })
        else { throw .missingDialect }
        return Dialect(self.syntax, ordering, selectorOptions, valueSyntax: syntax)
    }

    /// The at-rule that gives CSS the options of this dialect.
    var optionsRule: String {
        let options = Option.allCases.filter(has).map { "\($0.keyword)" }
        let values = valueSyntax.map { $0.name + Self.valuesSuffix }
        return "@dialect " + (options + [values].compactMap { $0 }).joined(separator: " ") + ";"
    }
}
