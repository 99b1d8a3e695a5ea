import Foundation

/// The text field of a search bar.
@MainActor open class UISearchTextField: UITextField {
    /// Returns the rectangle of the text, after the magnifying glass in the layout direction.
    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        let (leading, trailing): (CGFloat, CGFloat) = (30, 8)
        return super.textRect(forBounds: bounds).inset(
            by: UIEdgeInsets(
                top: 0, left: isMirrored ? trailing : leading, bottom: 0, right: isMirrored ? leading : trailing))
    }

    /// Draws the field, the magnifying glass, and the text or placeholder.
    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let traits = UITraitCollection.current
        if backgroundColor == nil {
            context.fill(bounds, CornerRadii(10), UIColor.tertiarySystemFill.rgba(with: traits))
        }
        let glass = CGRect(x: bounds.minX + 9, y: bounds.midY - 7.5, width: 15, height: 15)
        Symbol.magnifier.draw(
            in: inLayoutDirection(glass), UIColor.secondaryLabel.rgba(with: traits), on: context, width: 1.7)
        super.draw(rect)
    }

    /// Draws the placeholder in a colour that is legible on the fill of the field.
    open override func drawPlaceholder(in rect: CGRect) {
        drawLine(styledPlaceholder, in: rect, .secondaryLabel)
    }
}
