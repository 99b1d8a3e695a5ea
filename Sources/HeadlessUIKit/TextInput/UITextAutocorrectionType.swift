/// The correction of words while the user types.
public enum UITextAutocorrectionType: Int, Sendable {
    /// The standard of the keyboard.
    case `default` = 0
    /// Words are not corrected.
    case no = 1
    /// Words are corrected.
    case yes = 2
}
