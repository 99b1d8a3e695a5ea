import NimbusCSS

// The layout of the rows of a `TableRowSource`.
extension NIDOM {
    /// Notifies the source of a table's rows after each layout.
    package func followRows(of table: UITableView) { viewStyler.tables.append(WeakView(table)) }

    /// Whether `display: none` removes a view from the layout.
    package func isRemovedByDisplay(_ view: UIView) -> Bool {
        guard let display = styles.properties["display"] else { return false }
        return registry.record(of: view)?.plan?.values.own[display] == .keyword(.none)
    }

    /// Returns the height that the style or the boxes give a row, a header or a footer of a table. `nil` if they give none.
    /// - Parameter width: A closure that returns the width of the boxes, or `nil` if it is unknown. Called only for boxes.
    package func rowHeight(of view: UIView, inWidth width: () -> CGFloat?) -> CGFloat? {
        let styler = viewStyler
        if let placement = styler.record(of: view)?.placement, placement.isPlaced, placement.specification.setsHeight {
            return placement.frame.computed.height
        }
        guard styler.boxes.box(of: view)?.role == .container, let width = width() else { return nil }
        return styler.boxLayout.size(of: view, inWidth: width)?.height
    }
}

extension FrameRules {
    /// Whether the style decides about the height.
    fileprivate var setsHeight: Bool {
        layout != nil || rectangleRules != nil
            || [height, minimumHeight, maximumHeight, verticalPadding].contains { $0 != nil }
    }
}
