extension UITextField {
    /// The border of a text field.
    public enum BorderStyle: Int, Sendable {
        /// No border.
        case none = 0
        /// A thin line.
        case line = 1
        /// A border that looks sunken.
        case bezel = 2
        /// A thin line with rounded corners.
        case roundedRect = 3
    }
}
