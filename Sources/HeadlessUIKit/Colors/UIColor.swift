import Foundation

/// A static colour, a dynamic colour that depends on traits, or a pattern image.
open class UIColor: NSObject, @unchecked Sendable {
    enum Kind: Sendable {
        case fixed(RGBA)
        case dynamic(Provider)
        case pattern(UIImage)
    }

    /// A closure that returns a colour for traits. As in UIKit, the type of the closure is not `@Sendable`, although
    /// colours are resolved on any thread. Pass only `@Sendable` closures.
    struct Provider: @unchecked Sendable {
        let color: (UITraitCollection) -> UIColor
    }

    // The first stored property: see `CoreFoundationType`.
    private let coreFoundationType = CoreFoundationType()
    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    convenience init(_ rgba: RGBA) { self.init(.fixed(rgba)) }

    /// Creates a colour from sRGB components, each from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(RGBA(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates a grey from its lightness and alpha, each from 0 to 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Creates a colour from hue, saturation, brightness and alpha, each from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(HSB(hue: hue, saturation: saturation, brightness: brightness).rgba(alpha: alpha))
    }

    /// Creates a colour from a Core Graphics colour.
    public convenience init(cgColor: CGColor) {
        self.init(RGBA(cgColor))
    }

    /// Creates a dynamic colour. The closure returns the colour for a trait collection.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(.dynamic(Provider(color: dynamicProvider)))
    }

    /// Creates a colour that fills areas with repetitions of an image.
    public convenience init(patternImage image: UIImage) {
        self.init(.pattern(image))
    }

    /// Returns the colour for a trait collection.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        guard case .dynamic(let provider) = kind else { return self }
        return provider.color(traitCollection).resolvedColor(with: traitCollection)
    }

    /// Returns the colour with another opacity, from 0 to 1.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch kind {
        case .fixed(let rgba): UIColor(rgba.withAlpha(alpha))
        case .dynamic(let provider): UIColor { @Sendable traits in provider.color(traits).withAlphaComponent(alpha) }
        case .pattern: self
        }
    }

    /// The Core Graphics colour for the current traits.
    open var cgColor: CGColor {
        if case .fixed(let rgba) = kind { return CGColor(rgba) }
        return CGColor(rgba(with: .current))
    }

    /// The image of a pattern. `nil` for other colours.
    package var patternImage: UIImage? {
        guard case .pattern(let image) = kind else { return nil }
        return image
    }

    /// Returns the components for traits. A pattern is transparent.
    func rgba(with traits: UITraitCollection) -> RGBA {
        switch kind {
        case .fixed(let rgba): rgba
        case .dynamic(let provider): provider.color(traits).rgba(with: traits)
        case .pattern: .clear
        }
    }

    /// Returns whether two colours are equal. A dynamic colour is equal only to itself.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return self == other
    }

    /// Returns whether two colours are equal, without the slow cast of `isEqual(_:)`.
    package static func == (left: UIColor, right: UIColor) -> Bool { left === right || left.hasSameKind(as: right) }

    private func hasSameKind(as other: UIColor) -> Bool {
        switch (kind, other.kind) {
        case (.fixed(let left), .fixed(let right)): return left == right
        case (.pattern(let left), .pattern(let right)): return left === right
        case (.dynamic, _), (.fixed, _), (.pattern, _): return false
        }
    }

    /// A hash value that is the same for equal colours.
    open override var hash: Int {
        switch kind {
        case .fixed(let rgba): rgba.hashValue
        case .dynamic, .pattern: ObjectIdentifier(self).hashValue
        }
    }

    /// The components in a form for debugging.
    open override var description: String {
        switch kind {
        case .fixed(let rgba): "UIColor(\(rgba.red) \(rgba.green) \(rgba.blue) \(rgba.alpha))"
        case .dynamic: "UIColor(dynamic)"
        case .pattern: "UIColor(pattern)"
        }
    }
}
