import Foundation

/// An animation of a layer. A layer stores a copy, so that later changes have no effect.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    /// The timing function of each iteration. `nil` is linear. The default is `nil`.
    open var timingFunction: CAMediaTimingFunction?
    /// Whether the layer removes the animation at its end. The default is `true`.
    open var isRemovedOnCompletion = true

    /// Creates an animation without an effect.
    public override init() {}

    /// Returns a copy of the animation.
    open func copy(with zone: NSZone? = nil) -> Any { copy(to: CAAnimation()) }

    /// Copies the properties of this class to another animation and returns that animation.
    final func copy<Animation: CAAnimation>(to animation: Animation) -> Animation {
        animation.beginTime = beginTime
        animation.duration = duration
        animation.speed = speed
        animation.timeOffset = timeOffset
        animation.repeatCount = repeatCount
        animation.autoreverses = autoreverses
        animation.fillMode = fillMode
        animation.timingFunction = timingFunction
        animation.isRemovedOnCompletion = isRemovedOnCompletion
        return animation
    }

    /// The values over time. `nil` if the animation has no effect.
    var track: AnimationTrack? { nil }
}
