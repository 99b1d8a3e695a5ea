/// The object that gives a table rows, headers and footers that exist from the beginning, as the static cells of a storyboard
/// do. The table owns the object.
@MainActor package protocol TableRowSource: AnyObject {
    /// Called after a layout, because styles can have changed the heights of the rows.
    func stylesDidChange()
}

extension UITableView {
    /// The source of the rows that exist from the beginning. `nil` if the table requests its rows when it shows them.
    /// Setting it replaces the rows by none.
    package var rowSource: (any TableRowSource)? {
        get { attachment(TableRows.self)?.source }
        set {
            if let former = attachment(TableRows.self) { removeInteraction(former) }
            if let newValue { addInteraction(TableRows(newValue)) }
        }
    }

    /// Appends a row, a header or a footer of the source.
    ///
    /// Selectors see each row inside the table and at its index, whether the table shows it or not.
    package func appendRow(_ view: UIView) {
        view.addInteraction(TableRow(of: self))
        attachment(TableRows.self)?.append(view)
    }

    /// The subviews except those that UIKit creates, and the rows of the source in their order.
    var subviewsAndRows: ArraySlice<UIView> {
        guard let rows = attachment(TableRows.self) else { return subviewsBesidesFollowers }
        let others = subviewsBesidesFollowers.filter { !rows.contains($0) }
        return others.isEmpty ? rows.views[...] : (others + rows.views)[...]
    }
}

/// The source of a table's rows, with the rows.
private final class TableRows: ViewAttachment {
    let source: any TableRowSource
    /// The rows, headers and footers, from top to bottom.
    private(set) var views: [UIView] = []
    private var identities: Set<ObjectIdentifier> = []

    init(_ source: any TableRowSource) {
        self.source = source
    }

    func append(_ view: UIView) {
        views.append(view)
        identities.insert(ObjectIdentifier(view))
    }

    /// Whether a view is a row, a header or a footer.
    func contains(_ view: UIView) -> Bool { identities.contains(ObjectIdentifier(view)) }
}

/// Marks a row, a header or a footer of a table, which the table can hide by removing it.
final class TableRow: ViewAttachment {
    private(set) weak var table: UITableView?

    init(of table: UITableView) {
        self.table = table
    }
}

extension UIView {
    /// Returns whether the view is a row, a header or a footer of a table whose rows exist from the beginning.
    package func isRow(of table: UITableView) -> Bool { attachment(TableRow.self)?.table === table }

    /// Whether the view is in a row, a header or a footer that a table owns.
    package var isInTableRow: Bool {
        sequence(first: self) { $0.superview }.contains { $0.attachment(TableRow.self) != nil }
    }

    /// Whether the view is in a row, a header or a footer that its table does not show.
    package var isInHiddenTableRow: Bool { outermostView.attachment(TableRow.self) != nil }

    private var outermostView: UIView {
        var outermost = self
        while let superview = outermost.superview { outermost = superview }
        return outermost
    }

    /// The traits that the view has on the screen. A row that its table does not show has the traits of the table.
    var traitsOnScreen: UITraitCollection {
        let outermost = outermostView
        guard !(outermost is UIWindow), let table = outermost.attachment(TableRow.self)?.table else {
            return traitCollection
        }
        return traitCollection == outermost.traitCollection ? table.traitsOnScreen : traitCollection
    }
}
