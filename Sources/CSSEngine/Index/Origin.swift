/// The origin of a stylesheet (CSS Cascade 5, section 6.2).
public enum Origin: Sendable {
    /// The defaults of the user interface toolkit. Author stylesheets win over their normal declarations, and their
    /// `!important` declarations win over author stylesheets.
    case userAgent
    case author
}
