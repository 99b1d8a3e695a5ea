extension NSLayoutConstraint {
    /// A direction of layout.
    public enum Axis: Int, Sendable {
        /// From one side to the other.
        case horizontal = 0
        /// From top to bottom.
        case vertical = 1
    }
}
