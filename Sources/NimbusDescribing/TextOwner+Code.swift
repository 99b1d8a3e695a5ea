import NimbusUIKit

extension TextOwner {
    /// Returns the expression of the text, whose value is `nil` if there is none.
    func text(of view: String) -> String {
        switch self {
        case .label, .textView: "\(view).attributedText"
        case .buttonTitle:
            "\(view).attributedTitle(for: .normal) ?? \(view).title(for: .normal).map({ NSAttributedString(string: $0) })"
        }
    }

    /// Returns the statement that sets the text.
    func statement(setting text: String, of view: String) -> String {
        switch self {
        case .label, .textView: "\(view).attributedText = \(text)"
        case .buttonTitle: "\(view).setAttributedTitle(\(text), for: .normal)"
        }
    }

    /// Returns the expression of the height of a line of the font, in points.
    func lineHeight(of view: String) -> String {
        switch self {
        case .label: "\(view).font.lineHeight"
        case .textView: "(\(view).font ?? .systemFont(ofSize: 12)).lineHeight"
        case .buttonTitle: "(\(view).titleLabel?.font.lineHeight ?? 0)"
        }
    }

    /// Returns the statement that replaces a plain text by the result of one of its methods.
    func statement(calling method: String, on view: String) -> String {
        switch self {
        case .label, .textView:
            """
            if let text = \(view).text {
                \(view).text = text.\(method)
            }
            """
        case .buttonTitle:
            """
            if let title = \(view).title(for: .normal) {
                \(view).setTitle(title.\(method), for: .normal)
            }
            """
        }
    }
}
