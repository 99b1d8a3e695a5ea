import Foundation

/// Changes of views that begin on demand. HeadlessUIKit does not animate the changes.
@MainActor open class UIViewPropertyAnimator: NSObject {
    /// The duration, in seconds.
    public let duration: TimeInterval
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    /// Creates an animator with a timing function that is a cubic Bézier curve.
    /// - Parameters:
    ///   - duration: The duration, in seconds.
    ///   - point1: The first control point of the curve from (0, 0) to (1, 1).
    ///   - point2: The second control point.
    ///   - animations: The changes of views.
    public init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.duration = duration
        super.init()
        if let animations { self.animations.append(animations) }
    }

    /// Adds changes of views.
    open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

    /// Adds a closure that is called at the end.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Makes the changes, as a block of `UIView.animate(withDuration:animations:completion:)`.
    open func startAnimation() { startAnimation(afterDelay: 0) }

    /// Makes the changes. HeadlessUIKit makes them at once.
    /// - Parameter delay: In seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
        let (animations, completions) = (animations, completions)
        (self.animations, self.completions) = ([], [])
        UIView.animate(withDuration: duration) {
            for animation in animations { animation() }
        } completion: { _ in
            for completion in completions { completion(.end) }
        }
    }
}

/// A position of an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end, start, current
}
