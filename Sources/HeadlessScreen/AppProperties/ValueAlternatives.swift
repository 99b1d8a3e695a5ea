import CSSEngine

/// A term of a value syntax: one of several alternatives.
enum ValueSyntaxTerm {
    case keyword(String)
    case type(ValueSyntaxType)
    /// `<ident>+`.
    case identifiers
    /// A group, a sequence or a repetition.
    case grammar(PropertyGrammar)

    /// Returns the grammar of a term without alternatives.
    func grammar() throws(ValueSyntaxError) -> PropertyGrammar {
        var alternatives = ValueAlternatives()
        alternatives.add(self)
        return try alternatives.grammar()
    }
}

/// The alternatives of a value syntax, combined into as few grammars as possible.
///
/// The engine has one grammar for lengths, percentages, numbers, `auto` and `none` together, and others like it.
struct ValueAlternatives {
    private var keywords: [String] = []
    private var types: [ValueSyntaxType.Name: ClosedRange<Double>] = [:]
    private var hasIdentifiers = false
    private var others: [PropertyGrammar] = []

    mutating func add(_ term: ValueSyntaxTerm) {
        switch term {
        case .keyword(let name): if !keywords.contains(name) { keywords.append(name) }
        case .type(let type):
            switch type.name {
            case .lengthOrPercentage:
                types[.length] = type.range
                types[.percentage] = type.range
            case .customIdentifier: types[.ident] = type.range
            case .image: types[.url] = type.range
            case .angle, .color, .ident, .integer, .length, .number, .percentage, .ratio, .string, .time, .url:
                types[type.name] = type.range
            }
        case .identifiers: hasIdentifiers = true
        case .grammar(let grammar): others.append(grammar)
        }
    }

    /// Returns the grammar that accepts all alternatives.
    func grammar() throws(ValueSyntaxError) -> PropertyGrammar {
        var rest = self
        var grammars: [PropertyGrammar] = []
        if let length = rest.takeLength() { grammars.append(length) }
        if let number = rest.takeNumber() { grammars.append(number) }
        if rest.takes(.percentage) != nil {
            throw ValueSyntaxError("“<percentage>” is supported only beside <length> and <number>")
        }
        if let range = rest.takes(.integer) {
            grammars.append(.integer(Int32(clamping: range.lowerBound)...Int32(clamping: range.upperBound)))
        }
        if let range = rest.takes(.time) { grammars.append(.time(range)) }
        if rest.takes(.angle) != nil { grammars.append(.angle) }
        if rest.takes(.ratio) != nil { grammars.append(.ratio) }
        if rest.takes(.color) != nil { grammars.append(.color(rest.takesKeyword("none") ? .none : [])) }
        if let image = rest.takeImage() { grammars.append(image) }
        if !rest.keywords.isEmpty {
            grammars.append(Set(rest.keywords) == ["true", "false"] ? .boolean : .identifiers(rest.keywords))
        }
        if rest.takes(.string) != nil {
            // The engine's strings also accept identifiers.
            grammars.append(.string)
        } else if hasIdentifiers {
            throw ValueSyntaxError("“<ident>+” is supported only beside <string>")
        }
        if rest.takes(.ident) != nil { grammars.append(.identifier) }
        grammars += others
        return grammars.count == 1 ? grammars[0] : .oneOf(grammars)
    }

    // MARK: Combined types

    private mutating func takeLength() -> PropertyGrammar? {
        guard let range = takes(.length) else { return nil }
        var options: PropertyGrammar.LengthOptions = range.lowerBound < 0 ? .negative : []
        if types[.percentage] == range, takes(.percentage) != nil { options.insert(.percentage) }
        if types[.number] == range, takes(.number) != nil { options.insert(.bareNumber) }
        if takesKeyword("auto") { options.insert(.auto) }
        if takesKeyword("none") { options.insert(.none) }
        return .length(options)
    }

    private mutating func takeNumber() -> PropertyGrammar? {
        takes(.number).map { .number(range: $0, allowsPercentage: takes(.percentage) != nil) }
    }

    private mutating func takeImage() -> PropertyGrammar? {
        guard takes(.url) != nil else { return nil }
        var options: PropertyGrammar.ImageOptions = []
        if takes(.string) != nil { options.insert(.quoted) }
        if takes(.ident) != nil { options.insert(.bare) }
        if takesKeyword("none") { options.insert(.none) }
        return .image(options)
    }

    /// Removes a type and returns its range, or `nil` if it is not an alternative.
    private mutating func takes(_ name: ValueSyntaxType.Name) -> ClosedRange<Double>? {
        types.removeValue(forKey: name)
    }

    /// Removes a keyword and returns whether it was an alternative.
    private mutating func takesKeyword(_ name: String) -> Bool {
        guard let index = keywords.firstIndex(of: name) else { return false }
        keywords.remove(at: index)
        return true
    }
}

extension Int32 {
    fileprivate init(clamping number: Double) {
        self = number <= Double(Self.min) ? .min : number >= Double(Self.max) ? .max : Self(number)
    }
}
