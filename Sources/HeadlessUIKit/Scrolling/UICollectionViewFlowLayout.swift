import Foundation

/// A layout that places cells of one size in lines.
///
/// All items have the size `itemSize`: HeadlessUIKit does not request sizes from a delegate. The layout leaves space
/// for headers and footers, but HeadlessUIKit does not draw them.
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The minimum space between lines, in points. The default is 10.
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The minimum space between the items of a line, in points. The default is 10.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The size of the items, in points. The default is 50 by 50.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// The estimated size of items with automatic size, in points. The default is zero. HeadlessUIKit uses `itemSize`.
    open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The direction of scrolling. The default is `vertical`.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
    /// The size of the headers, in points. The layout uses the dimension in the direction of scrolling.
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The size of the footers, in points. The layout uses the dimension in the direction of scrolling.
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The insets of the items in each section, in points. The default is zero.
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }

    private var placed: [UICollectionViewLayoutAttributes] = []
    private var contentSize = CGSize.zero

    /// Places the items of all sections.
    open override func prepare() {
        placed = []
        contentSize = .zero
        guard let collectionView else { return }
        let size = collectionView.bounds.size
        let isVertical = scrollDirection == .vertical
        var end: CGFloat = 0
        for section in 0..<collectionView.numberOfSections {
            end += extent(headerReferenceSize) + (isVertical ? sectionInset.top : sectionInset.left)
            end = place(section, collectionView.numberOfItems(inSection: section), from: end, across: breadth(of: size))
            end += (isVertical ? sectionInset.bottom : sectionInset.right) + extent(footerReferenceSize)
        }
        contentSize =
            isVertical ? CGSize(width: size.width, height: end) : CGSize(width: end, height: size.height)
    }

    /// Places the items of a section in lines. The items of a line share its remaining space.
    /// - Parameter breadth: The length of a line, in points.
    /// - Returns: The end of the last line.
    private func place(_ section: Int, _ count: Int, from start: CGFloat, across breadth: CGFloat) -> CGFloat {
        guard count > 0 else { return start }
        let isVertical = scrollDirection == .vertical
        let length = isVertical ? itemSize.width : itemSize.height
        let spacing = max(0, minimumInteritemSpacing.finite(or: 0))
        let fitting = length + spacing > 0 ? (breadth + spacing) / (length + spacing) : CGFloat(count)
        let lineCount = max(1, min(count, Int(fitting.finite(or: 1).clamped(to: 1...1e6))))
        let rest = max(0, breadth - CGFloat(lineCount) * length)
        let gap = lineCount > 1 ? rest / CGFloat(lineCount - 1) : 0
        let first = (isVertical ? sectionInset.left : sectionInset.top) + (lineCount > 1 ? 0 : rest / 2)
        let step = extent(itemSize) + minimumLineSpacing
        for item in 0..<count {
            let along = first + CGFloat(item % lineCount) * (length + gap)
            let across = start + CGFloat(item / lineCount) * step
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
            let origin = isVertical ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
            attributes.frame = CGRect(origin: origin, size: itemSize)
            placed.append(attributes)
        }
        let lines = (count + lineCount - 1) / lineCount
        return start + CGFloat(lines) * step - minimumLineSpacing
    }

    /// Returns the dimension in the direction of scrolling.
    private func extent(_ size: CGSize) -> CGFloat { scrollDirection == .vertical ? size.height : size.width }

    /// Returns the length of the lines in a collection view.
    private func breadth(of size: CGSize) -> CGFloat {
        let inset = sectionInset
        return max(
            0,
            scrollDirection == .vertical
                ? size.width - inset.left - inset.right : size.height - inset.top - inset.bottom)
    }

    /// The size of the content, in points.
    open override var collectionViewContentSize: CGSize { contentSize }

    /// Returns the attributes of the items in a rectangle.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        placed.filter {
            $0.frame.minX < rect.maxX && $0.frame.maxX > rect.minX && $0.frame.minY < rect.maxY
                && $0.frame.maxY > rect.minY
        }
    }

    /// Returns the attributes of an item.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        placed.first { $0.indexPath == indexPath }
    }
}
