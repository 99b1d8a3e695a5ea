import Foundation

/// Shows rows one under the other, and makes cells for those only that are seen.
///
/// Without a data source it shows the cells that are put into it, one under the other; only HeadlessUIKit does so.
@MainActor open class UITableView: UIScrollView {
    var queue = CellQueue()
    var geometry: TableGeometry?
    var shownCells: [IndexPath: UITableViewCell] = [:]
    var shownBands: [UITableViewHeaderFooterView] = []
    private var selected: Set<IndexPath> = []

    /// As high as its content asks for.
    public class var automaticDimension: CGFloat { -1 }

    /// How it groups its rows.
    public let style: Style

    /// A table of a style.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    /// A plain table.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// A plain table.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        backgroundColor = .systemBackground
    }

    // MARK: Content

    /// Who says what it shows.
    open weak var dataSource: UITableViewDataSource? { didSet { reloadData() } }

    /// Asks for all of its content anew.
    open func reloadData() {
        recycleAll()
        selected.removeAll()
        geometry = nil
        setNeedsLayout()
    }

    /// Asks for some rows anew.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        for indexPath in indexPaths { recycle(indexPath) }
        geometry = nil
        setNeedsLayout()
    }

    /// How many sections there are.
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    /// How many rows a section has.
    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }

    // MARK: Cells

    /// Makes cells of a class where one is dequeued and none is idle.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        queue.register(cellClass as? UITableViewCell.Type, for: identifier)
    }

    /// An idle cell, or a new one of the registered class, or nil where there is no such class.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { queue.take(identifier) }

    /// An idle cell, or a new one of the registered class, which there must be.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = queue.take(identifier) else {
            preconditionFailure("a class has to be registered for the cells called \(identifier)")
        }
        return cell
    }

    /// The cell of a row, or nil where it is not seen.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCells[indexPath] }
    /// The row of a cell, or nil where it is not seen.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { shownCells.first { $0.value === cell }?.key }
    /// The cells that are seen, from the top.
    open var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap { shownCells[$0] } }
    /// The rows that are seen, from the top.
    open var indexPathsForVisibleRows: [IndexPath]? { shownCells.keys.sorted() }

    // MARK: Geometry

    /// How high rows are, in points.
    open var rowHeight = UITableView.automaticDimension { didSet { replan() } }
    /// How high rows are that ask for their own height, in points.
    open var estimatedRowHeight = UITableView.automaticDimension { didSet { replan() } }
    /// What stands above all sections.
    open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
    /// What stands below all sections.
    open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }
    /// What stands behind all rows.
    open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }

    /// Where a row is in the content.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { plan().rect(of: indexPath) ?? .zero }
    /// Where the header of a section is in the content.
    open func rectForHeader(inSection section: Int) -> CGRect { plan().sections[section].header }
    /// The row at a point of the content, or nil.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        plan().rows(in: CGRect(origin: point, size: CGSize(width: 0.01, height: 0.01))).first
    }

    private func replan(_ setter: StaticString = #function) {
        geometry = nil
        rearrange(setter)
    }

    private func replace(_ old: UIView?, by new: UIView?, _ setter: StaticString = #function) {
        if old !== new { old?.removeFromSuperview() }
        if let new { insertSubview(new, at: 0) }
        replan(setter)
    }

    // MARK: Appearance

    // Stored properties cannot be unavailable, as both of these are on tvOS.
    private(set) var separatorLine = CellSeparator.Line.single
    private(set) var separatorLineColor: UIColor? = .separator

    /// The line under a cell.
    @available(tvOS, unavailable)
    open var separatorStyle: UITableViewCell.SeparatorStyle {
        get { UITableViewCell.SeparatorStyle(rawValue: separatorLine.rawValue) ?? .none }
        set {
            separatorLine = CellSeparator.Line(rawValue: newValue.rawValue) ?? .none
            rearrange()
        }
    }
    /// The colour of that line.
    @available(tvOS, unavailable)
    open var separatorColor: UIColor? {
        get { separatorLineColor }
        set {
            separatorLineColor = newValue
            rearrange()
        }
    }
    /// From the edges to the ends of that line, in points.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) { didSet { rearrange() } }

    // MARK: Selection

    /// Whether rows can be chosen.
    open var allowsSelection = true { didSet { note() } }
    /// Whether several rows can be chosen.
    open var allowsMultipleSelection = false { didSet { note() } }
    /// The row that is chosen.
    open var indexPathForSelectedRow: IndexPath? { selected.min() }
    /// The rows that are chosen.
    open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected.sorted() }

    /// Chooses a row.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !allowsMultipleSelection { for old in selected { deselectRow(at: old, animated: animated) } }
        guard let indexPath else { return }
        selected.insert(indexPath)
        shownCells[indexPath]?.setSelected(true, animated: animated)
    }

    /// Does not choose a row any more.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selected.remove(indexPath)
        shownCells[indexPath]?.setSelected(false, animated: animated)
    }

    func isSelected(_ indexPath: IndexPath) -> Bool { selected.contains(indexPath) }

    /// Places what is seen, and puts the cells that are not seen any more where they can be used again.
    open override func layoutSubviews() {
        super.layoutSubviews()
        quietly { tile() }
    }
}
