/// Turns component values into typed ones, by a property's grammar.
///
/// Every function reads from `position` on and leaves it behind what it took, or gives nil and leaves it anywhere.
struct ValueParser {
    let tokens: TokenList
    let end: Int
    var position: Int
    let words: ValueWords

    init(_ tokens: TokenList, _ range: Range<Int>, words: ValueWords) {
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
        case .border: values = border(initial(0), initial(1))
        case .font: values = font(initial(1))
        }
        return position == end ? values : nil
    }

    private mutating func value(_ grammar: PropertyGrammar) -> Value? {
        switch grammar {
        case .color: return color()?.value
        case .number(let range, let allowsPercentage): return number(range, allowsPercentage)
        case .integer: return integer()
        case .length(let options): return length(options)
        case .keyword(let keywords): return keyword(keywords).map { .keyword($0) }
        case .keywordSet(let keywords): return keywordSet(keywords)
        case .fontWeight: return fontWeight()
        case .string: return string()
        case .image(let allowsQuoted): return image(allowsQuoted: allowsQuoted)
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

    // MARK: Steps

    mutating func advance() {
        position = tokens.skippingBlanks(tokens.after(position, limit: end), limit: end)
    }

    var kind: TokenKind { position < end ? tokens.kind(position) : .end }

    // MARK: Words, strings, names

    private mutating func keyword(_ allowed: KeywordSet) -> Keyword? {
        guard kind == .ident, let keyword = words.keyword(tokens, position), allowed.contains(keyword) else {
            return nil
        }
        advance()
        return keyword
    }

    private mutating func keywordSet(_ allowed: KeywordSet) -> Value? {
        guard let first = keyword(allowed) else { return nil }
        if position == end { return .keyword(first) }
        var values: [Value] = [.keyword(first)]
        while let keyword = keyword(allowed) { values.append(.keyword(keyword)) }
        return .list(values)
    }

    /// A quoted string, or words as they stand; `#name` and `.name` are words too.
    private mutating func string() -> Value? {
        if kind == .string {
            let string = tokens.stringValue(position)
            advance()
            return .string(string)
        }
        var text = ""
        while position < end {
            switch kind {
            case .ident: text += (text.isEmpty || text == "." ? "" : " ") + tokens.name(position)
            case .hash where text.isEmpty: text += "#" + tokens.name(position)
            case .delim where text.isEmpty && tokens.isDelim(position, "."): text += "."
            default: return nil
            }
            advance()
        }
        return text.isEmpty || text == "." ? nil : .string(text)
    }

    private mutating func image(allowsQuoted: Bool) -> Value? {
        guard position < end else { return nil }
        let isQuoted = allowsQuoted && kind == .string
        guard let name = isQuoted ? tokens.stringValue(position) : tokens.urlValue(position, limit: end) else {
            return nil
        }
        advance()
        return .image(name)
    }

    // MARK: Numbers

    private mutating func number(_ range: ClosedRange<Double>, _ allowsPercentage: Bool) -> Value? {
        let number: Double
        switch kind {
        case .number: number = tokens.number(position)
        case .percentage where allowsPercentage: number = tokens.number(position) / 100
        case .function: return calculation(allowsPercentage ? .numberOrPercentage : .number, in: range)
        default: return nil
        }
        advance()
        return .number(min(max(number, range.lowerBound), range.upperBound))
    }

    private mutating func integer() -> Value? {
        if kind == .function { return calculation(.integer, in: Double(Int32.min)...Double(Int32.max)) }
        guard kind == .number, !tokens.rows[position].isFractional else { return nil }
        let number = tokens.number(position)
        advance()
        return .number(number)
    }

    /// `normal`, `bold`, or a number from 1 to 1000 (CSS Fonts 4, section 2.2).
    private mutating func fontWeight() -> Value? {
        if let keyword = keyword([.normal, .bold]) { return .number(keyword == .bold ? 700 : 400) }
        if kind == .function { return calculation(.number, in: 1...1000) }
        guard kind == .number else { return nil }
        let weight = tokens.number(position)
        guard (1...1000).contains(weight) else { return nil }
        advance()
        return .number(weight)
    }

    private mutating func length(_ options: PropertyGrammar.LengthOptions) -> Value? {
        let value: Value
        let number: Double
        switch kind {
        case .dimension:
            guard let length = dimension() else { return nil }
            number = tokens.number(position)
            value = length
        case .percentage where options.contains(.percentage):
            number = tokens.number(position)
            value = .percentage(number)
        case .number:
            number = tokens.number(position)
            guard options.contains(.bareNumber) || number == 0 else { return nil }
            value = .length(number)
        case .ident:
            guard let keyword = words.keyword(tokens, position) else { return nil }
            guard keyword == .auto && options.contains(.auto) || keyword == .none && options.contains(.none) else {
                return nil
            }
            advance()
            return .keyword(keyword)
        case .function:
            let range = options.contains(.negative) ? -Double.infinity ... .infinity : 0 ... .infinity
            return calculation(options.contains(.percentage) ? .lengthPercentage : .length, in: range)
        default:
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

    /// One to four values for top, right, bottom and left (CSS Backgrounds 3, section 4.1).
    private mutating func edges(_ grammar: PropertyGrammar) -> [Value]? {
        guard let top = value(grammar) else { return nil }
        if position == end { return [top, top, top, top] }
        guard let right = value(grammar) else { return nil }
        if position == end { return [top, right, top, right] }
        guard let bottom = value(grammar) else { return nil }
        if position == end { return [top, right, bottom, right] }
        return value(grammar).map { [top, right, bottom, $0] }
    }

    private mutating func border(_ initialWidth: Value, _ initialColor: Value) -> [Value]? {
        var width: Value?
        var style = false
        var color: Value?
        while position < end {
            if width == nil, let value = length(.bareNumber) {
                width = value
            } else if color == nil, let value = self.color() {
                color = value.value
            } else if !style, kind == .ident {
                style = true
                advance()
            } else {
                return nil
            }
        }
        guard width != nil || style || color != nil else { return nil }
        return [width ?? initialWidth, color ?? initialColor]
    }

    private mutating func font(_ initialFamily: Value) -> [Value]? {
        guard let size = length([.bareNumber, .percentage]) else { return nil }
        if position == end { return [size, initialFamily] }
        return string().map { [size, $0] }
    }
}
