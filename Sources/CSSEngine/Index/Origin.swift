/// The origin of a stylesheet (CSS Cascade 5, section 6.2).
public enum Origin: Sendable {
    /// The defaults of the user interface toolkit, weaker than every author stylesheet.
    case userAgent
    case author
}
