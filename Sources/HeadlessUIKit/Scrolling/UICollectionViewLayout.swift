import Foundation

/// An object that calculates the frames of the cells of a collection view.
@MainActor open class UICollectionViewLayout: NSObject {
    /// The collection view that uses the layout.
    open internal(set) weak var collectionView: UICollectionView?

    /// Creates a layout.
    public override init() { super.init() }

    /// Requests a new layout.
    open func invalidateLayout() { collectionView?.layoutDidInvalidate() }

    /// Calculates the layout. The default implementation does nothing.
    open func prepare() {}

    /// The size of the content, in points. The default is zero.
    open var collectionViewContentSize: CGSize { .zero }

    /// Returns the attributes of the cells in a rectangle. The default implementation returns `nil`.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Returns the attributes of the cell of an item. The default implementation returns `nil`.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
}

/// The frame and index path of a cell in a collection view.
@MainActor open class UICollectionViewLayoutAttributes: NSObject {
    /// The frame in the coordinates of the content.
    open var frame = CGRect.zero
    /// The index path of the item.
    open var indexPath = IndexPath(item: 0, section: 0)

    /// Creates the attributes of the cell of an item.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }
}
