/// The type of a keyboard, which determines its keys.
public enum UIKeyboardType: Int, Sendable {
    /// The standard keys.
    case `default` = 0
    /// The ASCII characters.
    case asciiCapable = 1
    /// Numbers and punctuation.
    case numbersAndPunctuation = 2
    /// Keys for addresses of the web.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case URL = 3
    /// Digits.
    case numberPad = 4
    /// Keys for telephone numbers.
    case phonePad = 5
    /// Keys for names and telephone numbers.
    case namePhonePad = 6
    /// Keys for e-mail addresses.
    case emailAddress = 7
    /// Digits and a decimal separator.
    case decimalPad = 8
    /// Letters with `@` and `#`.
    case twitter = 9
    /// Keys for searches.
    case webSearch = 10
    /// ASCII digits.
    case asciiCapableNumberPad = 11
}
