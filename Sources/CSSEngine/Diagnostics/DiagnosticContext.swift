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

    /// Returns the alternatives of a property's value.
    func alternatives(of property: String) -> String {
        let terms = properties.terms(of: property)
        guard case .group(let values, _, _, _) = terms.first, let count = count(of: terms) else {
            return enumeration(terms.flatMap(words))
        }
        return "\(count), each \(enumeration(values.flatMap(words)))"
    }

    /// Returns the number of values of a group in words. `nil` if the terms are no such group.
    private func count(of terms: [SyntaxTerm]) -> String? {
        guard terms.count == 1, case .group(_, .oneOf, let times, _) = terms[0] else { return nil }
        return Self.counts[times]
    }

    /// The multipliers of value definition syntax in words.
    private static let counts = [
        "#": "values separated by commas", "+": "one or more values", "{1,2}": "one or two values",
        "{1,4}": "one to four values", "{2,2}": "two values",
    ]

    /// Returns the alternatives of a term in words.
    private func words(_ term: SyntaxTerm) -> [String] {
        switch term {
        case .keyword(let keyword): [quoted(keyword)]
        case .type(let type, let range): [type.traits.description + (range.map { bounds($0, of: type) } ?? "")]
        case .other(_, let words): words.map { [$0] } ?? []
        case .property(let name): ["a value of \(name)"]
        case .group(let terms, .oneOf, _, _): terms.flatMap(words)
        case .group(let terms, _, _, _): combination(terms)
        }
    }

    /// Returns a combination of terms in words, without optional keywords.
    private func combination(_ terms: [SyntaxTerm]) -> [String] {
        let required = terms.filter { !$0.isOptionalKeyword }
        if required.count == 1 { return words(required[0]) }
        let parts = (required.isEmpty ? terms : required).flatMap(\.leaves).flatMap { leaf in
            if case .property(let name) = leaf { [name] } else { words(leaf) }
        }
        return ["a combination of \(enumeration(parts, "and"))"]
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

    /// Returns the first names, each once, with a conjunction before the last one.
    func enumeration(_ all: [String], _ conjunction: String = "or") -> String {
        var isListed: Set<String> = []
        let names = all.filter { isListed.insert($0).inserted }
        guard names.count <= 7 else { return names.prefix(7).joined(separator: ", ") + " and others" }
        guard let last = names.last, names.count > 1 else { return names.first ?? "nothing" }
        return names.dropLast().joined(separator: ", ") + " \(conjunction) " + last
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
        if isTooDeeplyNested {
            return "; functions and parentheses are nested more than \(MathParser.depthLimit) levels deep"
        }
        if let valid = validValue(of: property) {
            if property == "font-family" { return missingFontHint }
            if case .identifier = valid, property == "font-weight" { return unknownStyleHint }
            if valid == .keyword(.current) || !valid.dependencies.isEmpty { return contextHint }
        }
        if let function = SpatialTransformFunction.firstOutOfPlane(in: value), takesTransforms(property) {
            return "; \(quoted(function.rawValue + "()")) leaves the plane of the view, which is not supported"
        }
        if case .individualTransform(let transform) = properties[property].map({ properties.grammar(of: $0) }),
            transform.leavesPlane(value)
        {
            return "; the value leaves the plane of the view, which is not supported"
        }
        if property == "clip-path", let box = ShapeParser.unknownBox(in: value) {
            return "; \(quoted(box)) is not a box of views, whose shapes refer to their bounds, \(quoted("border-box"))"
        }
        if property == "scroll-snap-type", ["x", "y", "block", "inline", "both"].contains(where: value.hasPrefix),
            !value.contains("mandatory")
        {
            return "; pages of UIKit always snap, which is \(quoted("mandatory"))"
        }
        if property == "clip-path", let reason = ShapeParser.reason(in: value) { return "; \(reason)" }
        if property == "backdrop-filter", let filters = FilterParser.list(in: value) { return backdropHint(filters) }
        if let reason = reason(of: property, value) { return "; \(reason)" }
        let units = TokenDescription.tokens(of: Source(name: "", text: value)).lazy.compactMap(\.unit)
        if let unit = units.first(where: { !CSS.Unit.names.contains(asciiLowercased($0)) }) {
            return "; \(quoted(unit)) is not a supported unit"
        }
        return expectation(of: property)
    }

    /// Returns the reason why a value is invalid that the alternatives do not show.
    private func reason(of property: String, _ value: String) -> String? {
        guard diagnostic.dialectNames == nil, diagnostic.range.count <= Self.quotedBytes else { return nil }
        let reason = ValueReason(value, of: property, properties)
        return reason.tooManyColors ?? (count(of: properties.terms(of: property)) == nil ? reason.tooManyValues : nil)
    }

    private func backdropHint(_ filters: FilterList) -> String {
        let others = filters.functions.filter { $0.kind != .blur }.map { $0.kind.rawValue + "()" }
        let reason = others.isEmpty ? "a view has one blur" : "UIKit has no counterpart of \(list(others))"
        let blurs = filters.functions.filter { $0.kind == .blur && $0.argument != .length(0) }
        guard let blur = blurs.first else { return "; \(reason)" }
        return "; \(reason): use \(quoted(FilterList(functions: [blur]).cssText)), whose material is saturated"
    }

    /// The reason why a property of the web that no other one replaces has no effect.
    var webPropertyHint: String {
        guard diagnostic.dialectNames == nil else { return "" }
        switch asciiLowercased(start) {
        case "mix-blend-mode", "background-blend-mode":
            return "; UIKit does not blend views: use an image that is blended already, or draw in code"
        case "filter":
            let names = FilterParser.list(in: declaredValue)?.functions.map { $0.kind.rawValue + "()" }
            let filters = names.map { "counterpart of \(list($0))" } ?? "filters"
            return "; UIKit has no \(filters) for views: use an image, or Core Image in code"
        case "text-underline-offset", "text-underline-position":
            return "; UIKit draws underlines where the font has them"
        default: return ""
        }
    }

    private func takesTransforms(_ property: String) -> Bool {
        properties.vocabulary(of: property).types.contains(.transform)
    }

    /// The valid values of a property. Empty if only their syntax in another dialect is known.
    func expectation(of property: String) -> String {
        let values = diagnostic.dialectNames.map { dialectAlternatives(of: property, $0) } ?? alternatives(of: property)
        return values.map { "; expected \($0)" } ?? ""
    }

    /// Returns the value in the range if it is valid CSS. `Three20CSSStyle` rejects valid values in another letter case,
    /// families that are not installed, and values that depend on a view.
    private func validValue(of property: String) -> Value? {
        guard diagnostic.dialectNames == nil else { return nil }
        return properties.value(of: property, from: diagnostic.source.string(diagnostic.range))
    }

    private var missingFontHint: String { "; no such font is installed" }

    private var unknownStyleHint: String { "; it is neither a weight nor the style of an installed font" }

    private var contextHint: String { "; it depends on a view, which a selector of Three20 does not have" }

    /// Whether functions are nested deeper in the range than values are parsed.
    private var isTooDeeplyNested: Bool {
        let value = Source(name: "", text: diagnostic.source.string(diagnostic.range))
        return TokenList.withTokens(of: value) { $0.depth > MathParser.depthLimit }
    }

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

    /// Whether the range is the name of a property of the web, or of one that the dialect has.
    var isKnownElsewhere: Bool {
        WebPropertyNames.all.contains(asciiLowercased(start))
            || diagnostic.dialectNames?.isProperty(start) ?? false
    }

    var nearestProperty: String? {
        guard let name = written() else { return nil }
        guard !isKnownElsewhere else { return diagnostic.dialectNames == nil ? counterpart(of: name) : nil }
        if let names = diagnostic.dialectNames { return names.nearestProperty(to: start, properties.names) }
        return VendorPrefix.standardName(for: name, in: properties) ?? nearest(among: properties.names)
    }

    /// Returns the property that takes the value of a property of the web, or the one that is most similar to it.
    private func counterpart(of name: String) -> String? {
        if name == "filter" {
            let replacements: [FilterList.Kind: String] = [.opacity: "opacity", .dropShadow: "box-shadow"]
            let filters = FilterParser.list(in: declaredValue)?.functions ?? []
            return filters.count == 1 ? replacements[filters[0].kind] : nil
        }
        return WebPropertyNames.counterparts(of: name).first { properties[$0] != nil }
    }

    /// The value of the declaration whose name is the range.
    private var declaredValue: String {
        let text = diagnostic.source.text
        var start = diagnostic.range.upperBound
        let limit = min(diagnostic.source.length, start + Self.quotedBytes)
        while start < limit, text[start] != UInt8(ascii: ":") { start += 1 }
        var end = min(start + 1, limit)
        while end < limit, !"{};!".utf8.contains(text[end]) { end += 1 }
        return diagnostic.source.string(min(start + 1, limit)..<end)
    }

    /// The selector in the range with its first digit escaped, if it is a class or id that starts with a digit.
    private var escapedSelector: String? {
        guard diagnostic.dialectNames == nil, diagnostic.range.count <= 64 else { return nil }
        let written = diagnostic.source.string(diagnostic.range)
        let (digit, rest) = (written.dropFirst().prefix(1), written.dropFirst(2))
        guard written.first == "." || written.first == "#", digit >= "0", digit <= "9",
            rest.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
        else { return nil }
        return "\(written.prefix(1))\\3\(digit)" + (rest.isEmpty ? "" : " \(rest)")
    }

    /// The valid selector that was probably intended.
    var nearestSelector: String? { escapedSelector ?? nearestPseudoClass }

    /// The known pseudo-class or pseudo-element with the most similar name, if the range follows a colon.
    private var nearestPseudoClass: String? {
        let source = diagnostic.source
        var start = diagnostic.range.lowerBound
        while start > 0, source.text[start - 1] == UInt8(ascii: ":") { start -= 1 }
        guard start < diagnostic.range.lowerBound, let name = written() else { return nil }
        if let names = diagnostic.dialectNames { return names.nearestPseudoClass(to: name) }
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
        let suggester = ValueSuggester(value, of: property, properties)
        return (suggester.suggestion ?? missingPart(of: property)).map(capitalized)
    }

    /// Returns the value with the units, commas or slashes that it lacks. `nil` in other dialects, whose values have none.
    func missingPart(of property: String) -> String? {
        guard diagnostic.dialectNames == nil, diagnostic.range.count <= Self.quotedBytes else { return nil }
        return MissingPartSuggester(diagnostic.source.string(diagnostic.range), of: property, properties).suggestion
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

extension SyntaxTerm {
    /// Whether the term is a keyword, or one of some keywords, that the value can omit.
    fileprivate var isOptionalKeyword: Bool {
        guard case .group(let terms, _, "?", _) = self else { return false }
        return terms.allSatisfy { if case .keyword = $0 { true } else { false } }
    }
}
