extension UIView {
    /// How a view fits its content into its bounds.
    public enum ContentMode: Int, Sendable {
        /// Stretched to fill them.
        case scaleToFill = 0
        /// As large as fits whole.
        case scaleAspectFit = 1
        /// As small as leaves nothing empty.
        case scaleAspectFill = 2
        /// Drawn anew.
        case redraw = 3
        /// In the middle, in its own size.
        case center = 4
        /// At the middle of the top.
        case top = 5
        /// At the middle of the bottom.
        case bottom = 6
        /// At the middle of the left.
        case left = 7
        /// At the middle of the right.
        case right = 8
        /// In the top left corner.
        case topLeft = 9
        /// In the top right corner.
        case topRight = 10
        /// In the bottom left corner.
        case bottomLeft = 11
        /// In the bottom right corner.
        case bottomRight = 12
    }
}
