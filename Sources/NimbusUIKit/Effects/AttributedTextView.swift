import CSSEngine

/// A view whose text can have attributes.
@MainActor protocol AttributedTextView: UIView {
    var plainText: String? { get set }
    var shownAttributedText: NSAttributedString? { get set }
    #if !canImport(UIKit)
    /// The attributed text as it was set. `nil` if the view has plain text.
    var givenAttributedText: NSAttributedString? { get }
    #endif
    var wholeFont: UIFont? { get set }
    var wholeColor: UIColor? { get set }
}

/// The attributed text that a stylesheet has set on a view, with the font and the colour of the view itself.
///
/// In UIKit, setting an attributed text changes the font and the colour of the view. Setting the font or the colour of
/// the view changes the whole text.
private final class StyledAttributedText: ViewAttachment {
    let text: NSAttributedString
    var font: UIFont?
    var color: UIColor?
    /// The text that the view returned after `text` was set.
    var shown: NSAttributedString?

    init(_ text: NSAttributedString, font: UIFont?, color: UIColor?) {
        self.text = text
        self.font = font
        self.color = color
    }
}

extension AttributedTextView {
    /// The font of text without a font. Text views without a font have a standard one of 12 points.
    var effectiveFont: UIFont { wholeFont ?? .systemFont(ofSize: 12) }

    /// The attributed text of a stylesheet, if the view still shows it.
    private var styledAttributedText: StyledAttributedText? {
        guard let styled = attachment(StyledAttributedText.self), let shown = distinctAttributedText,
            RichText(string: shown) == styled.shown.map({ RichText(string: $0) })
        else { return nil }
        return styled
    }

    /// The text, with attributes if the app or a stylesheet has set attributes.
    var styledContent: ViewValue {
        get {
            if let styled = styledAttributedText { return ViewValue(styled.text) }
            if let content = unstyledContent { return content }
            return ownAttributedText.map { ViewValue($0) } ?? ViewValue(plainText)
        }
        set {
            let former = attachment(StyledAttributedText.self)
            let (font, color) = (styledFont, styledColor)
            if let former { removeInteraction(former) }
            guard let text = newValue.attributedText else {
                plainText = newValue.text
                if former != nil, wholeFont != font { wholeFont = font }
                if former != nil, wholeColor != color { wholeColor = color }
                return
            }
            let styled = StyledAttributedText(text, font: font, color: color)
            shownAttributedText = text
            styled.shown = distinctAttributedText
            addInteraction(styled)
        }
    }

    /// The text with its attributes. `nil` if the text has only the attributes of plain text.
    var ownAttributedText: NSAttributedString? {
        distinctAttributedText.flatMap { isPlain($0) ? nil : $0 }
    }

    /// Whether a text has only the attributes that the view returns for plain text.
    private func isPlain(_ text: NSAttributedString) -> Bool {
        guard text.length > 0 else { return true }
        var range = NSRange(location: 0, length: 0)
        let attributes = text.attributes(at: 0, effectiveRange: &range)
        let own: Set<NSAttributedString.Key> = [.font, .foregroundColor, .paragraphStyle, .shadow]
        guard range.length == text.length, own.isSuperset(of: attributes.keys), attributes[.paragraphStyle] != nil
        else {
            return false
        }
        return (attributes[.font] as? UIFont) == wholeFont && (attributes[.foregroundColor] as? UIColor) == wholeColor
    }

    /// The font of text without a font.
    var styledFont: UIFont? {
        get { styledAttributedText.map(\.font) ?? wholeFont }
        set {
            changeWhole {
                $0?.font = newValue
            } and: {
                $0.wholeFont = newValue
            }
        }
    }

    /// The colour of text without a colour.
    var styledColor: UIColor? {
        get { styledAttributedText.map(\.color) ?? wholeColor }
        set {
            changeWhole {
                $0?.color = newValue
            } and: {
                $0.wholeColor = newValue
            }
        }
    }

    /// Changes an attribute of the view. Restores the attributed text of a stylesheet if the change alters it.
    private func changeWhole(_ note: (StyledAttributedText?) -> Void, and change: (Self) -> Void) {
        let styled = styledAttributedText
        note(styled)
        change(self)
        let text = distinctAttributedText.map { RichText(string: $0) }
        guard let styled, text != styled.shown.map({ RichText(string: $0) }) else { return }
        shownAttributedText = styled.text
        styled.shown = distinctAttributedText
    }
}

extension UILabel: AttributedTextView {
    var plainText: String? {
        get { text }
        set { text = newValue }
    }
    var shownAttributedText: NSAttributedString? {
        get { attributedText }
        set { attributedText = newValue }
    }
    var wholeFont: UIFont? {
        get { font }
        set { font = newValue }
    }
    var wholeColor: UIColor? {
        get { styledTextColor }
        set { styledTextColor = newValue }
    }
}

extension UITextField: AttributedTextView {
    var plainText: String? {
        get { text }
        set { text = newValue }
    }
    var shownAttributedText: NSAttributedString? {
        get { attributedText }
        set { attributedText = newValue }
    }
    var wholeFont: UIFont? {
        get { font }
        set { font = newValue }
    }
    var wholeColor: UIColor? {
        get { textColor }
        set { textColor = newValue }
    }
}

extension UITextView: AttributedTextView {
    var plainText: String? {
        get { text }
        set { text = newValue ?? "" }
    }
    var shownAttributedText: NSAttributedString? {
        get { attributedText }
        set { attributedText = newValue }
    }
    var wholeFont: UIFont? {
        get { font }
        set { font = newValue }
    }
    var wholeColor: UIColor? {
        get { textColor }
        set { textColor = newValue }
    }
}
