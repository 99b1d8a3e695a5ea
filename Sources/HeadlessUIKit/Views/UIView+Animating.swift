import Foundation

private let animationDurationKey = "HeadlessUIKit.inheritedAnimationDuration"
private let disabledAnimationsKey = "HeadlessUIKit.disabledAnimations"

extension UIView {
    /// Performs changes to views and calls the completion handler. HeadlessUIKit does not animate the changes.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let outer = inheritedAnimationDuration
        Thread.current.threadDictionary[animationDurationKey] = duration
        animations()
        Thread.current.threadDictionary[animationDurationKey] = outer
        completion?(true)
    }

    /// Performs changes to views without animation.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let outer = areAnimationsEnabled
        setAnimationsEnabled(false)
        actionsWithoutAnimation()
        setAnimationsEnabled(outer)
    }

    /// The duration of the animation block that is running, in seconds. 0 outside of one.
    public class var inheritedAnimationDuration: TimeInterval {
        Thread.current.threadDictionary[animationDurationKey] as? TimeInterval ?? 0
    }

    /// Whether changes of views can be animated.
    public class var areAnimationsEnabled: Bool {
        Thread.current.threadDictionary[disabledAnimationsKey] as? Bool != true
    }

    /// Sets whether changes of views can be animated.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        Thread.current.threadDictionary[disabledAnimationsKey] = !enabled
    }
}
