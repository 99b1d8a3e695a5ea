/// The registration of a custom property, by `@property` or from code (CSS Properties and Values API 1, section 2).
package struct PropertyRegistration: Hashable, Sendable {
    /// A descriptor of `@property`. Raw values are the names.
    enum Descriptor: String, CaseIterable {
        case syntax, inherits
        case initialValue = "initial-value"
    }

    /// The reason why an initial value is invalid.
    package enum InitialValueError: Error {
        /// Only the universal syntax has no initial value.
        case missing
        /// The text is not a value of the syntax.
        case invalid
        /// The value differs by element: it has a unit such as `em`, or a substitution function.
        case dependent
    }

    package let syntax: CustomPropertySyntax
    /// Whether elements without a declaration have the value of their parent.
    package let inherits: Bool
    /// The initial value as written; `nil` if there is none.
    package let initialText: BytewiseString?
    /// The typed initial value; `nil` if there is none, or if the syntax is universal.
    let initialValue: Value?

    /// - Parameter initialText: The initial value; `nil` for none.
    package init(
        syntax: CustomPropertySyntax, inherits: Bool, initialText: String?
    ) throws(InitialValueError) {
        self.syntax = syntax
        self.inherits = inherits
        guard let initialText else {
            guard syntax.isUniversal else { throw .missing }
            self.initialText = nil
            initialValue = nil
            return
        }
        let initial = TokenList.withTokens(of: Source(name: "", text: initialText)) { tokens in
            let range = tokens.trimmed(0..<tokens.count)
            return (text: tokens.text(range), value: Self.initialValue(tokens, range, syntax))
        }
        self.initialText = BytewiseString(initial.text)
        initialValue = try initial.value.get()
    }

    private static func initialValue(
        _ tokens: TokenList, _ range: Range<Int>, _ syntax: CustomPropertySyntax
    ) -> Result<Value?, InitialValueError> {
        guard syntax.isUniversal else {
            guard let value = syntax.value(tokens, range) else {
                return .failure(tokens.hasReference(range) ? .dependent : .invalid)
            }
            return value.isComputationallyIndependent ? .success(value) : .failure(.dependent)
        }
        guard CSSWideKeyword(tokens, range) == nil, tokens.isDeclarationValue(range) else { return .failure(.invalid) }
        return tokens.hasReference(range) ? .failure(.dependent) : .success(nil)
    }
}
