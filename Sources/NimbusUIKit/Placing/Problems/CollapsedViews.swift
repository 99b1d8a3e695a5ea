import NimbusCSS

/// A view whose subviews are outside, or have no size, because neither the box layout nor a style gives the view or the
/// subviews a size.
package struct CollapsedView {
    package let view: UIView
    package let isContainer: Bool
    /// `collapsed` or `unplacedSubviews`.
    package let kind: LayoutProblem.Kind
}

extension NIDOM {
    /// The views whose subviews are outside or have no size. In no particular order.
    package var collapsedViews: [CollapsedView] {
        viewStyler.records.compactMap { view, record in
            let isContainer = record.plan?.isContainer == true
            return collapse(of: view, record.owner.box, isContainer: isContainer).map {
                CollapsedView(view: view, isContainer: isContainer, kind: $0)
            }
        }
    }

    private func collapse(of view: UIView, _ box: ViewBox?, isContainer: Bool) -> LayoutProblem.Kind? {
        // The box layout decides the size of a container in a container.
        let isInContainer = box?.isRoot == false
        guard view.superview != nil, !view.isHidden, !(isContainer && isInContainer), !view.isPlacedByAutoLayout,
            !view.hasContentOfToolkit, view.contentContainer == nil, !(view is BarItemElement), !view.isInHiddenTableRow
        else { return nil }
        let subviews = view.subviewsBesidesFollowers.filter { subview in
            registry.isRegistered(subview) && !subview.isHidden && subview.alpha > 0
        }
        if view.bounds.width <= 0 || view.bounds.height <= 0 {
            // In a container, the subviews have frames only if their styles set them.
            let isOutside = subviews.contains { subview in
                let frame = subview.untransformedFrame
                return isContainer || isInContainer || frame.width > 0 && frame.height > 0
            }
            return isOutside ? .collapsed : nil
        }
        guard isInContainer else { return nil }
        return subviews.contains { $0.hasContentOfToolkit && $0.bounds.size == .zero } ? .unplacedSubviews : nil
    }
}
