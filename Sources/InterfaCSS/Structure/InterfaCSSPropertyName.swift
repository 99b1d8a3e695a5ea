import CSSEngine

/// The name of a declaration in InterfaCSS: a key path to a nested view, a property, and parameters.
struct InterfaCSSPropertyName {
    /// The tokens of the names of nested views, with dots between them. Empty if the property is that of the view itself.
    let path: Range<Int>
    private let property: InterfaCSSVocabulary.PropertyName?
    /// The tokens of the property's name.
    private let name: Range<Int>
    /// The tokens of the parameters without the parentheses.
    private let parameters: Range<Int>
    /// The byte offsets of the parameters of version 2.0, which follow two underscores: `title__selected-highlighted`.
    private let suffix: Range<Int>
    /// Whether the name has the form of a name.
    let isValid: Bool

    init(_ range: Range<Int>, _ tokens: TokenList, _ vocabulary: InterfaCSSVocabulary) {
        var end = range.upperBound
        var parameters = end..<end
        // The common case is one identifier.
        if range.count > 1, let open = range.first(where: { tokens.kind($0).opensBlock }) {
            parameters = tokens.trimmed(open + 1..<tokens.partner(open, limit: range.upperBound))
            end = tokens.kind(open) == .function ? open + 1 : open
        }
        let whole = tokens.trimmed(range.lowerBound..<end)
        self.parameters = parameters
        suffix = Self.suffix(of: whole, tokens)
        if let property = vocabulary.property(tokens, whole) {
            self.property = property
            name = whole
            path = whole.lowerBound..<whole.lowerBound
            isValid = true
            return
        }
        var start = whole.lowerBound
        var isValid = true
        for index in whole {
            if tokens.isDelim(index, ".") {
                isValid = isValid && index > start
                start = index + 1
            } else {
                // Each part is one identifier. The last one can be the name of a function.
                isValid = isValid && index == start && (tokens.kind(index) == .ident || tokens.kind(index) == .function)
            }
        }
        isValid = isValid && start < whole.upperBound
        path = whole.lowerBound..<max(start - 1, whole.lowerBound)
        name = min(start, whole.upperBound)..<whole.upperBound
        property = isValid && !path.isEmpty ? vocabulary.property(tokens, name) : nil
        self.isValid = isValid
    }

    private static func suffix(of name: Range<Int>, _ tokens: TokenList) -> Range<Int> {
        let bytes = tokens.byteRange(name)
        let start = bytes.dropLast().first {
            tokens.text[$0] == UInt8(ascii: "_") && tokens.text[$0 + 1] == UInt8(ascii: "_")
        }
        return start.map { $0 + 2..<bytes.upperBound } ?? bytes.upperBound..<bytes.upperBound
    }

    /// Returns the type of the value. `nil` for properties that InterfaCSS does not know.
    func type(_ tokens: TokenList, _ vocabulary: InterfaCSSVocabulary) -> InterfaCSSValueType? {
        switch property {
        case .row(let index): vocabulary.table[index].type
        case .css(let index): vocabulary.appType(of: vocabulary.names[Int(index)])
        case .asWritten: vocabulary.isStandard ? nil : vocabulary.appType(of: tokens.rawName(name.lowerBound))
        case nil: nil
        }
    }

    private func row(_ vocabulary: InterfaCSSVocabulary) -> InterfaCSSPropertyTable.Row? {
        switch property {
        case .row(let index): vocabulary.table[index]
        case .css, .asWritten, nil: nil
        }
    }

    /// Returns the name of the property in CSS, for diagnostics.
    func css(_ tokens: TokenList, _ vocabulary: InterfaCSSVocabulary) -> String {
        switch property {
        case .row(let index): vocabulary.table.withCSS(index) { String(decoding: $0, as: UTF8.self) }
        case .css(let index): vocabulary.names[Int(index)]
        case .asWritten: tokens.rawName(name.lowerBound)
        case nil: name.first.map { dashed(tokens.rawName($0)) } ?? ""
        }
    }

