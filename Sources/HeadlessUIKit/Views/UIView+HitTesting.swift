import Foundation

extension UIView {
    /// Finds the frontmost view at a point as UIKit does. Subviews outside of the bounds receive no touches.
    func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for subview in storedSubviews.reversed() {
            if let view = subview.hitTest(subview.convert(point, from: self), with: event) { return view }
        }
        return self
    }
}
