/// The parts of a sentence about a diagnostic: quotations of the source, lists of valid values, and suggestions.
struct DiagnosticContext {
    let diagnostic: Diagnostic
    let properties: PropertyTable

    /// The number of bytes of a range that are read. Longer quotations are truncated.
    private static let quotedBytes = 300

    // MARK: Quotations

    /// The source text in the range, in quotation marks.
    var text: String { quoted(start, isCut: diagnostic.range.count > Self.quotedBytes) }

    /// The start of the source text in the range.
    var start: String { diagnostic.source.string(diagnostic.range.prefix(Self.quotedBytes)) }

    /// Returns text in quotation marks: on one line, truncated, and without control characters.
    func quoted(_ text: String, isCut: Bool = false) -> String {
        let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ").escapedForTerminal
        return "“" + (line.count > 60 ? line.prefix(59) + "…" : isCut ? line + "…" : line) + "”"
    }

    /// Returns quoted names: “a”, “b” and “c”.
    func list(_ names: [String]) -> String {
        guard let last = names.last, names.count > 1 else { return quoted(names.first ?? "") }
        return names.dropLast().map { quoted($0) }.joined(separator: ", ") + " and " + quoted(last)
    }

    /// The rule that an unclosed brace belongs to. `nil` for other brackets, and for a brace without a rule.
    var openedBlock: String? {
        let brace = diagnostic.range.lowerBound
        guard diagnostic.source.text[brace] == UInt8(ascii: "{") else { return nil }
        var start = brace
        while start > 0, brace - start < Self.quotedBytes, !canBeginPrelude(start) { start -= 1 }
        let prelude = quoted(diagnostic.source.string(start..<brace))
        return prelude == quoted("") ? nil : "the block of \(prelude)"
    }

    /// Returns whether a prelude can begin at an offset: the byte before it begins or ends a block, or ends a statement or a
    /// comment.
    private func canBeginPrelude(_ offset: Int) -> Bool {
        let text = diagnostic.source.text
        let byte = text[offset - 1]
        let endsComment = byte == UInt8(ascii: "/") && offset > 1 && text[offset - 2] == UInt8(ascii: "*")
        return endsComment || "{};".utf8.contains(byte)
    }

    // MARK: Expectations

    /// Returns what the grammar of selectors or conditions expected in place of the token in the range.
    func unexpectedToken(_ expected: [String]) -> String {
        let isAtEnd = diagnostic.range.isEmpty
        let token = isAtEnd ? "end" : text == quoted("") ? "white space" : text
        guard let last = expected.last else { return "unexpected \(token)" }
        let others = expected.dropLast().joined(separator: ", ")
        return "expected \(others.isEmpty ? last : "\(others) or \(last)"), found \(isAtEnd ? "the end" : token)"
    }

    /// Returns the alternatives of a property's value, or its syntax if a value has several parts.
    func alternatives(of property: String) -> String {
        let terms = properties.terms(of: property)
        let alternatives = terms.compactMap { term -> String? in
            switch term {
            case .keyword(let keyword): quoted(keyword)
            case .type(let type, let range): type.traits.description + (range.map { bounds($0, of: type) } ?? "")
            case .other(let text): quoted(text)
            case .property, .group: nil
            }
        }
        guard alternatives.count == terms.count else {
            // Never truncated: half of a syntax is of no help.
            return "“\(properties[property].map { properties.grammar(of: $0).syntax } ?? "")”"
        }
        return enumeration(alternatives)
    }

    /// Returns the types and keywords in the syntax of a property.
    func vocabulary(of property: String) -> String {
        let vocabulary = properties.vocabulary(of: property)
        return enumeration(vocabulary.types.map(\.traits.description) + vocabulary.keywords.map { quoted($0) })
    }

    private func bounds(_ range: ClosedRange<Double>, of type: ValueType) -> String {
        let lower = range.lowerBound.isInfinite ? "" : " from \(type.bound(range.lowerBound))"
        return lower + (range.upperBound.isInfinite ? "" : " to \(type.bound(range.upperBound))")
    }

    func enumeration(_ all: [String]) -> String {
        var isListed: Set<String> = []
        let names = all.filter { isListed.insert($0).inserted }
        guard names.count <= 7 else { return names.prefix(7).joined(separator: ", ") + " and others" }
        guard let last = names.last, names.count > 1 else { return names.first ?? "nothing" }
        return names.dropLast().joined(separator: ", ") + " or " + last
    }

    // MARK: Hints

    /// The correct syntax of comments, if the range starts with `//`.
    var lineCommentHint: String {
        let start = diagnostic.range.lowerBound
        let bytes = (start..<diagnostic.source.length).prefix(2).map { diagnostic.source.text[$0] }
        return bytes == Array("//".utf8) ? "; comments are written /* like this */" : ""
    }

