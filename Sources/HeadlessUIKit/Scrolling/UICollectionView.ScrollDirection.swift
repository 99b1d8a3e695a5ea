extension UICollectionView {
    /// The direction in which a collection view scrolls.
    public enum ScrollDirection: Int, Sendable {
        case vertical = 0
        case horizontal = 1
    }
}
