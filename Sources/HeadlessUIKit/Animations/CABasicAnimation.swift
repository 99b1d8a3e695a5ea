import Foundation

/// An animation between two values.
///
/// Values are numbers, `CGColor`, `CGSize`, `CGPoint`, `CGRect` and `CATransform3D`. An animation has no effect with a value of
/// another type or with a number that is not finite.
open class CABasicAnimation: CAPropertyAnimation {
    /// The first value. `nil` is the value that the property has without the animation. The default is `nil`.
    open var fromValue: Any?
    /// The last value. `nil` is the value that the property has without the animation. The default is `nil`.
    open var toValue: Any?

    open override func copy(with zone: NSZone? = nil) -> Any {
        let animation = copy(to: CABasicAnimation(keyPath: keyPath))
        animation.fromValue = fromValue
        animation.toValue = toValue
        return animation
    }

    override var track: AnimationTrack? {
        property.flatMap { AnimationTrack($0, from: fromValue, to: toValue) }
    }
}
