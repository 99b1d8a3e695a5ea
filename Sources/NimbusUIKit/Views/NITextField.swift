/// A field with room of its own around the text, as Nimbus has it.
///
/// Style sheets set the room with `-mobile-title-insets`.
open class NITextField: UITextField {
    /// The room around the text, in points. Where it is not zero, it alone says where the text is, also while it is typed,
    /// and where the placeholder is.
    open var textInsets: UIEdgeInsets = .zero {
        didSet {
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    /// Where the text is in a field of these bounds.
    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        inset(bounds) ?? super.textRect(forBounds: bounds)
    }

    /// Where the text is while it is typed, in a field of these bounds.
    open override func editingRect(forBounds bounds: CGRect) -> CGRect {
        inset(bounds) ?? super.editingRect(forBounds: bounds)
    }

    /// Where the placeholder is in a field of these bounds.
    open override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        inset(bounds) ?? super.placeholderRect(forBounds: bounds)
    }

    /// Nil without insets; insets that are larger than the field leave nothing.
    private func inset(_ bounds: CGRect) -> CGRect? {
        if textInsets == .zero { return nil }
        let inner = bounds.inset(by: textInsets)
        return CGRect(
            x: inner.origin.x, y: inner.origin.y, width: max(0, inner.size.width), height: max(0, inner.size.height))
    }
}
