/// A label with padding around its text.
///
/// `padding` in a stylesheet sets ``textInsets``. The width of a border is added, so that the text is inside the border.
/// The padding is part of the label's size: with `width: auto` and `height: auto`, the label fits its text and the padding.
/// For a plain `UILabel`, `padding` only adds to the size, as in Nimbus CSS, and the text is drawn over the padding.
open class NILabel: UILabel {
    /// The padding around the text, in points.
    open var textInsets: UIEdgeInsets = .zero {
        didSet {
            guard textInsets != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    /// Returns the rectangle of the text and its padding. `UILabel` computes its fitting size and its intrinsic size
    /// from the rectangle.
    open override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let text = super.textRect(forBounds: inner(bounds), limitedToNumberOfLines: numberOfLines)
        return CGRect(
            x: text.origin.x - textInsets.left, y: text.origin.y - textInsets.top,
            width: text.size.width + textInsets.left + textInsets.right,
            height: text.size.height + textInsets.top + textInsets.bottom)
    }

    /// Draws the text inside the padding.
    open override func drawText(in rect: CGRect) {
        super.drawText(in: inner(rect))
    }

    /// Returns a rectangle without the padding. The result is empty if the padding is larger than the rectangle.
    private func inner(_ rect: CGRect) -> CGRect {
        let inner = rect.inset(by: textInsets)
        return CGRect(
            x: inner.origin.x, y: inner.origin.y, width: max(0, inner.size.width), height: max(0, inner.size.height))
    }
}
