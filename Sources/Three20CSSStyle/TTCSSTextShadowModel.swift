import NimbusUIKit

/// The shadow of a text, from `text-shadow`.
public final class TTCSSTextShadowModel {
    /// The offset in points. The default is (0, -1).
    public var shadowOffset = CGSize(width: 0, height: -1)
    /// The blur radius in points. The default is 3.
    public var shadowBlur: CGFloat = 3
    /// The colour. The default is clear. `nil` if it is the colour of the text, and the rule does not set `color`.
    public var shadowColor: UIColor? = .clear { didSet { isTextColor = false } }
    /// Whether the colour is the colour of the text that the shadow belongs to.
    private(set) var isTextColor = false

    /// Creates a shadow with the default values.
    public init() {}

    /// Creates a shadow.
    /// - Parameters:
    ///   - color: The colour.
    ///   - offset: The offset in points.
    ///   - blur: The blur radius in points.
    public init(shadowColor color: UIColor?, andShadowOffset offset: CGSize, andShadowBlur blur: CGFloat = 3) {
        shadowColor = color
        shadowOffset = offset
        shadowBlur = blur
    }

    convenience init(
        shadowColor color: UIColor?, andShadowOffset offset: CGSize, andShadowBlur blur: CGFloat, isTextColor: Bool
    ) {
        self.init(shadowColor: color, andShadowOffset: offset, andShadowBlur: blur)
        self.isTextColor = isTextColor
    }
}
