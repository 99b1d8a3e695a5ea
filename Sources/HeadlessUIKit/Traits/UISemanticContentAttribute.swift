/// The layout direction of a view's content in right-to-left interfaces.
public enum UISemanticContentAttribute: Int, Sendable {
    /// The content follows the direction of the interface.
    case unspecified = 0
    /// Always laid out from left to right, for controls that play media.
    case playback = 1
    /// Always laid out from left to right, for controls of directions such as text alignment.
    case spatial = 2
    /// Always laid out from left to right.
    case forceLeftToRight = 3
    /// Always laid out from right to left.
    case forceRightToLeft = 4
}

extension UIView {
    /// Returns the layout direction of content with an attribute in a left-to-right interface.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
    }

    /// Returns the layout direction of content with an attribute in an interface with a layout direction.
    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    /// The layout direction of the view, which depends on its semantic content attribute and its traits. Subviews do not
    /// inherit the attribute.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }
}
