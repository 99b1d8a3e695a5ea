import CSSEngine

// Transitions and animations (CSS Transitions 2, CSS Animations 2).
extension NIDOM {
    /// The clock of transitions and animations.
    ///
    /// By default, it is the display of UIKit. With HeadlessUIKit it is an ``NIManualClock``. Set it before views are registered: a
    /// running transition or animation goes on with the time of the new clock.
    public var motionClock: any NIMotionClock {
        get { motion.clock }
        set {
            motion.clock = newValue
            updateClock()
        }
    }

    /// Whether transitions and animations play. The default is true.
    ///
    /// False ends all of them at once: views have the values of their styles at rest, and changes take effect without
    /// transitions. Stylesheets answer to the setting of the device themselves, by `@media (prefers-reduced-motion)`.
    public var playsMotion: Bool {
        get { styles.playsMotion }
        set {
            guard newValue != styles.playsMotion else { return }
            styles.playsMotion = newValue
            motionDidChange()
        }
    }

    /// Whether a transition or an animation is running.
    public var isInMotion: Bool { styles.isInMotion }

    /// Shows the values of the clock's instant.
    private func tick() {
        // Changes that no pass has styled yet begin before this instant.
        styleIfNeeded()
        advanceMotion()
    }

    /// Starts the clock if something is in motion, and stops it otherwise.
    func updateClock() {
        motion.setRunning(styles.isInMotion) { [weak self] in self?.tick() }
    }

    /// Tells the app what has happened to transitions and animations.
    func deliverMotionEvents() {
        for event in styles.takeMotionEvents() { motion.deliver(event) }
        motion.endWaiting { !registry.contains($0) }
    }
}
