import HeadlessUIKit
import NimbusUIKit
import NimbusViews

extension StyledScreen {
    /// Returns the dump of the frontmost visible view of the tree at a point of the screen, and of the views around it.
    package func dump(at point: CGPoint) -> ViewDump {
        let chain = Set((window.visibleViews(at: point) ?? []).map { ObjectIdentifier($0) })
        return ViewDump(views.filter { chain.contains(ObjectIdentifier($0)) }, in: dom)
    }
}

extension UIView {
    /// Returns the frontmost visible view at a point, after the views around it. `nil` if there is none.
    ///
    /// `hitTest(_:with:)` leaves out views that receive no touches, such as labels.
    fileprivate func visibleViews(at point: CGPoint) -> [UIView]? {
        let contains = self.point(inside: point, with: nil)
        guard !isHidden, alpha >= 0.01, contains || !clipsToBounds else { return nil }
        for subview in subviewsInDrawingOrder.reversed() {
            if let inner = subview.visibleViews(at: subview.convert(point, from: self)) { return [self] + inner }
        }
        return contains ? [self] : nil
    }
}
