import Foundation

extension UIView {
    /// Draws the view and its subviews in the current context, scaled to a rectangle. Returns `false` if there is no
    /// context.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), !bounds.isEmpty, !rect.isEmpty else { return false }
        // Core Animation lays out all views of the window before it commits changes.
        if afterUpdates { (window ?? self).layoutIfNeeded() }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        ViewPainter(context: context).paintRoot(self, traits: traitCollection)
        context.restoreGState()
        return true
    }

    /// The subviews in the order in which they are drawn: by `layer.zPosition`, and by their own order if it is equal.
    var subviewsInDrawingOrder: [UIView] {
        guard storedSubviews.contains(where: { $0.ownLayer.style.zPosition != 0 }) else { return storedSubviews }
        let positions = storedSubviews.enumerated().map { ($1.ownLayer.style.zPosition, $0, $1) }
        return positions.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    }
}
