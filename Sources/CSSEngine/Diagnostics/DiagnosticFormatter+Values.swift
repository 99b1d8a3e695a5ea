// What there is to say of values that properties do not take.

extension DiagnosticFormatter {
    /// What follows a statement where nothing near may have been meant.
    func hint(for diagnostic: Diagnostic) -> String {
        if isLineComment(diagnostic) { return "; comments are written /* like this */" }
        guard case .invalidValue(let property) = diagnostic.kind else { return "" }
        let value = start(of: diagnostic)
        if lacksSemicolon(value) { return "; is a semicolon missing?" }
        if let unit = unknownUnit(value) { return "; there is no unit \(quoted(unit)) here" }
        return ", which takes \(alternatives(of: property))"
    }

    /// The types and the words that a property's values are made of.
    func types(of property: String) -> String {
        let vocabulary = properties.vocabulary(of: property)
        return alternatives(vocabulary.types.map(\.description) + vocabulary.words.map { quoted($0) })
    }

    /// What a property's value may be, one by one; as CSS defines it where values are made of parts.
    private func alternatives(of property: String) -> String {
        let terms = properties.terms(of: property)
        let alternatives = terms.compactMap { term -> String? in
            switch term {
            case .word(let word): quoted(word)
            case .type(let type, let range): type.description + (range.map { bounds($0, of: type) } ?? "")
            case .property, .other, .group: nil
            }
        }
        guard alternatives.count == terms.count else { return "“\(properties.syntax(of: property))”" }
        return self.alternatives(alternatives)
    }

    private func bounds(_ range: ClosedRange<Double>, of type: ValueType) -> String {
        let low = range.lowerBound.isInfinite ? "" : " from \(type.bound(range.lowerBound))"
        return low + (range.upperBound.isInfinite ? "" : " to \(type.bound(range.upperBound))")
    }

    private func alternatives(_ all: [String]) -> String {
        var isNamed: Set<String> = []
        let names = all.filter { isNamed.insert($0).inserted }
        guard names.count <= 7 else { return names.prefix(7).joined(separator: ", ") + " and others" }
        guard let last = names.last, names.count > 1 else { return names.first ?? "nothing" }
        return names.dropLast().joined(separator: ", ") + " or " + last
    }

    /// Whether what cannot be read begins as comments do elsewhere.
    private func isLineComment(_ diagnostic: Diagnostic) -> Bool {
        switch diagnostic.kind {
        case .invalidSelector, .invalidDeclaration, .missingBlock:
            (diagnostic.range.lowerBound..<diagnostic.source.length).prefix(2).map { diagnostic.source.text[$0] }
                == Array("//".utf8)
        case .customPropertyAsRule, .unclosedBlock, .unclosedString, .unclosedComment, .strayClosingBracket,
            .tooDeeplyNested, .invalidMediaQuery, .unknownMediaType, .unknownMediaFeature, .invalidMediaValue,
            .mediaFeatureWithoutRange, .unknownMediaCondition, .invalidSupportsCondition, .invalidLayerName,
            .unknownAtRule, .ineffectiveAtRule, .misplacedAtRule, .unknownProperty, .invalidValue,
            .invalidCustomPropertyValue, .invalidImport, .lateImport, .importCycle, .importLimit, .importUnreadable,
            .unsupportedCharset, .inputTooLong, .more, .advice:
            false
        }
    }

    /// Whether a value goes on with what looks like the next declaration.
    private func lacksSemicolon(_ value: String) -> Bool {
        value.split(whereSeparator: \.isNewline).dropFirst().contains { line in
            let name = line.drop(while: \.isWhitespace).prefix { $0.isLetter || $0 == "-" }
            return !name.isEmpty && line[name.endIndex...].first { !$0.isWhitespace } == ":"
        }
    }

    /// The first unit that does not exist here.
    private func unknownUnit(_ value: String) -> String? {
        let units = TokenDescription.tokens(of: Source(name: "", text: value)).lazy.compactMap(\.unit)
        return units.first { !Unit.names.contains(asciiLowercased($0)) }
    }
}

extension PropertyTable {
    fileprivate func syntax(of property: String) -> String { self[property].map { grammar(of: $0).syntax } ?? "" }
}

extension ValueType: CustomStringConvertible {
    var description: String {
        switch self {
        case .integer: "a whole number"
        case .number: "a number"
        case .percentage: "a percentage"
        case .length: "a length"
        case .angle: "an angle"
        case .time: "a time"
        case .ratio: "a ratio"
        case .color: "a colour"
        case .image, .file, .fileWord: "an image"
        case .string: "a text in quotes"
        case .name: "a name"
        case .words: "words"
        case .id: "an id"
        case .transform: "functions such as “rotate()”"
        }
    }
}
