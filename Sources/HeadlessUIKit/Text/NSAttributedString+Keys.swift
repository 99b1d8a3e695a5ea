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
    /// The colour of the underline, as a `UIColor`. By default, the underline has the colour of the text.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The colour of the line through the text, as a `UIColor`. By default, the line has the colour of the text.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// The ligatures, as an integer: 0 for no ligatures, 1 for the standard ligatures.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// The colour of the outline, as a `UIColor`. HeadlessUIKit draws no outlines.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// The width of the outline, as a percentage of the font size. HeadlessUIKit draws no outlines.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// The distance of the text above its baseline, in points.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// The slant of the text, as a number. HeadlessUIKit ignores the slant.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// The logarithm of the factor by which the text is wider. HeadlessUIKit ignores the factor.
    public static let expansion = NSAttributedString.Key("NSExpansion")
    /// The paragraph style, as an `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// The shadow of the text, as an `NSShadow`.
    public static let shadow = NSAttributedString.Key("NSShadow")
}
