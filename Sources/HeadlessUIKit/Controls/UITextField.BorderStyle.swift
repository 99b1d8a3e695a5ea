extension UITextField {
    /// The frame of a text field.
    public enum BorderStyle: Int, Sendable {
        /// None.
        case none = 0
        /// A thin line.
        case line = 1
        /// A frame that looks sunk in.
        case bezel = 2
        /// A thin line with round corners.
        case roundedRect = 3
    }
}
