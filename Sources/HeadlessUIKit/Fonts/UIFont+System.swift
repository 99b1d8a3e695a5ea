import Foundation

extension UIFont {
    /// The size of labels on controls, in points.
    @available(tvOS, unavailable)
    public class var labelFontSize: CGFloat { 17 }
    /// The size of the titles of buttons, in points.
    @available(tvOS, unavailable)
    public class var buttonFontSize: CGFloat { 18 }
    /// The size of the system font, in points.
    @available(tvOS, unavailable)
    public class var systemFontSize: CGFloat { 14 }
    /// The size of small print, in points.
    @available(tvOS, unavailable)
    public class var smallSystemFontSize: CGFloat { 12 }

    /// The system font, in points.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(.system(.regular), size: fontSize)
    }

    /// The system font in a weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(.system(weight), size: fontSize)
    }

    /// The bold system font.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(.system(.bold), size: fontSize)
    }

    /// The italic system font.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(.system(.regular, italic: true), size: fontSize)
    }

    /// The system font in a weight, whose characters are all of one width.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(.monospaced(weight), size: fontSize)
    }

    /// The system font in a weight; its digits are nearly of one width as it is.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }

    /// The font for a kind of text, in the size that the current traits ask for.
    public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font for a kind of text, in the size that `traitCollection` asks for.
    public class func preferredFont(
        forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let size = UIFontMetrics(forTextStyle: style).scaledValue(
            for: style.standardSize, compatibleWith: traitCollection)
        return UIFont(.system(style == .headline ? .semibold : .regular), size: max(size, 11))
    }

    /// The font of labels that say nothing of theirs; one object for all of them.
    static let label = UIFont.systemFont(ofSize: 17)
    /// That of the titles of custom buttons.
    static let button = UIFont.systemFont(ofSize: 18)
}
