import Foundation

extension UIView {
    func markForLayout() {
        layoutState.needsLayout = true
        markAncestors()
        if !translatesAutoresizingMaskIntoConstraints { markStack() }
    }

    /// Requests a layout of the stack that contains the view.
    private func markStack() { (storedSuperview as? UIStackView)?.arrangedContentDidChange() }

    /// Requests a layout of the stack that contains the view, after a change of the view's natural size or visibility.
    @inline(__always) func contentSizeDidChange() {
        if !translatesAutoresizingMaskIntoConstraints { markStack() }
    }

    private func markAncestors() {
        var ancestor = storedSuperview
        while let view = ancestor, !view.layoutState.descendantNeedsLayout {
            view.layoutState.descendantNeedsLayout = true
            ancestor = view.storedSuperview
        }
    }

    /// Lays out the view and its descendants in rounds, up to a limit. A round lays out the views that need layout.
    /// Views that request another layout, even in their own `layoutSubviews()`, are laid out in the next round.
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
        for subview in storedSubviews
        where subview.layoutState.needsLayout || subview.layoutState.descendantNeedsLayout {
            subview.layoutOnce()
        }
    }

    /// Marks the ancestors of an added view if the view or one of its descendants has a pending layout.
    func inheritLayoutNeeds(of view: UIView) {
        if view.layoutState.needsLayout || view.layoutState.descendantNeedsLayout { view.markAncestors() }
    }
}
