import Foundation

/// The scaling of sizes with the text size that the user has chosen.
public final class UIFontMetrics: NSObject, Sendable {
    /// The metrics of body text.
    public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    private let style: UIFont.TextStyle

    /// Creates the metrics of a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
    }

    /// Returns a value scaled for the current traits, rounded to whole points.
    public func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// Returns a value scaled for a trait collection, rounded to whole points.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        return (value * style.size(in: category) / style.size(in: .large)).rounded()
    }

    /// Returns a font scaled for the current traits.
    public func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, compatibleWith: nil)
    }

    /// Returns a font scaled for a trait collection.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
    }
}