    /// Returns the likely cause of an invalid value, or the valid values if no cause is likely.
    func valueHint(_ property: String) -> String {
        let value = start
        if lacksSemicolon(value) { return "; is a semicolon missing?" }
        if let valid = validValue(of: property) {
            if property == "font-family" { return missingFontHint }
            if case .identifier = valid, property == "font-weight" { return unknownStyleHint }
            if valid == .keyword(.current) || !valid.dependencies.isEmpty { return contextHint }
        }
        let units = TokenDescription.tokens(of: Source(name: "", text: value)).lazy.compactMap(\.unit)
        if let unit = units.first(where: { !CSS.Unit.names.contains(asciiLowercased($0)) }) {
            return "; \(quoted(unit)) is not a supported unit"
        }
        return expectation(of: property)
    }

    /// The valid values of a property. Empty if only their syntax in another dialect is known.
    func expectation(of property: String) -> String {
        let values = diagnostic.isLowered ? interfaCSSAlternatives(of: property) : alternatives(of: property)
        return values.map { "; expected \($0)" } ?? ""
    }

    /// Returns the value in the range if it is valid CSS. `Three20CSSStyle` rejects valid values in another letter case,
    /// families that are not installed, and values that depend on a view.
    private func validValue(of property: String) -> Value? {
        guard !diagnostic.isLowered else { return nil }
        return properties.value(of: property, from: diagnostic.source.string(diagnostic.range))
    }

    private var missingFontHint: String { "; no such font is installed" }

    private var unknownStyleHint: String { "; it is neither a weight nor the style of an installed font" }

    private var contextHint: String { "; it depends on a view, which a selector of Three20 does not have" }

    /// Returns whether a later line of a value looks like a declaration, or the same line has one of a known property.
    private func lacksSemicolon(_ value: String) -> Bool {
        let hasLine = value.split(whereSeparator: \.isNewline).dropFirst().contains { line in
            let name = line.drop(while: \.isWhitespace).prefix { $0.isLetter || $0 == "-" }
            return !name.isEmpty && line[name.endIndex...].first { !$0.isWhitespace } == ":"
        }
        return hasLine
            || value.split(separator: ":").dropLast().contains { text in
                let words = text.split(whereSeparator: \.isWhitespace)
                return words.count > 1 && properties[String(words[words.count - 1])] != nil
            }
    }

    /// The position of a missing semicolon, if the range of an `@import` includes the selectors of the next rule.
    var importHint: String {
        let lines = start.split(whereSeparator: \.isNewline)
        guard let first = lines.first, lines.count > 1 else { return "" }
        return "; is a semicolon missing after \(quoted(String(first)))?"
    }

    // MARK: Suggestions

    /// Whether the range is the name of a property of the web, or of one that InterfaCSS has.
    var isKnownElsewhere: Bool {
        WebPropertyNames.all.contains(asciiLowercased(start))
            || diagnostic.isLowered && InterfaCSSSuggestions.isProperty(start)
    }

    var nearestProperty: String? {
        guard let name = written(), !isKnownElsewhere else { return nil }
        if diagnostic.isLowered { return InterfaCSSSuggestions.declarationName(start, properties) }
        return VendorPrefix.standardName(for: name, in: properties) ?? nearest(among: properties.names)
    }

    /// The known pseudo-class or pseudo-element with the most similar name, if the range follows a colon.
    var nearestPseudoClass: String? {
        let source = diagnostic.source
        var start = diagnostic.range.lowerBound
        while start > 0, source.text[start - 1] == UInt8(ascii: ":") { start -= 1 }
        guard start < diagnostic.range.lowerBound, let name = written() else { return nil }
        if diagnostic.isLowered { return InterfaCSSSuggestions.pseudoClass(name) }
        let colons = source.string(start..<diagnostic.range.lowerBound)
        let nearest = Suggestion.nearest(
            to: colons + name, among: properties.customPseudoClasses.selectors + pseudoNames,
            limit: Suggestion.limit(for: name.filter { $0 != "(" }))
        return nearest.map { $0.hasSuffix("(") ? $0 + ")" : $0 }
    }

    /// Returns the change that makes the value valid.
    func nearestValue(of property: String) -> String? {
        guard let value = written(limit: 200) else { return nil }
        if let valid = validValue(of: property) {
            // A keyword is the same in lower case, but the name of a font is not.
            let isOtherCase = value != diagnostic.source.string(diagnostic.range)
            guard valid != .symbolicColor(.currentColor) else { return nil }
            return isOtherCase && properties.value(of: property, from: value) == valid ? capitalized(value) : nil
        }
        return ValueSuggester(value, of: property, properties).suggestion.map(capitalized)
    }

    /// Returns a colour of UIColor in its own letter case. Other values are unchanged.
    private func capitalized(_ value: String) -> String {
        SystemColor.uiKitNames.first { asciiLowercased($0) == value } ?? value
    }

    func nearest(among names: [String]) -> String? { written().flatMap { Suggestion.nearest(to: $0, among: names) } }

    /// Returns the source text in the range, in lower case. `nil` if it is too long to be a typing error.
    private func written(limit: Int = 64) -> String? {
        diagnostic.range.count <= limit ? asciiLowercased(diagnostic.source.string(diagnostic.range)) : nil
    }
}
