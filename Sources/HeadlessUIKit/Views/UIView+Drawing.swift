import Foundation

extension UIView {
    /// Draws the view and its subviews in the current context, scaled to a rectangle, with the current values of their animations.
    /// Returns `false` if there is no context.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), !bounds.isEmpty, !rect.isEmpty else { return false }
        // Core Animation lays out all views of the window before it commits changes.
        if afterUpdates { (window ?? self).layoutIfNeeded() }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        ViewPainter(context: context, showsAnimations: true).paintRoot(self, traits: traitCollection)
        context.restoreGState()
        return true
    }
}
