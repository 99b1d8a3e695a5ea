import NimbusCSS

// The layout of the rows of a `TableRowSource`.
extension NIDOM {
    /// Notifies the source of a table's rows after each layout.
    package func followRows(of table: UITableView) { viewStyler.settings.tables.append(WeakView(table)) }

    /// Applies the styles of a view and its parts again, after UIKit has replaced their values.
    package func reapplyStyle(of view: UIView) {
        for view in [view] + viewStyler.sources.parts.parts(of: view) {
            guard let record = viewStyler.record(of: view) else { continue }
            viewStyler.reapply(view, record, keepsAppValues: false) { _ in true }
        }
    }

    /// Whether `display: none` removes a view from the layout.
    package func isRemovedByDisplay(_ view: UIView) -> Bool {
        guard let display = styles.properties["display"] else { return false }
        return registry.record(of: view)?.plan?.values.own[display] == .keyword(.none)
    }

    /// Returns the height that the style or the boxes give a row, a header or a footer of a table. `nil` if they give none.
    /// - Parameter width: A closure that returns the width of the boxes, or `nil` if it is unknown. Called only for boxes.
    package func rowHeight(of view: UIView, inWidth width: () -> CGFloat?) -> CGFloat? {
        guard let owner = registry.record(of: view)?.owner else { return nil }
        if let placement = owner.placement, placement.isPlaced, placement.rules.setsHeight {
            return placement.frame.computed.height
        }
        guard owner.box?.role == .container, let width = width() else { return nil }
        return viewStyler.size(of: view, inWidth: width)?.height
    }
}

extension FrameRules {
    /// Whether the style decides about the height.
    fileprivate var setsHeight: Bool {
        anchors != nil || rectangle != nil || vertical.setsLength
    }
}
