/// The text and the attributes of a text field's placeholder.
@MainActor struct PlaceholderStyle {
    private var styled: NSAttributedString?

    init(_ field: UITextField) {
        styled = field.attributedPlaceholder ?? field.placeholder.map { NSAttributedString(string: $0) }
    }

    var text: String? { styled?.string }
    var color: UIColor? { attributes[.foregroundColor] as? UIColor }
    var font: UIFont? { attributes[.font] as? UIFont }

    /// The attributes of the first character.
    private var attributes: [NSAttributedString.Key: Any] {
        guard let styled, styled.length > 0 else { return [:] }
        return styled.attributes(at: 0, effectiveRange: nil)
    }

    func with(text: String?) -> PlaceholderStyle {
        var style = self
        style.styled = text.map { NSAttributedString(string: $0, attributes: attributes) }
        return style
    }

    func with(color: UIColor?) -> PlaceholderStyle { with(color, for: .foregroundColor) }
    func with(font: UIFont?) -> PlaceholderStyle { with(font, for: .font) }

    /// Replaces an attribute. The remaining attributes stay.
    private func with(_ value: Any?, for key: NSAttributedString.Key) -> PlaceholderStyle {
        guard let styled else { return self }
        let text = NSMutableAttributedString(attributedString: styled)
        let all = NSRange(location: 0, length: text.length)
        text.removeAttribute(key, range: all)
        if let value { text.addAttribute(key, value: value, range: all) }
        var style = self
        style.styled = text
        return style
    }

    /// Creates a style of a text with attributes.
    init(_ text: NSAttributedString) {
        styled = text
    }

    func show(in field: UITextField) {
        if attributes.isEmpty { field.placeholder = text } else { field.attributedPlaceholder = styled }
    }
}

/// The attributed placeholder that a stylesheet has set on a text field.
private final class StyledPlaceholder: ViewAttachment {
    let text: NSAttributedString

    init(_ text: NSAttributedString) {
        self.text = text
    }
}

extension UITextField {
    /// The placeholder, with attributes if a stylesheet has set attributes. The colour and the font can differ, because
    /// they have separate effects.
    var placeholderContent: ViewValue {
        get {
            guard let styled = attachment(StyledPlaceholder.self), styled.text.string == placeholder else {
                return ViewValue(placeholder)
            }
            return ViewValue(styled.text)
        }
        set {
            let former = attachment(StyledPlaceholder.self)
            if let former { removeInteraction(former) }
            if let text = newValue.attributedText {
                attributedPlaceholder = text
                addInteraction(StyledPlaceholder(text))
            } else if former != nil {
                placeholder = newValue.text
            } else {
                styledPlaceholder = PlaceholderStyle(self).with(text: newValue.text)
            }
        }
    }

    /// The value that undoes a styled placeholder. Includes the app's attributes, unless these are only one colour and
    /// one font.
    var placeholderBaseline: ViewValue {
        guard attachment(StyledPlaceholder.self) == nil, let text = attributedPlaceholder, text.length > 0 else {
            return placeholderContent
        }
        var range = NSRange(location: 0, length: 0)
        let keys = text.attributes(at: 0, effectiveRange: &range).keys
        let isPlain = range.length == text.length && keys.allSatisfy { $0 == .foregroundColor || $0 == .font }
        return isPlain ? placeholderContent : ViewValue(text)
    }

    var styledPlaceholder: PlaceholderStyle {
        get { PlaceholderStyle(self) }
        set { newValue.show(in: self) }
    }
}
