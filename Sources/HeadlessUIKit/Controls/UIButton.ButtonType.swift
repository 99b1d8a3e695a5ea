extension UIButton {
    /// The types of buttons.
    public enum ButtonType: Int, Sendable {
        /// A button without a style.
        case custom = 0
        /// A button with its title in the tint colour.
        case system = 1
        /// A button with the symbol for details.
        case detailDisclosure = 2
        /// A button with the information symbol, for light backgrounds.
        case infoLight = 3
        /// A button with the information symbol, for dark backgrounds.
        case infoDark = 4
        /// A button with a plus sign.
        case contactAdd = 5
        /// A standard button without highlighting effects.
        case plain = 6
        /// A button with a cross.
        case close = 7
    }
}
