import CSSEngine

/// The case conversion of `text-transform`.
package enum TextCase: String {
    case uppercase, lowercase, capitalize

    /// Creates the case of a text whose letters all have the same case. `nil` if the letters differ or there are none.
    init?(of text: String) {
        let (upper, lower) = (text.uppercased(), text.lowercased())
        guard upper != lower, text == upper || text == lower else { return nil }
        self = text == upper ? .uppercase : .lowercase
    }

    init?(_ keyword: Keyword) { self.init(rawValue: keyword.rawValue) }

    func applied(to text: String, in locale: Locale) -> String {
        switch self {
        case .uppercase: return text.uppercased(with: locale)
        case .lowercase: return text.lowercased(with: locale)
        case .capitalize:
            // Only the first letter of each word changes (CSS Text 3, section 2.1).
            var isInWord = false
            return text.reduce(into: "") { result, character in
                let isPart = character.isLetter || character.isNumber || (isInWord && "'’".contains(character))
                result += isPart && !isInWord ? String(character).uppercased(with: locale) : String(character)
                isInWord = isPart
            }
        }
    }
}

/// The attributes that a stylesheet sets on the whole text of a view.
struct WholeTextStyle: Equatable {
    /// The additional space between characters, in points.
    var spacing: CGFloat?
    /// The line height, in points.
    var lineHeight: CGFloat?
    /// The indentation of the first line of a paragraph, in points.
    var indent: CGFloat?
    /// How readily words are hyphenated, from 0 to 1.
    var hyphenation: CGFloat?
    /// The raw value of an `NSUnderlineStyle`.
    var underline: Int?
    /// The raw value of an `NSUnderlineStyle`.
    var strikethrough: Int?
    var underlineColor: UIColor?
    var strikethroughColor: UIColor?
    var textCase: TextCase?

    /// Returns a text with the attributes. Attributes in the text take precedence.
    @MainActor fileprivate func applied(to text: NSAttributedString, font: UIFont) -> NSAttributedString {
        let styled = NSMutableAttributedString(attributedString: text)
        if let textCase { styled.changeCase(textCase) }
        styled.addMissing(attributes(font: font))
        return styled
    }

    @MainActor fileprivate func attributes(font: UIFont) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let spacing { attributes[.kern] = spacing }
        if lineHeight != nil || indent != nil || hyphenation != nil { attributes[.paragraphStyle] = paragraphStyle }
        if let lineHeight {
            // UIKit aligns text with the bottom of the line. CSS centres it.
            attributes[.baselineOffset] = (lineHeight - font.lineHeight) / 2
        }
        if let underline { attributes[.underlineStyle] = underline }
        if let strikethrough { attributes[.strikethroughStyle] = strikethrough }
        if let underlineColor { attributes[.underlineColor] = underlineColor }
        if let strikethroughColor { attributes[.strikethroughColor] = strikethroughColor }
        return attributes
    }

    @MainActor private var paragraphStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let lineHeight {
            style.minimumLineHeight = lineHeight
            style.maximumLineHeight = lineHeight
        }
        if let indent { style.firstLineHeadIndent = indent }
        if let hyphenation { style.hyphenationFactor = Float(hyphenation) }
        return style
    }
}

/// Applies a style to the text of a view, and to text that the app sets later.
private final class WholeTextStyler: ViewAttachment {
    var style = WholeTextStyle()
    private(set) var text: NSAttributedString?
    private var isPlain = true
    /// The text with the style, as the view returned it.
    private var shown: RichText?
    private var isChanging = false
    private var observations: [StateObservation] = []

    override func didMove(to view: UIView?) {
        super.didMove(to: view)
        guard let view = view as? any AttributedTextView else {
            observations = []
            return
        }
        textDidChange(of: view)
        observations = observeText(of: view) { [weak self] in self?.textDidChange(of: $0) }
    }

    /// The unstyled text.
    var content: ViewValue { isPlain ? ViewValue(text?.string) : text.map { ViewValue($0) } ?? .none }

    private func textDidChange(of view: any AttributedTextView) {
        if isChanging || shown != nil && view.shownAttributedText.map(RichText.init(string:)) == shown { return }
        let own = view.ownAttributedText
        text = own ?? view.plainText.map { NSAttributedString(string: $0) }
        isPlain = own == nil
        show(in: view)
    }

    /// Reads the text of a text view, which the user can have changed without a call of a setter.
    func readEdits(of view: any AttributedTextView) {
        guard view is UITextView, let current = view.shownAttributedText, RichText(string: current) != shown else {
            return
        }
        text = current.removing(style.attributes(font: view.effectiveFont))
    }

