import Foundation

extension CALayer {
    /// Adds a copy of an animation. Drawing shows its values, and the layer's properties keep theirs.
    ///
    /// The animation begins at its `beginTime`, which can be in the past. It has no effect if its `beginTime`, `duration`, `speed`
    /// or `timeOffset` is not finite, or if its `repeatCount` is NaN.
    /// - Parameter key: The key of the animation. Replaces the animation with the same key. `nil` replaces none.
    public func add(_ anim: CAAnimation, forKey key: String?) {
        let time = CACurrentMediaTime()
        guard let added = LayerAnimation(anim, forKey: key, at: time) else { return }
        if let key { removeAnimation(forKey: key) }
        animations = currentAnimations(at: time) + [added]
    }

    /// Removes the animation with a key.
    public func removeAnimation(forKey key: String) {
        guard let left = animations?.filter({ $0.key != key }) else { return }
        animations = left.isEmpty ? nil : left
    }

    /// Removes all animations.
    public func removeAllAnimations() { animations = nil }

    /// Returns the keys of the animations in the order in which they are applied. `nil` if there are none.
    public func animationKeys() -> [String]? {
        guard animations != nil else { return nil }
        let keys = currentAnimations(at: CACurrentMediaTime()).compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    /// Returns the layer's copy of the animation with a key, whose `beginTime` and `duration` are those in use. `nil` if there is
    /// none. Changes of the animation have no effect.
    public func animation(forKey key: String) -> CAAnimation? {
        guard animations != nil else { return nil }
        return currentAnimations(at: CACurrentMediaTime()).first { $0.key == key }?.animation
    }

    /// Returns a copy of the layer with the values of its animations at the current time. The copy belongs to no view and has no
    /// sublayers. `nil` if the class of the layer is one of an app.
    public func presentation() -> Self? { makePresentation() as? Self }

    /// Returns a time of another layer as a time of this layer. The time of all layers is that of `CACurrentMediaTime()`.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }

    /// Sets the values of a copy of the layer to those of the animations at the current time.
    func applyAnimations(to copy: CALayer) {
        let time = CACurrentMediaTime()
        var values = LayerValues(style: style, geometry: geometry)
        let background = animations == nil ? style.backgroundColor : backgroundWithView
        values.style.backgroundColor = background
        for animation in currentAnimations(at: time) { animation.apply(to: &values, at: time) }
        // The painter draws the background of the view unless an animation has changed it.
        if values.style.backgroundColor === background { values.style.backgroundColor = style.backgroundColor }
        copy.name = name
        copy.style = values.style
        copy.geometry = values.geometry
    }

    /// The background colour of the view, or of the layer if the view has none.
    private var backgroundWithView: CGColor? {
        guard let view else { return style.backgroundColor }
        // A layer of a view belongs to the main actor, as its view does.
        let color = MainActor.assumeIsolated { view.backgroundColor?.resolvedColor(with: view.traitCollection).cgColor }
        return color ?? style.backgroundColor
    }

    /// Removes the animations that have ended and returns the others.
    private func currentAnimations(at time: CFTimeInterval) -> [LayerAnimation] {
        guard let animations else { return [] }
        if !animations.contains(where: { $0.isRemoved(at: time) }) { return animations }
        let left = animations.filter { !$0.isRemoved(at: time) }
        self.animations = left.isEmpty ? nil : left
        return left
    }
}
