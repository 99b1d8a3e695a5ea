import Foundation

/// The text field of a search bar.
@MainActor open class UISearchTextField: UITextField {
    /// Returns the rectangle of the text, to the right of the magnifying glass.
    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        super.textRect(forBounds: bounds).inset(by: UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 8))
    }

    /// Draws the field, the magnifying glass, and the text or placeholder.
    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let traits = UITraitCollection.current
        if backgroundColor == nil {
            context.fill(bounds, CornerRadii(10), UIColor.tertiarySystemFill.rgba(with: traits))
        }
        let glass = CGRect(x: bounds.minX + 9, y: bounds.midY - 7.5, width: 15, height: 15)
        Symbol.magnifier.draw(in: glass, UIColor.secondaryLabel.rgba(with: traits), on: context, width: 1.7)
        super.draw(rect)
    }

    /// Draws the placeholder in a colour that is legible on the fill of the field.
    open override func drawPlaceholder(in rect: CGRect) {
        drawLine(styledPlaceholder, in: rect, .secondaryLabel)
    }
}
