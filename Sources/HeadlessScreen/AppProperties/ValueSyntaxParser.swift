import CSSEngine

/// The error thrown for a value syntax that is invalid or that the grammars cannot express.
struct ValueSyntaxError: Error {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// Parses value definition syntax (CSS Values 4, section 2), such as `<length> | auto`, into the grammar of a property.
///
/// It reads the syntax that `nimbus properties` prints for the grammars that apps use.
struct ValueSyntaxParser {
    private var tokens: ArraySlice<ValueSyntaxToken>
    private var depth = 0

    /// The maximum number of nested brackets.
    private static let depthLimit = 20
    /// The number of repetitions that stands for any number of them.
    private static let repetitionLimit = 10_000

    /// Returns the grammar of a syntax.
    static func grammar(of syntax: String) throws(ValueSyntaxError) -> PropertyGrammar {
        var parser = ValueSyntaxParser(tokens: try ValueSyntaxToken.tokens(of: syntax)[...])
        let grammar = try parser.alternatives()
        if let token = parser.tokens.first { throw ValueSyntaxError("unexpected “\(token.text)” in the syntax") }
        return grammar
    }

    private init(tokens: ArraySlice<ValueSyntaxToken>) {
        self.tokens = tokens
    }

    // MARK: Combinations

    private mutating func alternatives() throws(ValueSyntaxError) -> PropertyGrammar {
        var alternatives = ValueAlternatives()
        repeat { alternatives.add(try sequence()) } while consume(.delimiter("|"))
        return try alternatives.grammar()
    }

    /// Parses terms one after another. A single term is not wrapped in a sequence.
    private mutating func sequence() throws(ValueSyntaxError) -> ValueSyntaxTerm {
        var terms: [ValueSyntaxTerm] = []
        var optional = 0
        while let term = try self.term() {
            if consume(.delimiter("?")) {
                optional += 1
            } else if optional > 0 {
                throw ValueSyntaxError("only the last terms can be optional")
            }
            terms.append(term)
        }
        guard let first = terms.first else { throw ValueSyntaxError("a term is missing in the syntax") }
        if terms.count == 1, optional == 0 { return first }
        guard optional < terms.count else { throw ValueSyntaxError("one term must not be optional") }
        var grammars: [PropertyGrammar] = []
        for (index, term) in terms.enumerated() {
            let grammar = try term.grammar()
            guard grammar.canPrecedeOthers || index == terms.count - 1 && !grammar.isChoice else {
                throw ValueSyntaxError("alternatives and repetitions in a sequence are not supported")
            }
            grammars.append(grammar)
        }
        return .grammar(.sequence(grammars, optional: optional))
    }

    // MARK: Terms

    /// Parses a keyword, a type or a group with its multiplier. Returns `nil` if there is none.
    private mutating func term() throws(ValueSyntaxError) -> ValueSyntaxTerm? {
        let term: ValueSyntaxTerm
        switch tokens.first {
        case .keyword(let name): term = .keyword(name)
        case .type(let text): term = try Self.term(of: text)
        case .delimiter("["):
            tokens.removeFirst()
            term = .grammar(try group())
            return try multiplied(term)
        case .delimiter, .counts, nil: return nil
        }
        tokens.removeFirst()
        return try multiplied(term)
    }

    /// Parses the rest of a group after its opening bracket.
    private mutating func group() throws(ValueSyntaxError) -> PropertyGrammar {
        guard depth < Self.depthLimit else { throw ValueSyntaxError("too many nested brackets") }
        depth += 1
        let grammar = try alternatives()
        guard consume(.delimiter("]")) else { throw ValueSyntaxError("a closing bracket is missing") }
        depth -= 1
        return grammar
    }

    private mutating func multiplied(_ term: ValueSyntaxTerm) throws(ValueSyntaxError) -> ValueSyntaxTerm {
        let counts: ClosedRange<Int>
        if case .counts(let lower, let upper) = tokens.first {
            tokens.removeFirst()
            counts = lower...min(upper ?? Self.repetitionLimit, max(lower, Self.repetitionLimit))
        } else if consume(.delimiter("+")) {
            if case .type(let type) = term, type.name == .ident { return .identifiers }
            counts = 1...Self.repetitionLimit
        } else {
            return term
        }
        let grammar = try term.grammar()
        guard grammar.canPrecedeOthers else {
            throw ValueSyntaxError("repeating alternatives, sequences and repetitions is not supported")
        }
        return .grammar(.repeated(grammar, counts))
    }

    /// Returns the term of a type or of a reference to a standard property.
    private static func term(of type: String) throws(ValueSyntaxError) -> ValueSyntaxTerm {
        guard type.hasPrefix("'"), type.hasSuffix("'"), type.count > 2 else { return .type(try ValueSyntaxType(type)) }
        let properties = PropertyTable.standard
        guard let id = properties[String(type.dropFirst().dropLast())] else {
            throw ValueSyntaxError("there is no property \(type)")
        }
        let grammar = properties[id].grammar
        if case .shorthand = grammar { throw ValueSyntaxError("\(type) is a shorthand, which has no value of its own") }
        return .grammar(grammar)
    }

    private mutating func consume(_ token: ValueSyntaxToken) -> Bool {
        guard tokens.first == token else { return false }
        tokens.removeFirst()
        return true
    }
}

extension PropertyGrammar {
    /// Whether the grammar is a choice, which the engine only accepts as a whole value.
    fileprivate var isChoice: Bool {
        if case .oneOf = self { true } else { false }
    }

    /// Whether values of the grammar have a fixed number of parts, so that others can follow them.
    fileprivate var canPrecedeOthers: Bool {
        switch self {
        case .oneOf, .sequence, .string, .fontFamily, .shadow, .boxShadow, .cornerRadii, .transform,
            .individualTransform, .form, .layout, .rect,
            .point, .insets, .keywordSet, .sides, .layers, .background,
            .shorthand, .fontStyle, .fontVariantNumeric, .fontFeatureSettings, .attributedText, .wholeFont, .display,
            .alignment, .aspectRatio, .gridTemplate,
            .gridAutoTracks, .gridAreas, .gridLine, .gridAutoFlow, .containerType, .containerNames, .commaSeparated:
            false
        case .repeated(_, let counts): counts.lowerBound == counts.upperBound
        case .color, .number, .nonNegativeNumber, .integer, .anyInteger, .boolean, .length, .lineWidth, .borderWidth,
            .angle, .time,
            .ratio, .keyword, .identifier, .identifiers, .image, .fontSize, .fontWeight, .fontWidth, .viewReference,
            .motion:
            true
        }
    }
}
