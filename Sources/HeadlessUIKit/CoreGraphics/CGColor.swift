#if !canImport(CoreGraphics)
import Foundation

/// A fixed colour of the sRGB space.
public final class CGColor: Hashable, Sendable {
    /// Red, green, blue and alpha, each from 0 to 1.
    public let components: [CGFloat]?

    /// The colour of these components, each from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        components = [red, green, blue, alpha]
    }

    /// The grey of this lightness, from 0 to 1.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// How opaque the colour is, from 0 to 1.
    public var alpha: CGFloat { components?.last ?? 1 }

    /// How many components there are, alpha included.
    public var numberOfComponents: Int { components?.count ?? 0 }

    /// Whether both colours have the same components.
    public static func == (left: CGColor, right: CGColor) -> Bool { left.components == right.components }

    /// Feeds the components to `hasher`.
    public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
#endif
