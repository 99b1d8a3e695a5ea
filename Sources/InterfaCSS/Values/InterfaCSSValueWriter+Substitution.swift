import CSSEngine

// MARK: Values whose variables are replaced

extension InterfaCSSValueWriter {
    /// Returns CSS for a value without variables, by the type that InterfaCSS gives the property.
    ///
    /// The form of a value with variables is known only when they are replaced: `TopLeft` is then `top-left`, and `4` is
    /// `4px`.
    /// - Returns: The value, and whether some of its words are unknown. `nil` if it has none of the forms of the type.
    static func css(
        for value: Range<Int>, _ tokens: TokenList, of source: Source, _ type: InterfaCSSValueType
    ) -> (source: Source, hasUnknownParts: Bool)? {
        var writer = InterfaCSSValueWriter(tokens, InterfaCSSVariables(), isSubstituted: true)
        var text = LoweredText(source, .compact)
        guard writer.write(value, as: type, to: &text), !writer.isInvalid else { return nil }
        return (text.source(for: source, InterfaCSSNames()), !writer.unknown.isEmpty)
    }
}

/// Reads the values of a property whose references are replaced.
struct InterfaCSSValueReader {
    private let property: PropertyID
    private let properties: PropertyTable
    /// `nil` if InterfaCSS does not have the property.
    private let form: InterfaCSSValueForm?

    init(_ property: PropertyID, _ properties: PropertyTable) {
        self.property = property
        self.properties = properties
        form = InterfaCSSValueForm(of: properties[property], in: properties)
    }

    /// Returns the value of a text, with or without the quotation marks of variables. `nil` if it is invalid.
    func value(of text: [UInt8], unquoted: [UInt8]?) -> SubstitutedValue? {
        var first: SubstitutedValue?
        for text in form?.isText ?? true ? [text, unquoted] : [unquoted, text] {
            guard let text, let value = value(of: text) else { continue }
            if !value.hasUnknownParts { return value }
            first = first ?? value
        }
        // The strings of variables in the variables, too.
        let bare = InterfaCSSText.unquoting(text).flatMap { value(of: $0) }
        return bare.map { !$0.hasUnknownParts } ?? false ? bare : first ?? bare
    }

    private func value(of text: [UInt8]) -> SubstitutedValue? {
        SubstitutedValue(text) { tokens, range, source in
            guard !range.isEmpty, let form else { return css(tokens, range) }
            let isFirst = form.isFirst || form.isImage && tokens.isName(range.lowerBound, "image")
            if !isFirst, let value = css(tokens, range) { return value }
            let value = lowered(range, tokens, source, form)
            guard isFirst, value?.hasUnknownParts ?? true else { return value }
            return css(tokens, range) ?? value
        }
    }

    private func css(_ tokens: TokenList, _ range: Range<Int>) -> SubstitutedValue? {
        SubstitutedValue(css: tokens, range, of: property, properties)
    }

    private func lowered(
        _ range: Range<Int>, _ tokens: TokenList, _ source: Source, _ form: InterfaCSSValueForm
    ) -> SubstitutedValue? {
        guard let lowered = InterfaCSSValueWriter.css(for: range, tokens, of: source, form.type) else { return nil }
        return TokenList.withTokens(of: lowered.source) { tokens in
            guard tokens.depth <= TokenList.maximumDepth else { return nil }
            var value = css(tokens, tokens.trimmed(0..<tokens.count))
            value?.hasUnknownParts = lowered.hasUnknownParts
            return value
        }
    }
}

/// The form that the values of a property have in InterfaCSS.
struct InterfaCSSValueForm {
    let type: InterfaCSSValueType
    /// Whether a value is read as InterfaCSS has it before it is read as CSS, because the property has one name in both.
    /// Otherwise, the declaration can be that of the property of CSS: `visibility: hidden`.
    var isFirst: Bool { hasOneName && !isText }

    private let hasOneName: Bool

    /// Whether a value is text, so that quotation marks are a part of it.
    var isText: Bool {
        switch type {
        case .string, .attributedString: true
        case .number, .length, .fractionPair, .flag, .concealment, .word, .words, .color, .image, .font, .rect, .point,
            .size, .offset, .insets, .transform, .layout, .relativeLength, .appWords:
            false
        }
    }

    /// Whether `image()` has the form of InterfaCSS, in which a word is also the name of an image.
    var isImage: Bool {
        if case .image = type { true } else { false }
    }

    private init(_ type: InterfaCSSValueType, hasOneName: Bool) {
        self.type = type
        self.hasOneName = hasOneName
    }

    /// Fails if InterfaCSS does not have the property.
    init?(of property: Property, in table: PropertyTable) {
        if let type = InterfaCSSAppTypes.type(of: property, in: table) {
            self.init(type, hasOneName: true)
            return
        }
        let names = [property.name] + property.aliases
        guard let form = names.lazy.compactMap({ Self.standard[$0] }).first else { return nil }
        self = form
    }

    /// The forms of the standard properties, by their names in CSS.
    private static let standard: [String: InterfaCSSValueForm] = {
        var forms: [String: InterfaCSSValueForm] = [:]
        for row in InterfaCSSProperty.all {
            let plain = row.css.filter { $0 != "-" }
            let hasOneName = ([row.name] + row.aliases).contains { asciiLowercased($0) == plain }
            if let form = forms[row.css], form.isFirst || !hasOneName { continue }
            forms[row.css] = InterfaCSSValueForm(forms[row.css]?.type ?? row.type, hasOneName: hasOneName)
        }
        return forms
    }()
}
