extension UITableViewCell {
    /// The layout of the labels and the image of a cell.
    public enum CellStyle: Int, Sendable {
        /// A label and an image.
        case `default` = 0
        /// A label at the leading edge and a muted label at the trailing edge.
        case value1 = 1
        /// A tinted label at the leading edge and a label next to it.
        case value2 = 2
        /// A label and a smaller, muted label below it.
        case subtitle = 3
    }
}
