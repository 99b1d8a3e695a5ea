#if !canImport(CoreGraphics)
import Foundation

/// A colour in the sRGB colour space.
public final class CGColor: Hashable, Sendable {
    /// The red, green, blue and alpha components, each from 0 to 1.
    public let components: [CGFloat]?

    /// Creates a colour from its components, each from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        components = [red, green, blue, alpha]
    }

    /// Creates a grey from its lightness and alpha, each from 0 to 1.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// The opacity of the colour, from 0 to 1.
    public var alpha: CGFloat { components?.last ?? 1 }

    /// The number of components, including alpha.
    public var numberOfComponents: Int { components?.count ?? 0 }

    /// Returns whether two colours have the same components.
    public static func == (left: CGColor, right: CGColor) -> Bool { left.components == right.components }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
#endif
