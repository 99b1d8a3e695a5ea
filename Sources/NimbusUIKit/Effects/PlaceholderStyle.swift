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

    /// Replaces one attribute. Other attributes of the app stay.
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

    func show(in field: UITextField) {
        if attributes.isEmpty { field.placeholder = text } else { field.attributedPlaceholder = styled }
    }
}

extension UITextField {
    var styledPlaceholder: PlaceholderStyle {
        get { PlaceholderStyle(self) }
        set { newValue.show(in: self) }
    }
}
