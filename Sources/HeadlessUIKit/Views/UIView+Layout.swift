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

    /// Lays out the view and the views inside it that need layout, in rounds: views that need layout again after a round,
    /// even those that request it in their own `layoutSubviews()`, are laid out in the next one, up to a limit.
    func layoutTree() {
        let limit = 8
        for _ in 0..<limit where layoutState.needsLayout || layoutState.descendantNeedsLayout { layoutOnce() }
    }

    private func layoutOnce() {
        if layoutState.needsLayout {
            layoutState.needsLayout = false
            layoutWillBegin()
            viewController?.viewWillLayoutSubviews()
            layoutSubviews()
            viewController?.viewDidLayoutSubviews()
        }
        layoutState.descendantNeedsLayout = false
        for subview in hierarchy.subviews
        where subview.layoutState.needsLayout || subview.layoutState.descendantNeedsLayout {
            subview.layoutOnce()
        }
    }

    /// Marks the ancestors of an added view if the view or one of its descendants has a pending layout.
    func inheritLayoutNeeds(of view: UIView) {
        if view.layoutState.needsLayout || view.layoutState.descendantNeedsLayout { view.markAncestors() }
    }
}
