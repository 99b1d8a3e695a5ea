import Testing

@testable import HeadlessUIKit

/// Collection views with a flow layout.
@MainActor @Suite struct CollectionViewTests {
    private final class Source: UICollectionViewDataSource {
        var counts = [5]
        private(set) var made = 0

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            made += 1
            return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    private let source = Source()
    private let layout = UICollectionViewFlowLayout()
    private let view: UICollectionView

    init() {
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
    }

    private var frames: [CGRect] {
        view.layoutIfNeeded()
        return view.visibleCells.map(\.frame)
    }

    @Test func theItemsOfALineShareItsSpace() {
        layout.itemSize = CGSize(width: 30, height: 20)
        layout.minimumInteritemSpacing = 4
        #expect(frames.map(\.minX) == [0, 35, 70, 0, 35])
        #expect(frames.map(\.minY) == [0, 0, 0, 30, 30])
        #expect(view.contentSize == CGSize(width: 100, height: 50))
    }

    @Test func sectionsHaveInsetsHeadersAndFooters() {
        source.counts = [1, 1]
        layout.itemSize = CGSize(width: 60, height: 10)
        layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        layout.headerReferenceSize = CGSize(width: 0, height: 5)
        layout.footerReferenceSize = CGSize(width: 0, height: 6)
        // A single column is centred.
        #expect(frames.map(\.origin) == [CGPoint(x: 19, y: 6), CGPoint(x: 19, y: 31)])
        #expect(view.contentSize.height == 50)
    }

    @Test func aHorizontalLayoutFillsColumns() {
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 20, height: 40)
        layout.minimumLineSpacing = 2
        #expect(frames.map(\.minY) == [0, 60, 0, 60, 0] && frames.map(\.minX) == [0, 0, 22, 22, 44])
    }

    @Test func cellsAreReused() {
        source.counts = [1000]
        layout.itemSize = CGSize(width: 100, height: 50)
        layout.minimumLineSpacing = 0
        #expect(frames.count == 2)
        view.contentOffset = CGPoint(x: 0, y: 500)
        #expect(frames.map(\.minY) == [500, 550] && source.made == 4)
        #expect(view.indexPathsForVisibleItems == [IndexPath(item: 10, section: 0), IndexPath(item: 11, section: 0)])
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5, 0, 1e300])
    func extremeSizesAreLaidOut(_ size: CGFloat) {
        layout.itemSize = CGSize(width: size, height: size)
        layout.minimumInteritemSpacing = size
        layout.minimumLineSpacing = size
        view.layoutIfNeeded()
    }
}
