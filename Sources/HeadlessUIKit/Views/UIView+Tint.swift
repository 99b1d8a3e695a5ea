import Foundation

extension UIView {
    var effectiveTintColor: UIColor {
        if effectiveTintAdjustmentMode == .dimmed { return .systemGray }
        var view = self
        while view.appearance.tintColor == nil, let superview = view.storedSuperview { view = superview }
        return view.appearance.tintColor ?? .tintColor
    }

    var effectiveTintAdjustmentMode: TintAdjustmentMode {
        var view = self
        while view.appearance.tintAdjustmentMode == .automatic, let superview = view.storedSuperview {
            view = superview
        }
        return view.appearance.tintAdjustmentMode == .automatic ? .normal : view.appearance.tintAdjustmentMode
    }

    /// Reports a change of the tint colour to this view and the descendants that inherit the colour.
    func announceTintColor() {
        tintColorDidChange()
        for subview in storedSubviews where subview.appearance.tintColor == nil { subview.announceTintColor() }
    }
}
