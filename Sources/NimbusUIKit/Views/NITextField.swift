/// A text field with padding around its text.
///
/// `-mobile-title-insets` and `padding` in a stylesheet set ``textInsets``. The width of a border is added to `padding`.
/// The padding is part of the field's size: with `width: auto` and `height: auto`, the field fits its text and the padding.
open class NITextField: UITextField {
    /// The padding around the text, in points. A non-zero padding replaces the default padding of the border style.
    open var textInsets: UIEdgeInsets = .zero {
        didSet {
            guard textInsets != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    /// Returns the rectangle of the text.
    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        inset(bounds) ?? super.textRect(forBounds: bounds)
    }

    /// Returns the rectangle of the text during editing.
    open override func editingRect(forBounds bounds: CGRect) -> CGRect {
        inset(bounds) ?? super.editingRect(forBounds: bounds)
    }

    /// Returns the rectangle of the placeholder.
    open override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        inset(bounds) ?? super.placeholderRect(forBounds: bounds)
    }

    /// Returns the size of the text and its padding.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { padded(super.sizeThatFits(size)) }

    /// The size of the text and its padding.
    open override var intrinsicContentSize: CGSize { padded(super.intrinsicContentSize) }

    /// Returns a size with the padding added. A dimension without an intrinsic size stays unchanged.
    private func padded(_ size: CGSize) -> CGSize {
        func padded(_ length: CGFloat, _ padding: CGFloat) -> CGFloat {
            length == UIView.noIntrinsicMetric ? length : max(0, length + padding)
        }
        return CGSize(
            width: padded(size.width, textInsets.left + textInsets.right),
            height: padded(size.height, textInsets.top + textInsets.bottom))
    }

    /// Returns the rectangle inside the insets, or `nil` if the insets are zero.
    private func inset(_ bounds: CGRect) -> CGRect? {
        if textInsets == .zero { return nil }
        let inner = bounds.inset(by: textInsets)
        return CGRect(
            x: inner.origin.x, y: inner.origin.y, width: max(0, inner.size.width), height: max(0, inner.size.height))
    }
}
