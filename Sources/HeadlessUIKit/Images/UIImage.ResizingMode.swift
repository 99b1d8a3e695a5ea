extension UIImage {
    /// How the middle of a resizable image fills its room.
    public enum ResizingMode: Int, Sendable {
        /// It is repeated.
        case tile = 0
        /// It is stretched.
        case stretch = 1
    }
}
