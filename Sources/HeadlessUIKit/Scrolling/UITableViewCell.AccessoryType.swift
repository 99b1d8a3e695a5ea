extension UITableViewCell {
    /// The sign at the right of a cell.
    public enum AccessoryType: Int, Sendable {
        /// None.
        case none = 0
        /// A chevron.
        case disclosureIndicator = 1
        /// An i and a chevron.
        case detailDisclosureButton = 2
        /// A check mark.
        case checkmark = 3
        /// An i.
        case detailButton = 4
    }
}
