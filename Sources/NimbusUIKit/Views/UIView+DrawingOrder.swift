extension UIView {
    /// The subviews in the order in which they are drawn: by `layer.zPosition`, and by their own order if it is equal.
    package var subviewsInDrawingOrder: [UIView] {
        let subviews = subviews
        guard subviews.contains(where: { $0.layer.zPosition != 0 }) else { return subviews }
        let positions = subviews.enumerated().map { ($1.layer.zPosition, $0, $1) }
        return positions.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    }
}
