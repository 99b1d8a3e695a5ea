import Foundation

extension UIFont {
    /// The size of the text of labels, in points.
    @available(tvOS, unavailable)
    public class var labelFontSize: CGFloat { 17 }
    /// The size of the titles of buttons, in points.
    @available(tvOS, unavailable)
    public class var buttonFontSize: CGFloat { 18 }
    /// The standard size of the system font, in points.
    @available(tvOS, unavailable)
    public class var systemFontSize: CGFloat { 14 }
    /// The size of small text in the system font, in points.
    @available(tvOS, unavailable)
    public class var smallSystemFontSize: CGFloat { 12 }

    /// Returns the system font in a size, in points.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(.system(.regular), size: fontSize)
    }

    /// Returns the system font in a size and weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(.system(weight), size: fontSize)
    }

    /// Returns the bold system font in a size.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(.system(.bold), size: fontSize)
    }

    /// Returns the italic system font in a size.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(.system(.regular, italic: true), size: fontSize)
    }

    /// Returns the monospaced system font in a size and weight.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(.monospaced(weight), size: fontSize)
    }

    /// Returns the system font for numbers. Its digits have the same width.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        var face = FontFace.system(weight)
        face.features["tnum"] = 1
        return UIFont(face, size: fontSize)
    }

    /// Returns the font of a text style in the text size of the current traits.
    public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the font of a text style in the text size of a trait collection.
    public class func preferredFont(
        forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        return UIFont(.system(style == .headline ? .semibold : .regular), size: style.size(in: category))
    }

    /// The default font of labels. All labels share one object.
    static let label = UIFont.systemFont(ofSize: 17)
    /// The default font of the titles of custom buttons.
    static let button = UIFont.systemFont(ofSize: 18)
}
