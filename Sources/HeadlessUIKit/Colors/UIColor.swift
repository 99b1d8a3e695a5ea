import Foundation

/// A colour, a choice of colours by traits, or a repeated image.
open class UIColor: NSObject, @unchecked Sendable {
    enum Kind: Sendable {
        case fixed(RGBA)
        case dynamic(Provider)
        case pattern(UIImage)
    }

    /// A closure that chooses a color by traits. As in UIKit, its type is not `@Sendable`, although colors are resolved
    /// on any thread. Pass a closure that is.
    struct Provider: @unchecked Sendable {
        let color: (UITraitCollection) -> UIColor
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    convenience init(_ rgba: RGBA) { self.init(.fixed(rgba)) }

    /// The colour of these components of sRGB, each from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(RGBA(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// The grey of this lightness, from 0 to 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// The colour of this hue, saturation and brightness, each from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(HSB(hue: hue, saturation: saturation, brightness: brightness).rgba(alpha: alpha))
    }

    /// The colour with these components.
    public convenience init(cgColor: CGColor) {
        self.init(RGBA(cgColor))
    }

    /// The colour that `dynamicProvider` chooses for each collection of traits.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(.dynamic(Provider(color: dynamicProvider)))
    }

    /// `image`, repeated over what is filled.
    public convenience init(patternImage image: UIImage) {
        self.init(.pattern(image))
    }

    /// The colour that this one is under `traitCollection`.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        guard case .dynamic(let provider) = kind else { return self }
        return provider.color(traitCollection).resolvedColor(with: traitCollection)
    }

    /// This colour with another opacity, from 0 to 1.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch kind {
        case .fixed(let rgba): UIColor(rgba.withAlpha(alpha))
        case .dynamic(let provider): UIColor { @Sendable traits in provider.color(traits).withAlphaComponent(alpha) }
        case .pattern: self
        }
    }

    /// The colour as drawing takes it, resolved under the current traits.
    open var cgColor: CGColor { CGColor(rgba(with: .current)) }

    /// The image that is repeated, or nil where it is none.
    package var patternImage: UIImage? {
        guard case .pattern(let image) = kind else { return nil }
        return image
    }

    /// The components under `traits`; clear for a pattern.
    func rgba(with traits: UITraitCollection) -> RGBA {
        switch kind {
        case .fixed(let rgba): rgba
        case .dynamic(let provider): provider.color(traits).rgba(with: traits)
        case .pattern: .clear
        }
    }

    /// Whether both are the same colour; dynamic colours are equal only to themselves.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        switch (kind, other.kind) {
        case (.fixed(let left), .fixed(let right)): return left == right
        case (.pattern(let left), .pattern(let right)): return left === right
        case (.dynamic, _), (.fixed, _), (.pattern, _): return false
        }
    }

    /// The same for equal colours.
    open override var hash: Int {
        switch kind {
        case .fixed(let rgba): rgba.hashValue
        case .dynamic, .pattern: ObjectIdentifier(self).hashValue
        }
    }

    /// The components, for people.
    open override var description: String {
        switch kind {
        case .fixed(let rgba): "UIColor(\(rgba.red) \(rgba.green) \(rgba.blue) \(rgba.alpha))"
        case .dynamic: "UIColor(dynamic)"
        case .pattern: "UIColor(pattern)"
        }
    }
}
