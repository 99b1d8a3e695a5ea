extension UIView {
    /// The position and scale of a view's content in its bounds.
    public enum ContentMode: Int, Sendable {
        /// Scales the content to the bounds without keeping its aspect ratio.
        case scaleToFill = 0
        /// Scales the content to fit the bounds and keeps its aspect ratio.
        case scaleAspectFit = 1
        /// Scales the content to cover the bounds and keeps its aspect ratio.
        case scaleAspectFill = 2
        /// Redraws the content when the bounds change.
        case redraw = 3
        /// Centres the content without scaling it.
        case center = 4
        /// Aligns the content to the top and centres it horizontally.
        case top = 5
        /// Aligns the content to the bottom and centres it horizontally.
        case bottom = 6
        /// Aligns the content to the left and centres it vertically.
        case left = 7
        /// Aligns the content to the right and centres it vertically.
        case right = 8
        /// Aligns the content to the top left corner.
        case topLeft = 9
        /// Aligns the content to the top right corner.
        case topRight = 10
        /// Aligns the content to the bottom left corner.
        case bottomLeft = 11
        /// Aligns the content to the bottom right corner.
        case bottomRight = 12
    }
}
