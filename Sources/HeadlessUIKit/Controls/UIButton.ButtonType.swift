extension UIButton {
    /// The kinds of button.
    public enum ButtonType: Int, Sendable {
        /// Plain, for the app to style.
        case custom = 0
        /// In the tint colour.
        case system = 1
        /// With a sign that more is to be shown.
        case detailDisclosure = 2
        /// With an i.
        case infoLight = 3
        /// With an i.
        case infoDark = 4
        /// With a plus.
        case contactAdd = 5
        /// Plain.
        case plain = 6
        /// With a cross.
        case close = 7
    }
}
