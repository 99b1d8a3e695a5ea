/// The look of a bar.
public enum UIBarStyle: Int, Sendable {
    /// Light, or dark in the dark.
    case `default` = 0
    /// Dark.
    case black = 1
}
