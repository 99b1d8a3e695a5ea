import Foundation

extension NSAttributedString {
    /// Returns the size of the text without line wrapping, in points.
    public func size() -> CGSize { StandaloneText(self).layout(width: nil).size }

    /// Draws the text in a rectangle of the current context. Lines wrap at the width of the rectangle.
    public func draw(in rect: CGRect) { StandaloneText(self).draw(in: rect) }

    /// Draws the text in the current context, with its top left corner at a point.
    public func draw(at point: CGPoint) { StandaloneText(self).draw(at: point) }
}

extension NSString {
    /// Returns the size of the text with attributes, in points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        StandaloneText(self, attrs).layout(width: nil).size
    }

    /// Draws the text with attributes in a rectangle of the current context. Lines wrap at the width of the rectangle.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        StandaloneText(self, attrs).draw(in: rect)
    }

    /// Draws the text with attributes in the current context, with its top left corner at a point.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        StandaloneText(self, attrs).draw(at: point)
    }
}
