import CSSEngine

/// Converts attributed text from stylesheets to attributed strings.
@MainActor struct AttributedText {
    private let place: StylePlace

    init(in place: StylePlace) {
        self.place = place
    }

    /// Returns the text with its attributes.
    func text(_ value: AttributedTextValue) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for run in value.runs {
            text.append(NSAttributedString(string: string(run.text), attributes: attributes(run.attributes)))
        }
        return NSAttributedString(attributedString: text)
    }

    /// Returns the text as the title of a button configuration. Attributes that UIKit does not draw in titles are
    /// omitted.
    func title(_ value: AttributedTextValue) -> AttributedString {
        value.runs.reduce(into: AttributedString()) { title, run in
            title.append(
                AttributedString(string(run.text), attributes: AttributeContainer(attributes(run.attributes))))
        }
    }

    private func string(_ text: AttributedTextValue.Text) -> String {
        switch text {
        case .string(let string): string
        case .localized(let key): place.resources.styleStrings.string(forKey: key)
        }
    }

    // MARK: Attributes

    private func attributes(
        _ values: [AttributedTextValue.Attribute: Value]
    ) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        func color(_ attribute: AttributedTextValue.Attribute, _ key: NSAttributedString.Key) {
            if let color = values[attribute].flatMap({ place.color($0) }) { attributes[key] = color }
        }
        func number(_ attribute: AttributedTextValue.Attribute, _ key: NSAttributedString.Key) {
            if let number = values[attribute].flatMap({ place.points($0) }) { attributes[key] = number }
        }
        if let font = values[.font].flatMap({ place.wholeFont($0) }) { attributes[.font] = font }
        color(.color, .foregroundColor)
        color(.backgroundColor, .backgroundColor)
        color(.underlineColor, .underlineColor)
        color(.strikethroughColor, .strikethroughColor)
        color(.strokeColor, .strokeColor)
        number(.kern, .kern)
        number(.strokeWidth, .strokeWidth)
        number(.baselineOffset, .baselineOffset)
        number(.obliqueness, .obliqueness)
        number(.expansion, .expansion)
        if case .number(let ligature) = values[.ligature] { attributes[.ligature] = Int(ligature) }
        if let style = values[.underlineStyle] { attributes[.underlineStyle] = Self.lineStyle(style).rawValue }
        if let style = values[.strikethroughStyle] { attributes[.strikethroughStyle] = Self.lineStyle(style).rawValue }
        if let shadow = shadow(values) { attributes[.shadow] = shadow }
        if let style = paragraphStyle(values) { attributes[.paragraphStyle] = style }
        return attributes
    }

    private static func lineStyle(_ value: Value) -> NSUnderlineStyle {
        let words = if case .list(let words) = value { words } else { [value] }
        return words.reduce(into: []) { style, word in
            guard case .identifier(let name) = word else { return }
            if let part = lineStyles[name] { style.formUnion(part) }
        }
    }

    private static let lineStyles: [String: NSUnderlineStyle] = [
        "single": .single, "double": .double, "thick": .thick, "dot": .patternDot, "dash": .patternDash,
        "dash-dot": .patternDashDot, "dash-dot-dot": .patternDashDotDot,
    ]

    private func shadow(_ values: [AttributedTextValue.Attribute: Value]) -> NSShadow? {
        guard values[.shadowColor] != nil || values[.shadowOffset] != nil || values[.shadowRadius] != nil else {
            return nil
        }
        let shadow = NSShadow()
        if let color = values[.shadowColor].flatMap({ place.color($0) }) { shadow.shadowColor = color }
        if let radius = values[.shadowRadius].flatMap({ place.points($0) }) { shadow.shadowBlurRadius = max(0, radius) }
        if case .list(let offset) = values[.shadowOffset], offset.count == 2 {
            shadow.shadowOffset = CGSize(width: place.points(offset[0]) ?? 0, height: place.points(offset[1]) ?? 0)
        }
        return shadow
    }

    private func paragraphStyle(_ values: [AttributedTextValue.Attribute: Value]) -> NSParagraphStyle? {
        let style = NSMutableParagraphStyle()
        var isStyled = false
        if let alignment = values[.textAlign].flatMap({ alignment($0) }) {
            style.alignment = alignment
            isStyled = true
        }
        if let spacing = values[.lineSpacing].flatMap({ place.points($0) }) {
            style.lineSpacing = max(0, spacing)
            isStyled = true
        }
        if case .keyword(let keyword) = values[.lineBreakMode],
            let mode = TextWords.lineBreakModes.value(keyword)?.word.flatMap({ NSLineBreakMode(rawValue: $0.rawValue) })
        {
            style.lineBreakMode = mode
            isStyled = true
        }
        return isStyled ? style : nil
    }

    private func alignment(_ value: Value) -> NSTextAlignment? {
        guard case .keyword(let keyword) = value else { return nil }
        let isLeftToRight = place.surroundings.layoutDirection == .leftToRight
        let physical: Keyword =
            switch keyword {
            case .start: isLeftToRight ? .left : .right
            case .end: isLeftToRight ? .right : .left
            default: keyword
            }
        return TextWords.alignments.value(physical)?.word.flatMap { NSTextAlignment(rawValue: $0.rawValue) }
    }
}

extension StylePlace {
    /// Returns the font for a list of style, weight, size and family, in the order of the `font` shorthand.
    func wholeFont(_ value: Value) -> UIFont? {
        guard case .list(let font) = value, font.count == 4 else { return nil }
        return fonts.font(FontRequest([font[2], font[3], font[1], font[0]], self))
    }
}

extension AttributeContainer {
    /// Creates a container with the attributes that UIKit draws in the title of a button configuration.
    fileprivate init(_ attributes: [NSAttributedString.Key: Any]) {
        typealias Keys = AttributeScopes.UIKitAttributes
        self.init()
        func lineStyle(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
            (attributes[key] as? Int).map { NSUnderlineStyle(rawValue: $0) }
        }
        if let font = attributes[.font] as? UIFont { self[Keys.FontAttribute.self] = font }
        if let color = attributes[.foregroundColor] as? UIColor { self[Keys.ForegroundColorAttribute.self] = color }
        if let color = attributes[.backgroundColor] as? UIColor { self[Keys.BackgroundColorAttribute.self] = color }
        if let kern = attributes[.kern] as? CGFloat { self[Keys.KernAttribute.self] = kern }
        if let style = lineStyle(.underlineStyle) { self[Keys.UnderlineStyleAttribute.self] = style }
        if let style = lineStyle(.strikethroughStyle) { self[Keys.StrikethroughStyleAttribute.self] = style }
    }
}
