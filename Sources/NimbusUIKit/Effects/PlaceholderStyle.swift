/// What a text field shows while it is empty: a text, and what is said of its look.
@MainActor struct PlaceholderStyle {
    private(set) var text: String?
    private(set) var color: UIColor?
    private(set) var font: UIFont?

    init(_ field: UITextField) {
        text = field.placeholder
        guard let styled = field.attributedPlaceholder, styled.length > 0 else { return }
        let attributes = styled.attributes(at: 0, effectiveRange: nil)
        color = attributes[.foregroundColor] as? UIColor
        font = attributes[.font] as? UIFont
    }

    func with(text: String?) -> PlaceholderStyle {
        var style = self
        style.text = text
        return style
    }

    func with(color: UIColor?) -> PlaceholderStyle {
        var style = self
        style.color = color
        return style
    }

    func with(font: UIFont?) -> PlaceholderStyle {
        var style = self
        style.font = font
        return style
    }

    fileprivate var attributed: NSAttributedString? {
        guard let text else { return nil }
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.foregroundColor] = color
        attributes[.font] = font
        return NSAttributedString(string: text, attributes: attributes)
    }
}

extension UITextField {
    var styledPlaceholder: PlaceholderStyle {
        get { PlaceholderStyle(self) }
        set {
            if newValue.color == nil, newValue.font == nil {
                placeholder = newValue.text
            } else {
                attributedPlaceholder = newValue.attributed
            }
        }
    }
}
