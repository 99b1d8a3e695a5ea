/// The name of a declaration in InterfaCSS: a key path to a nested view, a property, and parameters.
struct InterfaCSSPropertyName {
    /// The name tokens of the nested views, the outermost first.
    private(set) var path: [Int] = []
    private let property: InterfaCSSVocabulary.PropertyName?
    /// The tokens of the property's name.
    private let name: Range<Int>
    /// The tokens of the parameters without the parentheses.
    private let parameters: Range<Int>
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
        if let property = vocabulary.property(tokens, whole) {
            self.property = property
            name = whole
            isValid = true
            return
        }
        var start = whole.lowerBound
        var isValid = true
        for index in whole {
            if tokens.isDelim(index, ".") {
                isValid = isValid && index > start
                path.append(start)
                start = index + 1
            } else {
                // Each part is one identifier. The last one can be the name of a function.
                isValid = isValid && index == start && (tokens.kind(index) == .ident || tokens.kind(index) == .function)
            }
        }
        isValid = isValid && start < whole.upperBound
        name = min(start, whole.upperBound)..<whole.upperBound
        property = isValid && !path.isEmpty ? vocabulary.property(tokens, name) : nil
        self.isValid = isValid
    }

    /// The type of the value. `nil` for properties that InterfaCSS does not know.
    var type: InterfaCSSValueType? {
        switch property {
        case .row(let row): row.type
        case .css, nil: nil
        }
    }

    /// The name of the property in CSS.
    func css(_ tokens: TokenList) -> String {
        switch property {
        case .row(let row): row.css
        case .css(let name): name
        case nil: name.first.map { dashed(tokens.rawName($0)) } ?? ""
        }
    }

    // MARK: Parameters

    private func kinds() -> [InterfaCSSProperty.Parameter] {
        switch property {
        case .row(let row): row.parameters
        case .css, nil: []
        }
    }

    /// Whether the parameters have a control state other than the normal one.
    func hasStates(_ tokens: TokenList) -> Bool { !parameters.isEmpty && !states(tokens).isEmpty }

    /// The pseudo-classes of the control state in the parameters. Empty if there are none.
    func states(_ tokens: TokenList) -> String {
        keywords(tokens).first { $0.hasPrefix(":") } ?? ""
    }

    /// Appends the other parameters to the name of the property: `-metrics-landscape-phone`.
    func writeSuffix(_ tokens: TokenList, to text: inout LoweredText) {
        guard !parameters.isEmpty else { return }
        var hasState = false
        for keyword in keywords(tokens) {
            if !hasState, keyword.hasPrefix(":") {
                hasState = true
                continue
            }
            text.write("-")
            text.write(keyword.replacingColons)
        }
    }

    /// The keywords of the parameters that are not the default. Unknown parameters are left out.
    private func keywords(_ tokens: TokenList) -> [String] {
        let kinds = kinds()
        guard !parameters.isEmpty, !kinds.isEmpty else { return [] }
        return tokens.splitAtCommas(parameters).map(tokens.trimmed).compactMap { parameter in
            guard parameter.count == 1, tokens.kind(parameter.lowerBound) == .ident else { return nil }
            let bytes = tokens.bytes(parameter.lowerBound)
            let keyword = kinds.lazy.compactMap { $0.words.keyword(bytes) }.first
            return keyword == "normal" ? nil : keyword
        }
    }
}

extension String {
    /// The text with dashes instead of colons, and without one at the start.
    fileprivate var replacingColons: String {
        String(
            decoding: utf8.map { $0 == UInt8(ascii: ":") ? UInt8(ascii: "-") : $0 }.drop { $0 == UInt8(ascii: "-") },
            as: UTF8.self)
    }
}
