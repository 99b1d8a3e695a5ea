import Foundation

/// Sizes that follow the text size that the user asks for.
public final class UIFontMetrics: NSObject, Sendable {
    /// Those for what is read.
    public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    private let style: UIFont.TextStyle

    /// Those for a style of text.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
    }

    /// `value`, larger or smaller as the current traits ask for.
    public func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// `value`, larger or smaller as `traitCollection` asks for.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        return (value * Self.factor(for: category)).rounded()
    }

    /// `font`, larger or smaller as the current traits ask for.
    public func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, compatibleWith: nil)
    }

    /// `font`, larger or smaller as `traitCollection` asks for.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
    }

    /// How much larger text is than usual: the body text of each category, over the usual 17 points.
    static func factor(for category: UIContentSizeCategory) -> CGFloat {
        let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        let index = UIContentSizeCategory.ascending.firstIndex(of: category) ?? 3
        return bodySizes[index] / 17
    }
}
