import Foundation

extension UIView {
    func markForLayout() {
        layoutState.needsLayout = true
        markAncestors()
    }

    private func markAncestors() {
        var ancestor = superview
        while let view = ancestor, !view.layoutState.descendantNeedsLayout {
            view.layoutState.descendantNeedsLayout = true
            ancestor = view.superview
        }
    }

    /// Arranges the subviews, and theirs; what asks again while it is arranged is arranged again, up to a limit.
    func layoutTree() {
        let limit = 8
        for _ in 0..<limit where layoutState.needsLayout || layoutState.descendantNeedsLayout {
            if layoutState.needsLayout {
                layoutState.needsLayout = false
                layoutWillBegin()
                viewController?.viewWillLayoutSubviews()
                layoutSubviews()
                viewController?.viewDidLayoutSubviews()
            }
            layoutState.descendantNeedsLayout = false
            for subview in hierarchy.subviews { subview.layoutTree() }
        }
    }

    /// A view that came into the tree brings its own needs along.
    func inheritLayoutNeeds(of view: UIView) {
        if view.layoutState.needsLayout || view.layoutState.descendantNeedsLayout { view.markAncestors() }
    }
}
