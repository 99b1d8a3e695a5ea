import Foundation

#if !canImport(CoreGraphics)
/// A duration or a time, in seconds.
public typealias CFTimeInterval = Double
#endif

/// The timing of an animation.
public protocol CAMediaTiming {
    /// The time at which the animation begins, in seconds on the clock of `CACurrentMediaTime()`. 0 is the time at which a layer
    /// receives the animation. The default is 0.
    var beginTime: CFTimeInterval { get set }
    /// The duration of one iteration, in seconds. 0.25 s if the number is not positive. The default is 0.
    var duration: CFTimeInterval { get set }
    /// The speed. Negative numbers play the animation backwards, and 0 stops it at `timeOffset`. The default is 1.
    var speed: Float { get set }
    /// The time by which the animation is ahead, in seconds. What is before this time follows at the end. The default is 0.
    var timeOffset: CFTimeInterval { get set }
    /// The number of iterations, which can be a fraction or infinity. 0 and negative numbers mean 1. The default is 0.
    var repeatCount: Float { get set }
    /// Whether the animation plays backwards after each iteration, which doubles its duration. The default is `false`.
    var autoreverses: Bool { get set }
    /// The times outside of the animation at which it has an effect. The default is `removed`.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// The times outside of an animation at which it has an effect.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String

    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The animation has no effect before its start and after its end.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// Before its start, the animation shows its first value.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// After its end, the animation shows its last value, if `isRemovedOnCompletion` is `false`.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// `backwards` and `forwards`.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}
