import Foundation

/// An animation of a property of a layer.
open class CAPropertyAnimation: CAAnimation {
    /// The name of the property, such as `opacity`. An animation of an unknown property has no effect. The default is `nil`.
    ///
    /// HeadlessUIKit animates `backgroundColor`, `borderColor`, `borderWidth`, `bounds`, `cornerRadius`, `opacity`, `position`,
    /// `shadowColor`, `shadowOffset`, `shadowOpacity`, `shadowRadius`, `transform` and `zPosition`.
    open var keyPath: String?

    /// Creates an animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    open override func copy(with zone: NSZone? = nil) -> Any { copy(to: CAPropertyAnimation(keyPath: keyPath)) }

    final var property: AnimatableProperty? { keyPath.flatMap(AnimatableProperty.init) }
}
