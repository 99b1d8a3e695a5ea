import NimbusCSS

extension NIDOM {
    /// The views without a size and without boxes whose subviews are outside. In no particular order.
    package var collapsedViews: [UIView] {
        viewStyler.records.compactMap { view, record in isCollapsed(view, record) ? view : nil }
    }

    private func isCollapsed(_ view: UIView, _ record: ViewRecord) -> Bool {
        guard view.bounds.width <= 0 || view.bounds.height <= 0, record.plan?.isContainer != true,
            view.superview != nil, !view.isHidden, !view.isPlacedByAutoLayout, !view.hasContentOfToolkit,
            view.contentContainer == nil, !(view is BarItemElement), !view.isInHiddenTableRow
        else { return false }
        // In a container, the subviews have frames only if their styles set them.
        let isInContainer = viewStyler.boxes.box(of: view) != nil
        return view.subviewsBesidesFollowers.contains { subview in
            guard registry.isRegistered(subview), !subview.isHidden, subview.alpha > 0 else { return false }
            if isInContainer { return true }
            let frame = subview.untransformedFrame
            return frame.width > 0 && frame.height > 0
        }
    }
}
