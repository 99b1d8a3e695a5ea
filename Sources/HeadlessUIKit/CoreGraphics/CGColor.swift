#if !canImport(CoreGraphics)
import Foundation

/// A colour in the sRGB colour space.
public final class CGColor: Hashable, Sendable {
    private let rgba: RGBA

    /// The red, green, blue and alpha components, each from 0 to 1.
    public var components: [CGFloat]? { [rgba.red, rgba.green, rgba.blue, rgba.alpha] }

    /// Creates a colour from its components, each from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        rgba = RGBA(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a grey from its lightness and alpha, each from 0 to 1.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// The opacity of the colour, from 0 to 1.
    public var alpha: CGFloat { rgba.alpha }

    /// The number of components, including alpha.
    public var numberOfComponents: Int { 4 }

    /// Returns whether two colours have the same components.
    public static func == (left: CGColor, right: CGColor) -> Bool { left.rgba == right.rgba }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}
#endif
