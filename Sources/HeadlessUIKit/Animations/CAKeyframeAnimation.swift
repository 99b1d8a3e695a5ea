import Foundation

/// An animation through several values. The types of values are those of `CABasicAnimation`.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values. Without values, the animation has no effect. The default is `nil`.
    open var values: [Any]?
    /// The times of the values, from 0 to 1. The default is `nil`, which distributes the values evenly.
    ///
    /// The first time is 0, the last time is 1, and times do not decrease. Two equal times are a jump. In the mode `discrete`,
    /// there is one time more than values. Other times are ignored.
    open var keyTimes: [NSNumber]?
    /// The timing functions between each value and the next value. Missing functions are linear. The default is `nil`.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The values between keyframes. The default is `linear`.
    open var calculationMode = CAAnimationCalculationMode.linear

    open override func copy(with zone: NSZone? = nil) -> Any {
        let animation = copy(to: CAKeyframeAnimation(keyPath: keyPath))
        animation.values = values
        animation.keyTimes = keyTimes
        animation.timingFunctions = timingFunctions
        animation.calculationMode = calculationMode
        return animation
    }

    override var track: AnimationTrack? {
        guard let property, let values else { return nil }
        return AnimationTrack(
            property, values: values, times: keyTimes?.map(\.doubleValue), functions: timingFunctions ?? [],
            isDiscrete: calculationMode == .discrete)
    }
}

/// The values between keyframes.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Values between two keyframes are interpolated.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Each value stays until the next keyframe.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
}
