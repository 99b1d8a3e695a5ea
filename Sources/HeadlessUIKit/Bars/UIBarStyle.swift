/// The colours of a bar.
@available(tvOS, unavailable)
public enum UIBarStyle: Int, Sendable {
    /// Light or dark, depending on the interface style.
    case `default` = 0
    /// Dark.
    case black = 1
}
