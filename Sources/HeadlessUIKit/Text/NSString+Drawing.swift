import Foundation

extension NSAttributedString {
    /// How large it is on as many lines as it has, in points.
    public func size() -> CGSize { FreeText(self).layout(width: nil).size }

    /// Draws it into the current context, from the top left of `rect` on, in lines of its width.
    public func draw(in rect: CGRect) { FreeText(self).draw(in: rect) }

    /// Draws it into the current context, from `point` on.
    public func draw(at point: CGPoint) { FreeText(self).draw(at: point) }
}

extension NSString {
    /// How large it is with these attributes, in points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        FreeText(self, attrs).layout(width: nil).size
    }

    /// Draws it with these attributes into the current context, in lines as wide as `rect`.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        FreeText(self, attrs).draw(in: rect)
    }

    /// Draws it with these attributes into the current context, from `point` on.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        FreeText(self, attrs).draw(at: point)
    }
}
