import CSSEngine

// Transitions and animations (CSS Transitions 2, CSS Animations 2).
extension NIDOM {
    /// The clock of transitions and animations.
    ///
    /// By default, it is the display of UIKit. With HeadlessUIKit it is an ``NIManualClock``. Running transitions and animations go on
    /// with a new clock from where they are.
    public var motionClock: any NIMotionClock {
        get { motion.clock }
        set {
            motion.clock = newValue
            styles.clockDidChange()
            didChange()
        }
    }

    /// Whether transitions and animations play. The default is true.
    ///
    /// Setting it to false ends all of them at once: views have the values of their styles at rest, and changes take effect without
    /// transitions. Stylesheets answer to the setting of the device themselves, by `@media (prefers-reduced-motion)`.
    public var playsMotion: Bool {
        get { styles.playsMotion }
        set {
            guard newValue != styles.playsMotion else { return }
            styles.playsMotion = newValue
            didChange()
        }
    }

    /// Whether a transition or an animation is running.
    public var isInMotion: Bool { styles.isInMotion }

    /// The time of the clock in seconds at a time of the styles in milliseconds.
    package func clockTime(of time: Double) -> Double { motion.clockTime(of: time) }

    /// Shows the values of the clock's instant.
    private func tick() {
        // Changes that no pass has styled yet begin before this instant.
        styleIfNeeded()
        if styles.hasContainers { advanceByFrames() }
        advanceMotion()
    }

    /// Shows the frames up to this instant, because transitions that depend on the size of a query container begin at one of them.
    private func advanceByFrames() {
        let frame = 1000.0 / 60
        for _ in 0..<Self.maximumFrames where styles.isInMotion && styles.motionTime + frame < motion.time {
            advanceMotion(to: styles.motionTime + frame)
        }
    }

    /// Ten seconds.
    private static let maximumFrames = 600

    /// Has the clock run while something is in motion.
    func updateClock() {
        motion.follow(styles.nextMotionUpdate) { [weak self, motion] in
            if let self { self.tick() } else { motion.invalidate() }
        }
    }

    /// Tells the app what has happened to transitions and animations.
    func deliverMotionEvents() {
        motion.deliver(styles.takeMotionEvents())
        motion.endWaiting(on: { !registry.contains($0) })
    }
}
