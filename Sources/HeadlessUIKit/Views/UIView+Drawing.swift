import Foundation

extension UIView {
    /// Draws the view with all it holds into the current context, stretched to `rect`; false where there is none.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), !bounds.isEmpty, !rect.isEmpty else { return false }
        // As a commit does, which lays out all views of the window.
        if afterUpdates { (window ?? self).layoutIfNeeded() }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        ViewPainter(context: context).paintRoot(self, traits: traitCollection)
        context.restoreGState()
        return true
    }
}
