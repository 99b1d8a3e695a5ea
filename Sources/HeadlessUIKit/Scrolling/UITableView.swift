import Foundation

/// A view that displays rows in a single column. A table creates cells only for visible rows.
///
/// In HeadlessUIKit, a table without a data source stacks the cells that the app adds as subviews.
@MainActor open class UITableView: UIScrollView {
    var queue = ReuseQueue()
    var geometry: TableGeometry?
    /// The heights of the rows with automatic height whose cells were measured, in points.
    var measuredHeights: [IndexPath: CGFloat] = [:]
    var shownCells: [IndexPath: UITableViewCell] = [:]
    var headersAndFooters: [UIView] = []
    private var selected: Set<IndexPath> = []

    /// The value that requests an automatic height.
    public class var automaticDimension: CGFloat { -1 }

    /// The style of the table.
    public let style: Style

    /// Creates a table with a frame and a style.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    /// Creates a plain table with a frame.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Creates a plain table.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        backgroundColor = .systemBackground
    }

    // MARK: Content

    /// The object that provides the cells. Setting the data source reloads the data.
    open weak var dataSource: UITableViewDataSource? { didSet { reloadData() } }

    /// Reloads all sections and rows.
    open func reloadData() {
        recycleAll()
        selected.removeAll()
        measuredHeights = [:]
        geometry = nil
        setNeedsLayout()
    }

    /// Reloads rows. HeadlessUIKit does not animate the change.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        for indexPath in indexPaths {
            recycle(indexPath)
            measuredHeights[indexPath] = nil
        }
        geometry = nil
        setNeedsLayout()
    }

    /// Runs changes of the rows, and then asks for all heights again. HeadlessUIKit does not animate the changes.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        measuredHeights = [:]
        geometry = nil
        setNeedsLayout()
        completion?(true)
    }

    /// The number of sections.
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    /// Returns the number of rows in a section.
    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }

    // MARK: Cells

    /// Registers a class for new cells with a reuse identifier.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        queue.register(cellClass as? UITableViewCell.Type, for: identifier)
    }

    /// Returns a reusable cell, or a new one of the registered class. `nil` if no class is registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { queue.dequeue(identifier) }

    /// Returns a reusable cell, or a new one of the registered class. A class must be registered.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = queue.dequeue(identifier) else {
            preconditionFailure("no cell class is registered for the reuse identifier “\(identifier)”")
        }
        return cell
    }

    /// Returns the cell of a row. `nil` if the row is not visible.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCells[indexPath] }
    /// Returns the index path of a cell. `nil` if the cell is not visible.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { shownCells.first { $0.value === cell }?.key }
    /// The visible cells, from top to bottom.
    open var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap { shownCells[$0] } }
    /// The index paths of the visible rows, from top to bottom.
    open var indexPathsForVisibleRows: [IndexPath]? { shownCells.keys.sorted() }

    // MARK: Geometry

    /// The height of rows, in points. The default is `automaticDimension`.
    open var rowHeight = UITableView.automaticDimension { didSet { invalidateGeometry() } }
    /// The height of rows with automatic height, in points.
    open var estimatedRowHeight = UITableView.automaticDimension { didSet { invalidateGeometry() } }
    /// The height of section headers with a title or a view, in points.
    open var sectionHeaderHeight = UITableView.automaticDimension { didSet { invalidateGeometry() } }
    /// The height of section footers with a title or a view, in points.
    open var sectionFooterHeight = UITableView.automaticDimension { didSet { invalidateGeometry() } }
    /// The estimated height of section headers, in points.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension { didSet { invalidateGeometry() } }
    /// The estimated height of section footers, in points.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension { didSet { invalidateGeometry() } }
    /// The view above the first section.
    open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
    /// The view below the last section.
    open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }
    /// The view behind the rows.
    open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }

    /// Returns the frame of a row in the coordinates of the content.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { currentGeometry().rect(of: indexPath) ?? .zero }
    /// Returns the frame of a section's header in the coordinates of the content.
    open func rectForHeader(inSection section: Int) -> CGRect { currentGeometry().sections[section].header }
    /// Returns the index path of the row at a point of the content. `nil` if there is none.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        currentGeometry().rows(in: CGRect(origin: point, size: CGSize(width: 0.01, height: 0.01))).first
    }

    /// Measures the row of a cell again in the next layout, if its height is automatic.
    func cellSizeDidChange(_ cell: UITableViewCell) {
        guard let indexPath = indexPath(for: cell), measuredHeights.removeValue(forKey: indexPath) != nil
        else { return }
        geometry = nil
        setNeedsLayout()
    }

    private func invalidateGeometry(_ setter: StaticString = #function) {
        geometry = nil
        recordAndSetNeedsLayout(setter)
    }

    private func replace(_ old: UIView?, by new: UIView?, _ setter: StaticString = #function) {
        if old !== new { old?.removeFromSuperview() }
        if let new { insertSubview(new, at: 0) }
        invalidateGeometry(setter)
    }

    // MARK: Appearance

    /// The minimum number of rows for which the table shows its section index. HeadlessUIKit draws no section index.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { recordSetter() } }
    /// The colour of the section index. `nil` for the standard colour.
    open var sectionIndexColor: UIColor? { didSet { recordSetter() } }
    /// The background of the section index. `nil` for the standard colour.
    open var sectionIndexBackgroundColor: UIColor? { didSet { recordSetter() } }
    /// The background of the section index while it is touched. `nil` for the standard colour.
    open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { recordSetter() } }

    // Stored properties cannot be unavailable. `separatorStyle` and `separatorColor` are unavailable on tvOS.
    private(set) var separatorLine = CellSeparator.Line.single
    private(set) var separatorLineColor: UIColor? = .separator

    /// The style of the separator lines.
    @available(tvOS, unavailable)
    open var separatorStyle: UITableViewCell.SeparatorStyle {
        get { UITableViewCell.SeparatorStyle(rawValue: separatorLine.rawValue) ?? .none }
        set {
            separatorLine = CellSeparator.Line(rawValue: newValue.rawValue) ?? .none
            recordAndSetNeedsLayout()
        }
    }
    /// The colour of the separator lines. `nil` restores the default.
    @available(tvOS, unavailable)
    open var separatorColor: UIColor? {
        get { separatorLineColor }
        set {
            separatorLineColor = newValue
            recordAndSetNeedsLayout()
        }
    }
    /// The insets of the separator lines, in points.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
        didSet { recordAndSetNeedsLayout() }
    }

    // MARK: Selection

    /// Whether the user can select rows. The default is `true`.
    open var allowsSelection = true { didSet { recordSetter() } }
    /// Whether the user can select more than one row. The default is `false`.
    open var allowsMultipleSelection = false { didSet { recordSetter() } }
    /// Whether the user can select rows while the table is edited. The default is `false`.
    open var allowsSelectionDuringEditing = false { didSet { recordSetter() } }
    /// Whether the user can select several rows while the table is edited. The default is `false`.
    open var allowsMultipleSelectionDuringEditing = false { didSet { recordSetter() } }
    /// The index path of the selected row. `nil` if no row is selected.
    open var indexPathForSelectedRow: IndexPath? { selected.min() }
    /// The index paths of the selected rows. `nil` if no row is selected.
    open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected.sorted() }

    /// Selects a row.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !allowsMultipleSelection { for old in selected { deselectRow(at: old, animated: animated) } }
        guard let indexPath else { return }
        selected.insert(indexPath)
        shownCells[indexPath]?.setSelected(true, animated: animated)
    }

    /// Deselects a row.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selected.remove(indexPath)
        shownCells[indexPath]?.setSelected(false, animated: animated)
    }

    func isSelected(_ indexPath: IndexPath) -> Bool { selected.contains(indexPath) }

    /// Lays out the visible parts. Cells that are no longer visible move to the reuse queue.
    open override func layoutSubviews() {
        super.layoutSubviews()
        withoutRecording { tile() }
    }
}