    /// Appends the name of the property in CSS. Parameters other than a control state are its end:
    /// `-metrics-landscape-phone`.
    func write(_ tokens: TokenList, _ vocabulary: InterfaCSSVocabulary, to text: inout LoweredText) {
        switch property {
        case .row(let index): vocabulary.table.withCSS(index) { text.write($0) }
        case .asWritten: text.write(tokens.bytes(name.lowerBound))
        case .css, nil: text.write(text: css(tokens, vocabulary))
        }
        guard !parameters.isEmpty || !suffix.isEmpty else { return }
        var hasState = false
        forEachKeyword(tokens, vocabulary) { keyword in
            let isState = keyword.hasPrefix(":")
            if isState, !hasState {
                hasState = true
            } else {
                text.write("-")
                let words = isState ? dashed(keyword.dropFirst().split(separator: ":").joined(separator: "-")) : keyword
                text.write(text: words)
            }
        }
    }

    // MARK: Parameters

    /// Returns the pseudo-classes of the control state in the parameters. Empty for the normal state.
    func states(_ tokens: TokenList, _ vocabulary: InterfaCSSVocabulary) -> String {
        var states = ""
        forEachKeyword(tokens, vocabulary) { keyword in
            if states.isEmpty, keyword.hasPrefix(":") { states = keyword }
        }
        return states
    }

    /// Returns the parameters that the property does not have, as byte ranges, with the words that it has.
    func unknownParameters(
        _ tokens: TokenList, _ vocabulary: InterfaCSSVocabulary
    ) -> [(range: Range<Int>, words: [InterfaCSSWords])] {
        guard !parameters.isEmpty || !suffix.isEmpty else { return [] }
        let words = parameterWords(tokens, vocabulary)
        guard !words.isEmpty || row(vocabulary) != nil else { return [] }
        // Only values have variables.
        let variables = parameters.filter { tokens.kind($0) == .atKeyword }.map { tokens.start($0)..<tokens.end($0) }
        return variables.map { ($0, words) }
            + parameterRanges(tokens).compactMap { range in
                let bytes = UnsafeBufferPointer(start: tokens.text + range.lowerBound, count: range.count)
                return words.contains { $0.keyword(bytes) != nil } ? nil : (range, words)
            }
    }

    /// Calls `body` with the keywords of the parameters that are not the default. Unknown parameters are left out.
    private func forEachKeyword(
        _ tokens: TokenList, _ vocabulary: InterfaCSSVocabulary, _ body: (String) -> Void
    ) {
        guard !parameters.isEmpty || !suffix.isEmpty else { return }
        let words = parameterWords(tokens, vocabulary)
        for range in parameterRanges(tokens) {
            let bytes = UnsafeBufferPointer(start: tokens.text + range.lowerBound, count: range.count)
            let keyword = words.lazy.compactMap { $0.keyword(bytes) }.first
            if let keyword, keyword != "normal" { body(keyword) }
        }
    }

    /// The words of the parameters that the property has. Empty if it has none.
    private func parameterWords(_ tokens: TokenList, _ vocabulary: InterfaCSSVocabulary) -> [InterfaCSSWords] {
        let row = row(vocabulary)
        // A property of the app can have a value for each state of a control.
        if row == nil, vocabulary.isAppProperty(css(tokens, vocabulary)) { return [.controlState] }
        return [row?.firstParameter, row?.secondParameter].compactMap { $0?.words }
    }

    /// The parameters as byte ranges, without the segments of segmented controls, which are numbers.
    private func parameterRanges(_ tokens: TokenList) -> [Range<Int>] {
        let written = UnsafeBufferPointer(start: tokens.text + suffix.lowerBound, count: suffix.count)
        return parameters.filter { tokens.kind($0) == .ident }.map { tokens.start($0)..<tokens.end($0) }
            + written.split(separator: UInt8(ascii: "_")).map {
                suffix.lowerBound + $0.startIndex..<suffix.lowerBound + $0.endIndex
            }
    }
}
