/// The syntax of the values of a registered custom property, of an attribute in `attr()`, or of a parameter of a function
/// (CSS Properties and Values API 1, section 5).
///
/// A value has the type of the first component that it matches.
package struct CustomPropertySyntax: Hashable, Sendable {
    /// One alternative: a type or a keyword, possibly repeated.
    package struct Component: Hashable, Sendable {
        package enum Kind: Hashable, Sendable {
            case type(CustomPropertyType)
            /// A keyword, which is compared with its letter case.
            case keyword(BytewiseString)
        }

        /// The multiplier. Raw values are the multipliers of the syntax.
        package enum Multiplier: String, Sendable {
            case once = ""
            /// One or more values, separated by spaces.
            case spaces = "+"
            /// One or more values, separated by commas.
            case commas = "#"
        }

        package let kind: Kind
        package let multiplier: Multiplier

        /// The component in the notation of the syntax.
        var text: String {
            switch kind {
            case .type(let type): "<\(type.rawValue)>\(multiplier.rawValue)"
            case .keyword(let keyword): identifierText(keyword.string) + multiplier.rawValue
            }
        }
    }

    /// Empty for the universal syntax.
    package let components: [Component]

    /// The syntax of all values: `*`. Values stay text.
    package static let universal = CustomPropertySyntax([])

    package var isUniversal: Bool { components.isEmpty }

    private init(_ components: [Component]) {
        self.components = components
    }

    /// The syntax as in the descriptor `syntax`, without quotation marks.
    package var text: String {
        isUniversal ? "*" : components.map(\.text).joined(separator: SyntaxTerm.Combination.oneOf.rawValue)
    }

    // MARK: Parsing

    /// Parses the contents of a string, as in the descriptor `syntax`.
    package init?(_ text: String) {
        let syntax = TokenList.withTokens(of: Source(name: "", text: text)) { tokens -> CustomPropertySyntax? in
            // Comments are part of the string. Keywords start with a letter there.
            let isString = !(0..<tokens.count).contains { index in
                tokens.kind(index) == .comment
                    || tokens.kind(index) == .ident && tokens.byte(index) == UInt8(ascii: "-")
            }
            return isString ? CustomPropertySyntax(tokens, 0..<tokens.count) : nil
        }
        guard let syntax else { return nil }
        self = syntax
    }

    /// Parses the arguments of `type()` (CSS Values 5, section 7.1).
    package init?(_ tokens: TokenList, _ range: Range<Int>) {
        let range = tokens.trimmed(range)
        if range.count == 1, tokens.isDelim(range.lowerBound, "*") {
            self = .universal
            return
        }
        var components: [Component] = []
        var index = range.lowerBound
        while true {
            guard let component = Self.component(tokens, at: &index, limit: range.upperBound) else { return nil }
            components.append(component)
            index = tokens.skippingBlanks(index, limit: range.upperBound)
            if index == range.upperBound { break }
            guard tokens.isDelim(index, "|") else { return nil }
            index = tokens.skippingBlanks(index + 1, limit: range.upperBound)
        }
        self.init(components)
    }

    /// Parses a type of a parameter: one component without `type()`, or the function (CSS Functions and Mixins 1, section
    /// 2.1).
    /// - Parameter index: The first token. Afterwards the index after the type.
    package init?(type tokens: TokenList, at index: inout Int, limit: Int) {
        if index < limit, tokens.kind(index) == .function, tokens.isName(index, "type") {
            let close = tokens.partner(index, limit: limit)
            self.init(tokens, index + 1..<close)
            index = min(close + 1, limit)
        } else {
            guard let component = Self.component(tokens, at: &index, limit: limit) else { return nil }
            self.init([component])
        }
    }

    /// Parses a component. Its tokens are not separated by white space.
    private static func component(_ tokens: TokenList, at index: inout Int, limit: Int) -> Component? {
        guard index < limit else { return nil }
        let kind: Component.Kind
        if tokens.kind(index) == .ident {
            guard CustomPropertyType.isCustomIdentifier(tokens, index) else { return nil }
            kind = .keyword(BytewiseString(tokens.name(index)))
            index += 1
        } else {
            guard tokens.isDelim(index, "<"), index + 2 < limit, tokens.kind(index + 1) == .ident,
                let type = CustomPropertyType(rawValue: tokens.name(index + 1)), tokens.isDelim(index + 2, ">")
            else { return nil }
            kind = .type(type)
            index += 3
        }
        let multiplier: Component.Multiplier =
            index == limit ? .once : tokens.isDelim(index, "+") ? .spaces : tokens.isDelim(index, "#") ? .commas : .once
        if multiplier != .once {
            // A list of transform functions is a list already.
            if kind == .type(.transformList) { return nil }
            index += 1
        }
        return Component(kind: kind, multiplier: multiplier)
    }

    // MARK: Values

    /// Returns the typed value of a text; `nil` if the text does not match the syntax, or the syntax is universal.
    ///
    /// The text has no references. CSS-wide keywords are not values.
    package func value(
        of text: UnsafeBufferPointer<UInt8>, _ keywords: ValueKeywords = .standard
    ) -> Value? {
        TokenList.withTokens(of: Source(name: "", bytes: text)) { value($0, 0..<$0.count, keywords) }
    }

    /// Returns the typed value of a computed text. A text without one stays as it is written.
    package func computedValue(of text: String) -> Value {
        Array(text.utf8).withUnsafeBufferPointer { value(of: $0) } ?? Value(WrittenValue(text: text))
    }

    /// Returns the typed value of some tokens; `nil` if they do not match the syntax, or the syntax is universal.
    package func value(
        _ tokens: TokenList, _ range: Range<Int>, _ keywords: ValueKeywords = .standard
    ) -> Value? {
        guard tokens.depth <= TokenList.maximumDepth, !isUniversal else { return nil }
        let stream = ComponentValueStream(tokens, tokens.trimmed(range), keywords: keywords)
        guard !stream.isAtEnd else { return nil }
        for component in components {
            var rest = stream
            if let value = component.parse(&rest), rest.isAtEnd { return value }
        }
        return nil
    }
}

extension CustomPropertySyntax.Component {
    /// Parses a value with its repetitions. A single value is not wrapped in a list.
    fileprivate func parse(_ stream: inout ComponentValueStream) -> Value? {
        switch multiplier {
        case .once: return item(&stream)
        case .spaces:
            var values: [Value] = []
            repeat {
                guard let value = item(&stream) else { return nil }
                values.append(value)
            } while !stream.isAtEnd
            return values.count == 1 ? values[0] : .list(values)
        case .commas: return ValueParser.commaSeparated(&stream, item)
        }
    }

    private func item(_ stream: inout ComponentValueStream) -> Value? {
        switch kind {
        case .type(let type): return type.parse(&stream)
        case .keyword(let keyword):
            guard let name = stream.consumeIdentifier(), BytewiseString(name) == keyword else { return nil }
            return .identifier(name)
        }
    }
}
