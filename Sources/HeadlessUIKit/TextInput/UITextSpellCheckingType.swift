/// The checking of the spelling while the user types.
public enum UITextSpellCheckingType: Int, Sendable {
    /// The standard of the keyboard.
    case `default` = 0
    /// The spelling is not checked.
    case no = 1
    /// The spelling is checked.
    case yes = 2
}
