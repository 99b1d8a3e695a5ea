import Foundation

extension NSAttributedString.Key {
    /// The font of the text, as a `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// The colour of the text, as a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The background colour of the text, as a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// The additional space between characters, in points.
    public static let kern = NSAttributedString.Key("NSKern")
    /// The underline, as the raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The line through the text, as the raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// The paragraph style, as an `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// The shadow of the text, as an `NSShadow`.
    public static let shadow = NSAttributedString.Key("NSShadow")
}
