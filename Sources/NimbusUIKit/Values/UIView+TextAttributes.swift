extension Effect {
    /// Whether the effect replaces attributes of attributed text.
    var changesTextAttributes: Bool {
        Self.textAttributeNames.contains(name)
    }

    private static let textAttributeNames: Set<String> = [
        "font", "textColor", "highlightedTextColor", "titleLabel.font", "titleColor(normal)", "titleColor(highlighted)",
        "titleColor(selected)", "titleColor(disabled)", "titleColor(focused)",
    ]
}

extension UIView {
    /// Whether the view is a label or a button whose text has attributes.
    var hasTextAttributes: Bool {
        switch self {
        case let label as UILabel: label.hasAttributes
        case let button as UIButton: button.titleLabel?.hasAttributes ?? false
        default: false
        }
    }
}

extension UILabel {
    /// Whether the text has attributes. For plain text, UIKit returns an attributed text with the attributes of the
    /// label.
    fileprivate var hasAttributes: Bool {
        guard let unstyledText, unstyledText.length > 0 else { return false }
        let plain = UILabel()
        plain.font = font
        plain.textColor = textColor
        plain.textAlignment = textAlignment
        plain.lineBreakMode = lineBreakMode
        plain.shadowColor = shadowColor
        plain.shadowOffset = shadowOffset
        plain.text = unstyledText.string
        return RichText(string: unstyledText) != plain.attributedText.map(RichText.init(string:))
    }
}
