extension UITableViewCell {
    /// The standard accessory at the trailing edge of a cell.
    public enum AccessoryType: Int, Sendable {
        /// No accessory.
        case none = 0
        /// A chevron.
        case disclosureIndicator = 1
        /// An information button and a chevron.
        @available(tvOS, unavailable)
        case detailDisclosureButton = 2
        /// A check mark.
        case checkmark = 3
        /// An information button.
        @available(tvOS, unavailable)
        case detailButton = 4
    }
}
