/// The colours of a bar.
public enum UIBarStyle: Int, Sendable {
    /// Light or dark, depending on the interface style.
    case `default` = 0
    /// Dark.
    case black = 1
}
