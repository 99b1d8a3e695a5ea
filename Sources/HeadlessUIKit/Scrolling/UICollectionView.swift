import Foundation

/// A view that displays items in the frames that a layout calculates. A collection view creates cells only for visible
/// items.
@MainActor open class UICollectionView: UIScrollView {
    private var layout: UICollectionViewLayout
    private var isPrepared = false
    private var preparedSize = CGSize.zero
    private var classes: [String: UICollectionViewCell.Type] = [:]
    private var reusable: [String: [UICollectionViewCell]] = [:]
    private var shownCells: [IndexPath: UICollectionViewCell] = [:]
    private var selected: Set<IndexPath> = []

    /// Creates a collection view with a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(frame: frame)
        layout.collectionView = self
        backgroundColor = .systemBackground
    }

    /// Creates a collection view with a flow layout.
    public required init?(coder: NSCoder) {
        layout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        layout.collectionView = self
        backgroundColor = .systemBackground
    }

    /// The layout of the items.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layout }
        set {
            layout.collectionView = nil
            layout = newValue
            layout.collectionView = self
            layoutDidInvalidate()
            recordSetter()
        }
    }

    func layoutDidInvalidate() {
        isPrepared = false
        setNeedsLayout()
    }

    // MARK: Content

    /// The object that provides the cells. Setting the data source reloads the data.
    open weak var dataSource: UICollectionViewDataSource? { didSet { reloadData() } }
    /// The view behind the cells.
    open var backgroundView: UIView? {
        didSet {
            if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            recordAndSetNeedsLayout()
        }
    }

    /// Reloads all sections and items.
    open func reloadData() {
        for indexPath in shownCells.keys { recycle(indexPath) }
        selected.removeAll()
        layoutDidInvalidate()
    }

    /// The number of sections.
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    /// Returns the number of items in a section.
    open func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }

    // MARK: Cells

    /// Registers a class for new cells with a reuse identifier.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        classes[identifier] = cellClass as? UICollectionViewCell.Type
    }

    /// Returns a reusable cell, or a new one of the registered class. A class must be registered.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    {
        if let cell = reusable[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        guard let cellClass = classes[identifier] else {
            preconditionFailure("no cell class is registered for the reuse identifier “\(identifier)”")
        }
        return cellClass.init(registeredFor: identifier)
    }

    /// Returns the cell of an item. `nil` if the item is not visible.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shownCells[indexPath] }
    /// Returns the index path of a cell. `nil` if the cell is not visible.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shownCells.first { $0.value === cell }?.key }
    /// The visible cells in the order of their items.
    open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { shownCells[$0] } }
    /// The index paths of the visible items in ascending order.
    open var indexPathsForVisibleItems: [IndexPath] { shownCells.keys.sorted() }

    // MARK: Selection

    /// Whether the user can select items. The default is `true`.
    open var allowsSelection = true { didSet { recordSetter() } }
    /// Whether the user can select more than one item. The default is `false`.
    open var allowsMultipleSelection = false { didSet { recordSetter() } }
    /// The index paths of the selected items. `nil` if no item is selected.
    open var indexPathsForSelectedItems: [IndexPath]? { selected.isEmpty ? nil : selected.sorted() }

    /// Deselects an item.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selected.remove(indexPath)
        shownCells[indexPath]?.isSelected = false
    }

    // MARK: Layout

    /// Lays out the visible cells. Cells that are no longer visible become reusable.
    open override func layoutSubviews() {
        super.layoutSubviews()
        withoutRecording {
            if !isPrepared || preparedSize != bounds.size {
                (isPrepared, preparedSize) = (true, bounds.size)
                layout.prepare()
                contentSize = layout.collectionViewContentSize
            }
            backgroundView?.place(bounds)
            showCells(layout.layoutAttributesForElements(in: bounds) ?? [])
        }
    }

    private func showCells(_ wanted: [UICollectionViewLayoutAttributes]) {
        for indexPath in Set(shownCells.keys).subtracting(wanted.map(\.indexPath)) { recycle(indexPath) }
        for attributes in wanted {
            guard let cell = shownCells[attributes.indexPath] ?? insertCell(for: attributes.indexPath) else { continue }
            cell.place(attributes.frame)
        }
    }

    private func insertCell(for indexPath: IndexPath) -> UICollectionViewCell? {
        guard let cell = dataSource?.collectionView(self, cellForItemAt: indexPath) else { return nil }
        shownCells[indexPath] = cell
        cell.isSelected = selected.contains(indexPath)
        addSubview(cell)
        return cell
    }

    private func recycle(_ indexPath: IndexPath) {
        guard let cell = shownCells.removeValue(forKey: indexPath) else { return }
        cell.removeFromSuperview()
        if let identifier = cell.reuseIdentifier { reusable[identifier, default: []].append(cell) }
    }
}
