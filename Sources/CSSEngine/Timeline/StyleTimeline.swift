/// The transitions and animations of the elements of an engine, on a clock that its owner sets (CSS Transitions 2, CSS
/// Animations 2). Times are in milliseconds.
///
/// Each change of styles has a time: `change` brings all motion to it, makes the change, and starts, reverses and ends
/// transitions and animations. Their values are declarations of the engine (`MotionDeclarations`), so that other values follow
/// them as in a browser.
package final class StyleTimeline {
    private let engine: StyleEngine
    private let settings: MotionSettings
    private let values: MotionValues
    private var elements: [StyleNode: ElementMotion] = [:]
    /// The elements that are rendered: neither they nor ancestors have `display: none`.
    private var rendered: Set<StyleNode> = []
    package private(set) var time = 0.0

    /// Creates a timeline for an engine. Fails if the engine's property table has no transitions and animations.
    package init?(_ engine: StyleEngine) {
        guard let settings = MotionSettings(engine.properties) else { return nil }
        self.engine = engine
        self.settings = settings
        values = MotionValues(engine: engine)
    }

    /// Changes styles at a time, and starts the motion that follows.
    /// - Parameters:
    ///   - time: Not before the time of the last call.
    ///   - change: Changes the tree or the stylesheets.
    ///   - restyle: Brings the styles of the engine up to date.
    package func change(at time: Double, _ change: () throws -> Void, restyle: () -> Void) rethrows {
        show(at: time, restyle: restyle)
        let former = snapshots()
        try change()
        restyle()
        let nodes = nodes()
        for node in nodes {
            update(node, former: rendered.contains(node) ? former[node] : nil)
            engine.restyle()
        }
        rendered.formIntersection(nodes)
        elements = elements.filter { rendered.contains($0.key) }
        restyle()
    }

    /// Gives all elements their values at a time.
    /// - Parameters:
    ///   - time: Not before the time of the last call.
    ///   - restyle: Brings the styles of the engine up to date.
    package func show(at time: Double, restyle: () -> Void) {
        self.time = max(time, self.time)
        for node in nodes() {
            guard var motion = elements[node] else { continue }
            motion.completeTransitions(at: self.time)
            set(motion, of: node)
            engine.restyle()
        }
        restyle()
    }

    /// The elements in document order.
    private func nodes() -> [StyleNode] {
        var nodes: [StyleNode] = []
        var pending = Array(engine.roots.reversed())
        while let node = pending.popLast() {
            nodes.append(node)
            pending += engine.children(of: node).reversed()
        }
        return nodes
    }

    /// The styles of the rendered elements.
    private func snapshots() -> [StyleNode: ElementValues] {
        Dictionary(uniqueKeysWithValues: rendered.filter(engine.contains).map { ($0, engine.snapshot(of: $0)) })
    }

    // MARK: Changes

    /// Updates the motion of an element whose style and whose parent are up to date.
    /// - Parameter former: The style before the change; `nil` if the element was not rendered.
    private func update(_ node: StyleNode, former: ElementValues?) {
        let isParentRendered = engine.parent(of: node).map(rendered.contains) ?? true
        guard elements[node] != nil || settings.areIn(engine.style(of: node)) else {
            let isShown = settings.display.map { engine.style(of: node)[$0] != .keyword(.none) } ?? true
            return setRendered(node, isParentRendered && isShown)
        }
        let base = engine.style(of: node, with: MotionDeclarations())
        var motion = elements[node] ?? ElementMotion()
        let isShown = settings.display.map { base.value(of: $0) != .keyword(.none) } ?? true
        if isParentRendered {
            motion.updateAnimations(isShown ? settings.animations(of: base) : [], at: time) {
                engine.keyframes(named: $0)
            }
            updateTransitions(of: node, from: former ?? startingStyle(of: node, base), to: base, &motion)
        }
        let isHeld = settings.display.map { motion.transitions[.property($0)] != nil } ?? false
        guard isParentRendered, isShown || isHeld else {
            setRendered(node, false)
            elements[node] = nil
            return engine.setMotion(MotionDeclarations(), of: node)
        }
        setRendered(node, true)
        set(motion, of: node)
    }

    private func setRendered(_ node: StyleNode, _ isRendered: Bool) {
        if isRendered { rendered.insert(node) } else { rendered.remove(node) }
    }

    /// The style from which transitions of a new element start; `nil` if no stylesheet has `@starting-style`, so that none
    /// starts.
    private func startingStyle(of node: StyleNode, _ base: ElementValues) -> ElementValues? {
        engine.hasStartingRules ? engine.style(of: node, with: MotionDeclarations(), isStarting: true) : nil
    }

    private func updateTransitions(
        of node: StyleNode, from former: ElementValues?, to base: ElementValues, _ motion: inout ElementMotion
    ) {
        let transitions = settings.transitions(
            of: base, isRightToLeft: engine.environment(of: node).layoutDirection == .rightToLeft)
        let animated = Set(motion.animations.filter { $0.position(at: time) != nil }.flatMap(\.properties))
        for property in properties(transitions, former, base, motion) where settings.canChange(property) {
            if animated.contains(property) { continue }
            motion.updateTransition(
                of: property, transitions[property], from: former.map { values.value(of: property, in: $0) },
                to: values.value(of: property, in: base), at: time, values)
        }
    }

    /// The properties that can have a transition after a change of styles.
    private func properties(
        _ transitions: MotionSettings.Transitions, _ former: ElementValues?, _ base: ElementValues,
        _ motion: ElementMotion
    ) -> Set<MotionProperty> {
        var properties = Set(transitions.names + motion.transitionedProperties)
        guard transitions.others != nil else { return properties }
        for style in [former, base].compactMap({ $0 }) {
            properties.formUnion(style.style.properties.map { .property($0) })
        }
        return properties
    }

    // MARK: Values

    /// Gives an element the values of its motion at the time of the clock.
    private func set(_ motion: ElementMotion, of node: StyleNode) {
        elements[node] = motion.isEmpty ? nil : motion
        guard !motion.transitions.isEmpty || !motion.animations.isEmpty else {
            return engine.setMotion(MotionDeclarations(), of: node)
        }
        let base = engine.style(of: node, with: MotionDeclarations())
        var transitions = motion.transitions.mapValues { $0.value(at: time) }
        var animations: [MotionProperty: Value] = [:]
        for animation in motion.animations {
            guard let position = animation.position(at: time) else { continue }
            for property in animation.properties where settings.canChange(property) {
                let underlying =
                    animations[property] ?? transitions[property] ?? values.value(of: property, in: base)
                animations[property] = value(
                    of: property, animation, at: position, over: underlying, animations, of: node)
            }
        }
        // Where both change a property, the animation wins unless the declaration below it is important.
        for property in animations.keys where !isImportant(property, in: base) { transitions[property] = nil }
        engine.setMotion(
            MotionDeclarations(
                animations: values.declarations(animations), transitions: values.declarations(transitions)),
            of: node)
    }

    private func isImportant(_ property: MotionProperty, in base: ElementValues) -> Bool {
        if case .property(let property) = property { engine.isImportant(property, in: base) } else { false }
    }

    /// The value of a property in an animation.
    /// - Parameters:
    ///   - underlying: The value below the animation.
    ///   - animated: The values of animations so far. References in keyframes see their custom properties.
    private func value(
        of property: MotionProperty, _ animation: RunningAnimation, at position: AnimationTiming.Position,
        over underlying: Value, _ animated: [MotionProperty: Value], of node: StyleNode
    ) -> Value {
        let (first, second, progress) = animation.stops(of: property, at: position)
        let variables = animated.filter { if case .custom = $0.key { $0.key != property } else { false } }
        let context = values.declarations(variables)
        func computed(_ stop: RunningAnimation.Stop) -> Value? {
            stop.text.map { text in
                let declarations = [context, text].compactMap { $0 }.joined(separator: "; ")
                let style = engine.style(of: node, with: MotionDeclarations(transitions: declarations))
                return values.value(of: property, in: style)
            }
        }
        return values.interpolation(
            of: property, from: computed(first), to: computed(second), (first.composition, second.composition),
            underlying: underlying
        ).value(at: progress)
    }
}
