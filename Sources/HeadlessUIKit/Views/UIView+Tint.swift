import Foundation

extension UIView {
    var effectiveTintColor: UIColor {
        let color = sequence(first: self, next: \.superview).lazy.compactMap(\.appearance.tintColor).first ?? .tintColor
        return effectiveTintAdjustmentMode == .dimmed ? .systemGray : color
    }

    var effectiveTintAdjustmentMode: TintAdjustmentMode {
        sequence(first: self, next: \.superview).lazy.map(\.appearance.tintAdjustmentMode)
            .first { $0 != .automatic } ?? .normal
    }

    /// Reports a change of the tint colour to this view and the descendants that inherit the colour.
    func announceTintColor() {
        tintColorDidChange()
        for subview in hierarchy.subviews where subview.appearance.tintColor == nil { subview.announceTintColor() }
    }
}
