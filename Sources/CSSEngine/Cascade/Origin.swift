/// Where a declaration comes from (CSS Cascade 5, section 6.2).
public enum Origin: Sendable {
    /// The toolkit's own look, below every author's sheet.
    case toolkit
    case author
}