    /// Removes fonts and colours that a setter of the view has replaced. In UIKit, the shown text has the new ones.
    private func removeReplacedAttributes(of view: any AttributedTextView) {
        guard let own = text, let current = view.distinctAttributedText else { return }
        for key in [NSAttributedString.Key.font, .foregroundColor] where own.has(key) && !current.has(key) {
            text = text?.removing(key)
        }
    }

    /// Shows the text with the style.
    func show(in view: any AttributedTextView) {
        removeReplacedAttributes(of: view)
        guard let text else { return }
        change(view) { $0.shownAttributedText = style.applied(to: text, font: $0.effectiveFont) }
        shown = view.shownAttributedText.map(RichText.init(string:))
    }

    /// Shows the text without the style.
    func remove(from view: any AttributedTextView) {
        removeReplacedAttributes(of: view)
        change(view) { view in
            if isPlain { view.plainText = text?.string } else { view.shownAttributedText = text }
        }
        view.removeInteraction(self)
    }

    /// Changes the text. UIKit then changes the font and the colour of the view to those of the text.
    private func change(_ view: any AttributedTextView, _ body: (any AttributedTextView) -> Void) {
        isChanging = true
        defer { isChanging = false }
        let (font, color) = (view.wholeFont, view.wholeColor)
        body(view)
        if view.wholeFont != font { view.wholeFont = font }
        if view.wholeColor != color { view.wholeColor = color }
    }
}

extension AttributedTextView {
    /// The attributes that a stylesheet sets on the whole text.
    var textStyle: WholeTextStyle {
        get { ownTextStyle ?? WholeTextStyle() }
        set {
            guard newValue != textStyle else { return }
            guard let styler = attachment(WholeTextStyler.self) else {
                let styler = WholeTextStyler()
                styler.style = newValue
                return addInteraction(styler)
            }
            styler.readEdits(of: self)
            styler.style = newValue
            if newValue == WholeTextStyle() { styler.remove(from: self) } else { styler.show(in: self) }
        }
    }

    /// The attributes that a stylesheet sets on the whole text. `nil` if it sets none.
    var ownTextStyle: WholeTextStyle? { attachment(WholeTextStyler.self)?.style }

    /// The text without the attributes that a stylesheet sets on the whole text.
    var unstyledText: NSAttributedString? { attachment(WholeTextStyler.self)?.text ?? shownAttributedText }

    /// The text without the attributes that a stylesheet sets on the whole text. `nil` if it sets none.
    var unstyledContent: ViewValue? { attachment(WholeTextStyler.self)?.content }
}

extension NSAttributedString {
    /// Returns whether a part of the text has an attribute.
    fileprivate func has(_ key: NSAttributedString.Key) -> Bool {
        var isPresent = false
        enumerateAttribute(key, in: NSRange(location: 0, length: length)) { value, _, _ in
            isPresent = isPresent || value != nil
        }
        return isPresent
    }

    /// Returns the text without an attribute.
    fileprivate func removing(_ key: NSAttributedString.Key) -> NSAttributedString {
        let result = NSMutableAttributedString(attributedString: self)
        result.removeAttribute(key, range: NSRange(location: 0, length: length))
        return result
    }

    /// Returns the text without attributes that have the given values.
    fileprivate func removing(_ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
        let result = NSMutableAttributedString(attributedString: self)
        let all = NSRange(location: 0, length: length)
        for (key, value) in attributes {
            var ranges: [NSRange] = []
            enumerateAttribute(key, in: all) { present, range, _ in
                if let present = present as? NSObject, present.isEqual(value) { ranges.append(range) }
            }
            for range in ranges { result.removeAttribute(key, range: range) }
        }
        return result
    }
}

extension NSMutableAttributedString {
    /// Adds each attribute to the ranges without an attribute of the same key.
    fileprivate func addMissing(_ attributes: [NSAttributedString.Key: Any]) {
        let all = NSRange(location: 0, length: length)
        for (key, value) in attributes {
            var ranges: [NSRange] = []
            enumerateAttribute(key, in: all) { present, range, _ in if present == nil { ranges.append(range) } }
            for range in ranges { addAttribute(key, value: value, range: range) }
        }
    }

    /// Changes the case of the text, separately for each run of attributes.
    fileprivate func changeCase(_ textCase: TextCase) {
        var runs: [NSRange] = []
        enumerateAttributes(in: NSRange(location: 0, length: length)) { _, range, _ in runs.append(range) }
        for range in runs.reversed() {
            let text = attributedSubstring(from: range).string
            replaceCharacters(in: range, with: textCase.applied(to: text, in: .current))
        }
    }
}
