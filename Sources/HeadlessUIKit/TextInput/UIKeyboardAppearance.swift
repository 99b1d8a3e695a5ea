/// The appearance of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
    /// The standard appearance.
    case `default` = 0
    /// A dark keyboard.
    case dark = 1
    /// A light keyboard.
    case light = 2
}
