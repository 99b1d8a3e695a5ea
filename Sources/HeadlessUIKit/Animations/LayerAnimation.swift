import Foundation

/// An animation that a layer has received.
struct LayerAnimation {
    /// The key of the animation. `nil` if the animation has none.
    let key: String?
    /// The layer's copy of the animation.
    let animation: CAAnimation
    private let timing: AnimationTiming
    private let track: AnimationTrack?

    /// The duration of an animation without one, in seconds.
    private static let defaultDuration = 0.25

    /// Copies an animation. Returns `nil` if a number of its timing is not finite.
    init?(_ animation: CAAnimation, forKey key: String?, at time: CFTimeInterval) {
        guard let copy = animation.copy() as? CAAnimation else { return nil }
        if copy.beginTime == 0 { copy.beginTime = time }
        if copy.duration <= 0 { copy.duration = Self.defaultDuration }
        guard let timing = AnimationTiming(copy) else { return nil }
        self.key = key
        self.animation = copy
        self.timing = timing
        track = copy.track
    }

    /// Whether the layer removes the animation at a time.
    func isRemoved(at time: CFTimeInterval) -> Bool { animation.isRemovedOnCompletion && timing.hasEnded(at: time) }

    /// Sets the property to its value at a time.
    func apply(to values: inout LayerValues, at time: CFTimeInterval) {
        guard let track, let progress = timing.progress(at: time),
            let value = track.value(at: progress, underlying: track.property.value(in: values))
        else { return }
        track.property.set(value, in: &values)
    }
}
