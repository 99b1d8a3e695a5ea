import CSSEngine

/// The case conversion of `text-transform`.
enum TextCase: String {
    case uppercase, lowercase, capitalize

    /// Creates the case of a text whose letters all have the same case. `nil` if the letters differ or there are none.
    init?(of text: String) {
        let (upper, lower) = (text.uppercased(), text.lowercased())
        guard upper != lower, text == upper || text == lower else { return nil }
        self = text == upper ? .uppercase : .lowercase
    }

    init?(_ keyword: Keyword) { self.init(rawValue: keyword.rawValue) }

    /// The Swift expression of the conversion, as a method call on a string.
    var method: String {
        switch self {
        case .uppercase: "uppercased(with: .current)"
        case .lowercase: "lowercased(with: .current)"
        case .capitalize: "capitalized(with: .current)"
        }
    }

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

/// The attributes that a stylesheet sets on the whole text of a label.
struct LabelTextStyle: Equatable {
    /// The additional space between characters, in points.
    var spacing: CGFloat?
    /// The line height, in points.
    var lineHeight: CGFloat?
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
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let spacing { attributes[.kern] = spacing }
        if let lineHeight {
            let style = NSMutableParagraphStyle()
            style.minimumLineHeight = lineHeight
            style.maximumLineHeight = lineHeight
            attributes[.paragraphStyle] = style
            // UIKit aligns text with the bottom of the line. CSS centres it.
            attributes[.baselineOffset] = (lineHeight - font.lineHeight) / 2
        }
        if let underline { attributes[.underlineStyle] = underline }
        if let strikethrough { attributes[.strikethroughStyle] = strikethrough }
        if let underlineColor { attributes[.underlineColor] = underlineColor }
        if let strikethroughColor { attributes[.strikethroughColor] = strikethroughColor }
        styled.addMissing(attributes)
        return styled
    }
}

/// Applies a style to the text of a label, and to text that the app sets later.
private final class LabelTextStyler: ViewAttachment {
    var style = LabelTextStyle()
    private(set) var text: NSAttributedString?
    private var isPlain = true
    /// The styled text that the label returned after it was set.
    private var shown: RichText?
    private var isChanging = false
    private var observations: [StateObservation] = []

    override func didMove(to view: UIView?) {
        super.didMove(to: view)
        guard let label = view as? UILabel else {
            observations = []
            return
        }
        textDidChange(of: label)
        observations = observeText(of: label) { [weak self] in self?.textDidChange(of: $0) }
    }

    /// The unstyled text.
    var content: ViewValue { isPlain ? ViewValue(text?.string) : text.map { ViewValue($0) } ?? .none }

    private func textDidChange(of label: UILabel) {
        if isChanging || shown != nil && label.attributedText.map(RichText.init(string:)) == shown { return }
        let own = label.ownAttributedText
        text = own ?? label.text.map { NSAttributedString(string: $0) }
        isPlain = own == nil
        show(in: label)
    }

    /// Shows the text with the style.
    func show(in label: UILabel) {
        guard let text else { return }
        change(label) { $0.attributedText = style.applied(to: text, font: $0.font) }
        shown = label.attributedText.map(RichText.init(string:))
    }

    /// Shows the text without the style.
    func remove(from label: UILabel) {
        change(label) { label in
            if isPlain { label.text = text?.string } else { label.attributedText = text }
        }
        label.removeInteraction(self)
    }

    /// Changes the text, but keeps the font and the colour of the label, which UIKit would replace by the attributes of
    /// the text.
    private func change(_ label: UILabel, _ body: (UILabel) -> Void) {
        isChanging = true
        defer { isChanging = false }
        let (font, color): (UIFont?, UIColor?) = (label.font, label.textColor)
        body(label)
        if label.font != font { label.font = font }
        if label.textColor != color { label.textColor = color }
    }
}

extension UILabel {
    /// The attributes that a stylesheet sets on the whole text. All parts are `nil` if it sets none.
    var textStyle: LabelTextStyle {
        get { ownTextStyle ?? LabelTextStyle() }
        set {
            guard newValue != textStyle else { return }
            guard let styler = attachment(LabelTextStyler.self) else {
                let styler = LabelTextStyler()
                styler.style = newValue
                return addInteraction(styler)
            }
            styler.style = newValue
            if newValue == LabelTextStyle() { styler.remove(from: self) } else { styler.show(in: self) }
        }
    }

    /// The attributes that a stylesheet sets on the whole text. `nil` if it sets none.
    var ownTextStyle: LabelTextStyle? { attachment(LabelTextStyler.self)?.style }

    /// The text without the attributes that a stylesheet sets on the whole text.
    var unstyledText: NSAttributedString? { attachment(LabelTextStyler.self)?.text ?? attributedText }

    /// The text without the attributes that a stylesheet sets on the whole text. `nil` if it sets none.
    var unstyledContent: ViewValue? { attachment(LabelTextStyler.self)?.content }
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
