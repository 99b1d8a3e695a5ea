/// Turns component values into typed ones, by a property's grammar.
///
/// Every function reads from `position` on and leaves it behind what it took, or gives nil and leaves it anywhere.
struct ValueParser {
    let tokens: TokenList
    let end: Int
    var position: Int
    let words: ValueKeywords

    init(_ tokens: TokenList, _ range: Range<Int>, words: ValueKeywords) {
        self.tokens = tokens
        self.words = words
        position = tokens.skippingBlanks(range.lowerBound, limit: range.upperBound)
        end = range.upperBound
    }

    /// The value of the whole range, or nil where it does not fit the grammar.
    mutating func parse(_ grammar: PropertyGrammar) -> Value? {
        guard let value = value(grammar), position == end else { return nil }
        return value
    }

    /// The longhands' values of the whole range, in the shorthand's order.
    /// - Parameter initial: the initial value of a longhand by its place in that order.
    mutating func parse(_ shorthand: Shorthand, initial: (Int) -> Value) -> [Value]? {
        let values: [Value]?
        switch shorthand {
        case .edges(_, let grammar): values = edges(grammar)
        case .border: values = border(initial)
        case .font: values = font(initial)
        }
        return position == end ? values : nil
    }

    mutating func value(_ grammar: PropertyGrammar) -> Value? {
        switch grammar {
        case .color(let options): return color(options)
        case .number(let range, let allowsPercentage): return number(range, allowsPercentage)
        case .integer(let range): return integer(range)
        case .boolean: return boolean()
        case .length(let options): return length(options)
        case .lineWidth: return lineWidth()
        case .angle: return angle()
        case .time(let range): return time(in: range)
        case .ratio: return ratio()
        case .keyword(let keywords): return keyword(keywords).map { .keyword($0) }
        case .keywordSet(let keywords): return keywordSet(keywords)
        case .string: return string()
        case .identifier: return identifier()
        case .words(let words): return word(of: words)
        case .image(let options): return image(options)
        case .insets(let options): return insets(options)
        case .fontSize: return fontSize()
        case .fontFamily: return fontFamily()
        case .fontWeight: return fontWeight()
        case .fontStyle: return fontStyle()
        case .shadow: return shadows()
        case .transform: return transform()
        case .viewReference: return viewReference()
        case .oneOf(let grammars):
            let start = position
            for grammar in grammars {
                position = start
                if let value = value(grammar), position == end || grammars.count == 1 { return value }
            }
            return nil
        case .repeated(let grammar, let counts): return repeated(grammar, counts)
        case .sequence(let grammars, let optional): return sequence(grammars, optional: optional)
        case .shorthand: return nil
        }
    }

    // MARK: Numbers

    private mutating func number(_ range: ClosedRange<Double>, _ allowsPercentage: Bool) -> Value? {
        let number: Double
        switch kind {
        case .number: number = boundedNumber(.number)
        case .percentage where allowsPercentage: number = boundedNumber(.percent) / 100
        case .function: return calculation(allowsPercentage ? .numberOrPercentage : .number, in: range)
        case .end, .ident, .atKeyword, .hash, .string, .badString, .url, .badURL, .delim, .percentage, .dimension,
            .whitespace, .cdo, .cdc, .colon, .semicolon, .comma, .openSquare, .closeSquare, .openParen, .closeParen,
            .openCurly, .closeCurly, .comment:
            return nil
        }
        advance()
        return .number(min(max(number, range.lowerBound), range.upperBound))
    }

    private mutating func integer(_ range: ClosedRange<Int32>) -> Value? {
        let range = Double(range.lowerBound)...Double(range.upperBound)
        if kind == .function { return calculation(.integer, in: range) }
        guard kind == .number, !tokens.rows[position].isFractional else { return nil }
        let number = tokens.number(position)
        guard range.contains(number) else { return nil }
        advance()
        return .number(number)
    }

    mutating func length(_ options: PropertyGrammar.LengthOptions) -> Value? {
        let value: Value
        let number: Double
        switch kind {
        case .dimension:
            guard let length = dimension() else { return nil }
            number = tokens.number(position)
            value = length
        case .percentage where options.contains(.percentage):
            number = boundedNumber(.percent)
            value = .percentage(number)
        case .number:
            number = boundedNumber(.px)
            guard options.contains(.bareNumber) || number == 0 else { return nil }
            value = .length(number)
        case .ident:
            guard let keyword = words.keyword(tokens, position) else { return nil }
            guard keyword == .auto && options.contains(.auto) || keyword == .none && options.contains(.none) else {
                return nil
            }
            advance()
            return .keyword(keyword)
        case .function: return calculation(of: options)
        case .end, .atKeyword, .hash, .string, .badString, .url, .badURL, .delim, .percentage, .whitespace, .cdo,
            .cdc, .colon, .semicolon, .comma, .openSquare, .closeSquare, .openParen, .closeParen, .openCurly,
            .closeCurly, .comment:
            return nil
        }
        guard number >= 0 || options.contains(.negative) else { return nil }
        advance()
        return value
    }

    // MARK: Several values

    private mutating func repeated(_ grammar: PropertyGrammar, _ counts: ClosedRange<Int>) -> Value? {
        guard let first = value(grammar) else { return nil }
        if position == end, counts.contains(1) { return first }
        var values = [first]
        while position < end, values.count < counts.upperBound {
            guard let value = value(grammar) else { return nil }
            values.append(value)
        }
        return counts.contains(values.count) ? .list(values) : nil
    }

    private mutating func sequence(_ grammars: [PropertyGrammar], optional: Int) -> Value? {
        var values: [Value] = []
        for grammar in grammars {
            if position == end, values.count >= grammars.count - optional { break }
            guard let value = value(grammar) else { return nil }
            values.append(value)
        }
        return values.count == 1 ? values[0] : .list(values)
    }
}
