/// The transitions and animations of the elements of an engine, on a clock that its owner sets (CSS Transitions 2, CSS
/// Animations 2). Times are in milliseconds.
///
/// The owner changes the tree and the stylesheets, and calls ``restyle()`` in place of that of the engine: it starts, reverses and
/// ends transitions and animations. ``advance(to:)`` gives all elements their values at a later time. The values are declarations
/// of the engine (`MotionDeclarations`), so that other values follow them as in a browser.
package final class StyleTimeline {
    let engine: StyleEngine
    private let settings: MotionSettings
    private(set) var values: MotionValues
    private(set) var elements: [StyleNode: ElementMotion] = [:]
    /// The properties that the views' toolkit plays itself. `nil` if it plays none.
    var handover: MotionHandover?
    /// The properties that elements can take over from their parents, for a generation of rules.
    private var inheritance: (generation: UInt32, properties: InheritedProperties)?
    /// The elements whose values transitions or animations set, or can set later.
    private var moving: Set<StyleNode> = []
    private var change = StyleChange()
    /// Whether an element has had transitions or animations so far.
    package private(set) var hasSettings = false
    /// The rules whose keyframes the animations have.
    private var rulesGeneration: UInt32 = 0
    private var keyframeStops = KeyframeStopsCache()
    /// Whether a stylesheet can give a custom property a transition, for a generation of rules.
    private var customTransitions: (generation: UInt32, arePossible: Bool)?
    package private(set) var time = 0.0
    /// Returns the current time. The timeline asks for it when something begins to move; otherwise, it has the time of the last
    /// ``advance(to:)``. `nil` for that time always.
    package var now: (() -> Double)?
    /// Returns whether changes can start transitions. If not, they take effect at once.
    package var canStartTransitions: () -> Bool = { true }
    private var startsTransitions = true
    /// Whether animations and transitions have an effect. The next ``restyle()`` follows a change.
    package var isEnabled = true { didSet { setNeedsUpdateOfAll() } }
    private var updatesAll = false
    /// Returns the value that an element has of a property that no declaration of a style sets; `nil` if it is unknown, so that the
    /// property has no transition. Without the closure, it is the initial value.
    package var undeclaredValue: ((StyleNode, PropertyID, ComputedStyle) -> Value?)? {
        get { values.undeclaredValue }
        set { values.undeclaredValue = newValue }
    }
    /// Returns the size in points of an element's box, to which percentages of transforms refer.
    package var boxSize: (StyleNode) -> (width: Double, height: Double) {
        get { values.boxSize }
        set { values.boxSize = newValue }
    }
    private var presence = ScreenPresence()
    /// Whether the time of an event has passed that ``advance(to:)`` has not reached.
    private var isLate = false
    /// Returns whether an element is on screen. The motion of one that leaves the screen ends.
    package var isOnScreen: (StyleNode) -> Bool {
        get { presence.isOnScreen }
        set { presence.isOnScreen = newValue }
    }
    /// The events since ``takeEvents()``, in order.
    private var events: [MotionEvent] = []

    /// Creates a timeline for an engine. Fails if the engine's property table has no transitions and animations.
    package init?(_ engine: StyleEngine) {
        guard let settings = MotionSettings(engine.properties) else { return nil }
        self.engine = engine
        self.settings = settings
        values = MotionValues(engine: engine, settings: settings)
    }

    /// Whether a transition or an animation sets a property of an element.
    package func sets(_ property: PropertyID, of node: StyleNode) -> Bool {
        elements[node]?.sets(.property(property)) ?? false
    }

    /// The transition or the animation that gives an element its value of a property; `nil` if there is none.
    package func subject(of property: PropertyID, on node: StyleNode) -> MotionEvent.Subject? {
        guard let motion = elements[node] else { return nil }
        let transition = motion.transitions[.property(property)].map { _ in
            MotionEvent.Subject.transition(.property(property))
        }
        if motion.importantProperties.contains(.property(property)) { return transition }
        let animation = motion.animations.last {
            $0.properties.contains(.property(property)) && $0.position(at: time) != nil
        }
        return animation.map { .animation($0.settings.name) } ?? transition
    }

    /// Whether values change as time passes.
    package var isRunning: Bool { moving.contains { elements[$0]?.isRunning(at: time) ?? false } }

    /// The elements whose values change as time passes.
    package var runningElements: Set<StyleNode> { moving.filter { elements[$0]?.isRunning(at: time) ?? false } }

    /// The time at which ``advance(to:)`` has something to do.
    package var nextUpdate: NextUpdate {
        if isLate { return .nextFrame }
        var next = NextUpdate.never
        for node in moving {
            guard let motion = elements[node], motion.isRunning(at: time) else { continue }
            guard let handover, handover.hasAll(of: motion, on: node, at: time) else { return .nextFrame }
            next = next.earlier(motion.nextEventTime(after: time))
        }
        return next
    }

    /// Returns the events since the last call, in order.
    package func takeEvents() -> [MotionEvent] {
        defer { events = [] }
        return events
    }

    // MARK: Time

    /// Gives all elements their values at a time. The styles are up to date before the call.
    /// - Parameter time: Not before the time of the last call.
    /// - Returns: The changes of styles.
    package func advance(to time: Double) -> StyleUpdate {
        let former = self.time
        self.time = max(time, former)
        var updates: [StyleUpdate] = []
        var queue = LevelQueue(engine)
        queue.add(moving.filter { engine.contains($0) && (isLate || !waits($0, since: former)) })
        isLate = false
        while let nodes = queue.next() {
            var isChanged = false
            for node in nodes {
                guard var motion = elements[node] else { continue }
                if presence.hasLeft(node, &motion, in: engine) {
                    if end(&motion, of: node) { isChanged = true }
                    continue
                }
                motion.completeTransitions(at: self.time)
                if set(&motion, of: node) { isChanged = true }
            }
            if isChanged { updates.append(engine.restyle()) }
        }
        // Later changes of the same pass are compared with the values of this instant.
        beginChange()
        return StyleUpdate(merging: updates, where: engine.contains)
    }

    /// Whether the toolkit plays all that moves an element, and no event has come since a time.
    private func waits(_ node: StyleNode, since former: Double) -> Bool {
        guard let handover, let motion = elements[node], handover.hasAll(of: motion, on: node, at: former) else {
            return false
        }
        return isOnScreen(node) && motion.nextEventTime(after: former).map { $0 > time } ?? true
    }

    // MARK: Control

    /// The transitions and animations of an element.
    package func subjects(of node: StyleNode) -> [MotionEvent.Subject] {
        catchUp()
        return elements[node]?.subjects(at: time) ?? []
    }

    /// Whether a transition or an animation has ended, or does not exist.
    package func hasEnded(_ subject: MotionEvent.Subject, on node: StyleNode) -> Bool {
        catchUp()
        return elements[node]?.hasEnded(subject, at: time) ?? true
    }

    /// The time of a transition or an animation since its start, with the delay; `nil` if there is none.
    package func currentTime(of subject: MotionEvent.Subject, on node: StyleNode) -> Double? {
        catchUp()
        return elements[node]?.currentTime(of: subject, at: time)
    }

    /// Whether a transition or an animation is paused.
    package func isPaused(_ subject: MotionEvent.Subject, on node: StyleNode) -> Bool {
        elements[node]?.isPaused(subject) ?? false
    }

    /// Pauses a transition or an animation, or has it go on.
    package func setPaused(_ subject: MotionEvent.Subject, on node: StyleNode, _ isPaused: Bool) {
        catchUp()
        elements[node]?.setPaused(subject, isPaused, at: time)
        handover?.didChange(node)
    }

    /// Has a transition or an animation jump to a time since its start. The next ``advance(to:)`` shows it.
    /// - Parameter target: `nil` for its end. Then nothing happens to an animation without an end.
    package func seek(_ subject: MotionEvent.Subject, on node: StyleNode, to target: Double?) {
        catchUp()
        elements[node]?.seek(subject, to: target, at: time)
        handover?.didChange(node)
    }

    /// Adopts the current time while no frames show the values of instants.
    func catchUp() {
        let next = nextUpdate
        guard let now, next != .nextFrame else { return }
        time = max(now(), time)
        if case .at(let event) = next, event <= time { isLate = true }
    }

    // MARK: Changes

    /// Begins a change of styles: transitions start from the values that elements have now. Several calls of ``restyle()`` can belong
    /// to one change.
    package func beginChange() {
        change = StyleChange()
        guard canTransitionCustomProperties() else { return }
        change.rememberCustomTexts(of: engine)
    }

    /// Forgets the values from before the change.
    package func endChange() { change = StyleChange() }

    private func canTransitionCustomProperties() -> Bool {
        if engine.canInlineStylesTransitionCustomProperties { return true }
        if let known = customTransitions, known.generation == engine.rulesGeneration { return known.arePossible }
        let arePossible = settings.canTransitionCustomProperties(in: engine)
        customTransitions = (engine.rulesGeneration, arePossible)
        return arePossible
    }

    /// Whether elements can take the value of a property over from their parents.
    func canInherit(_ property: PropertyID) -> Bool {
        if engine.properties[property].inherits || engine.canInlineStylesInherit(property) { return true }
        if let known = inheritance, known.generation == engine.rulesGeneration {
            return known.properties.contains(property)
        }
        let properties = engine.propertiesInheritedByStylesheets()
        inheritance = (engine.rulesGeneration, properties)
        return properties.contains(property)
    }

    /// Has the next ``restyle()`` give all elements the values of their motion.
    func setNeedsUpdateOfAll() { updatesAll = true }

    /// Brings all styles up to date after changes of the tree and of stylesheets, and starts the motion that follows.
    /// - Returns: The changes of styles.
    package func restyle() -> StyleUpdate {
        let first = restyleEngine()
        removeFormerElements()
        var queue = LevelQueue(engine)
        queue.add(candidates(in: first))
        // The values of a transition or an animation can hide a change.
        queue.add(moving.filter { engine.contains($0) && !showsChanges($0) })
        if let handedOver = handover?.takeHandedOver() { queue.add(handedOver.filter(engine.contains)) }
        queue.add(presence.takeReturned(in: engine))
        // Updates list neither other keyframes of animations nor changes of custom properties.
        updatesAll = updatesAll || rulesGeneration != engine.rulesGeneration || change.hasCustomTexts
        if updatesAll, hasSettings { queue.add(engine.preorder.filter { settings.areIn(engine.style(of: $0)) }) }
        (updatesAll, rulesGeneration) = (false, engine.rulesGeneration)
        if queue.isEmpty { return first }
        catchUp()
        startsTransitions = canStartTransitions()
        var updates = [first]
        while let nodes = queue.next() {
            var isChanged = false
            for node in nodes where update(node) { isChanged = true }
            if isChanged {
                let update = restyleEngine()
                updates.append(update)
                queue.add(candidates(in: update))
            }
        }
        return StyleUpdate(merging: updates, where: engine.contains)
    }

    /// Whether updates list all changes of a moving element, because no declaration of its motion hides them.
    private func showsChanges(_ node: StyleNode) -> Bool {
        handover?.hasAtRest(elements[node], node) == true && engine.motion(of: node).isEmpty
    }

    /// Forgets the elements that have left the tree.
    private func removeFormerElements() {
        if elements.isEmpty { return }
        elements = elements.filter { engine.contains($0.key) }
        moving = moving.filter(engine.contains)
        handover?.removeAll { !engine.contains($0) }
    }

    private func restyleEngine() -> StyleUpdate {
        let update = engine.restyle()
        change.add(update)
        return update
    }

    /// The elements whose motion an update can change.
    private func candidates(in update: StyleUpdate) -> [StyleNode] {
        if elements.isEmpty, update.differences.allSatisfy({ kind(of: $0) == .still }) { return [] }
        hasSettings = true
        let kinds = update.differences.map(kind)
        var candidates: [StyleNode] = []
        for element in update.elements {
            switch kinds[Int(element.difference)] {
            case .still: if elements[element.node] != nil { candidates.append(element.node) }
            case .moving: candidates.append(element.node)
            case .shownOrHidden:
                candidates += engine.preorder(of: element.node).filter {
                    elements[$0] != nil || settings.areIn(engine.style(of: $0))
                }
            }
        }
        return candidates
    }

    private enum DifferenceKind {
        /// Motion neither begins nor ends.
        case still
        /// An element has transitions or animations.
        case moving
        /// An element and its descendants are rendered from now on, or not any more.
        case shownOrHidden
    }

    private func kind(of difference: StyleDifference) -> DifferenceKind {
        if hasSettings, let old = difference.old, isDisplayed(old) != isDisplayed(difference.new) {
            return .shownOrHidden
        }
        return settings.areIn(difference.new) ? .moving : .still
    }

    // MARK: Rendered elements

    private func isDisplayed(_ style: ComputedStyle) -> Bool {
        settings.display.map { style[$0] != .keyword(.none) } ?? true
    }

    /// Whether an element is rendered: neither it nor an ancestor has `display: none`.
    private func isRendered(_ node: StyleNode) -> Bool {
        var current: StyleNode? = node
        while let node = current {
            if !isDisplayed(engine.style(of: node)) { return false }
            current = engine.parent(of: node)
        }
        return true
    }

    /// Whether an element was rendered before the change.
    private func wasRendered(_ node: StyleNode) -> Bool {
        var current: StyleNode? = node
        while let node = current {
            switch change.former(of: node) {
            case .unchanged: if !isDisplayed(engine.style(of: node)) { return false }
            case .style(let style): if !isDisplayed(style) { return false }
            case .none: return false
            }
            current = engine.parent(of: node)
        }
        return true
    }

    // MARK: Elements

    /// Updates the motion of an element whose style and whose parent are up to date.
    /// - Returns: Whether the element gets other values.
    private func update(_ node: StyleNode) -> Bool {
        let base = engine.style(of: node, with: MotionDeclarations())
        var motion = elements[node] ?? ElementMotion()
        motion.completeTransitions(at: time)
        let isParentRendered = engine.parent(of: node).map(isRendered) ?? true
        let isShown = isDisplayed(base.style)
        if isEnabled, isParentRendered {
            let names = isShown ? settings.animations(of: base) : []
            motion.updateAnimations(names, at: time) { keyframeStops.stops(of: $0, in: engine) }
            motion.importantProperties = Set(motion.animatedProperties.filter { isImportant($0, in: base) })
            updateTransitions(of: node, to: base, &motion)
        }
        let isHeld = settings.display.map { motion.transitions[.property($0)] != nil } ?? false
        guard isEnabled, isParentRendered, isShown || isHeld, !presence.isAbsent(node) else {
            return end(&motion, of: node)
        }
        handover?.check(node, motion, base.style)
        return set(&motion, of: node)
    }

    /// Ends the motion of an element before its time. Returns whether the element gets other values.
    private func end(_ motion: inout ElementMotion, of node: StyleNode) -> Bool {
        motion.cancel(at: time)
        report(&motion, of: node)
        elements[node] = nil
        moving.remove(node)
        handover?.remove(node)
        return setDeclarations(MotionDeclarations(), of: node)
    }

    /// Whether an element is on screen again whose motion has ended because it had left the screen.
    package var hasReturned: Bool { presence.hasReturned(in: engine) }

    private func updateTransitions(of node: StyleNode, to base: ElementValues, _ motion: inout ElementMotion) {
        let transitions = settings.transitions(
            of: base, isRightToLeft: engine.environment(of: node).layoutDirection == .rightToLeft)
        let isStarting = !wasRendered(node)
        let former = isStarting ? startingStyle(of: node) : formerValues(of: node)
        let canStart = startsTransitions && (isStarting || presence.canStartTransitions(of: node, in: engine))
        let animated = Set(motion.animations.filter { $0.position(at: time) != nil }.flatMap(\.properties))
        let played = former == nil ? [:] : playedValues(of: node)
        for property in properties(transitions, former, base, motion, played) where settings.canChange(property) {
            if animated.contains(property) { continue }
            motion.updateTransition(
                of: property, transitions[property], canStart: canStart,
                from: played[property] ?? former.flatMap { values.ownValue(of: property, in: $0, node) },
                to: values.ownValue(of: property, in: base, node), at: time, values, on: node)
        }
    }

    /// The values of an element before the change.
    private func formerValues(of node: StyleNode) -> ElementValues {
        let current = engine.snapshot(of: node)
        let texts = change.customTexts(of: node)
        guard case .style(let style) = change.former(of: node) else { return current.replacing(texts: texts) }
        return current.replacing(style: style, texts: texts)
    }

    /// The values that an element had before the change in the properties that the toolkit plays. Its style had those at rest.
    private func playedValues(of node: StyleNode) -> [MotionProperty: Value] {
        if handover == nil { return [:] }
        if let known = change.playedValues[node] { return known }
        var played: [MotionProperty: Value] = [:]
        if let (properties, style) = handover?.part(of: node), let motion = elements[node] {
            let base = engine.snapshot(of: node).replacing(style: style, texts: change.customTexts(of: node))
            let (animations, transitions) = values.values(
                of: motion, on: node, at: time, over: { base }, where: { properties.contains($0) })
            for property in properties {
                played[property] =
                    transitions[property] ?? animations[property] ?? values.restingValue(of: property, in: base, node)
            }
        }
        change.playedValues[node] = played
        return played
    }

    /// The style from which transitions of a new element start; `nil` if no stylesheet has `@starting-style`, so that none
    /// starts.
    private func startingStyle(of node: StyleNode) -> ElementValues? {
        engine.hasStartingRules ? engine.style(of: node, with: MotionDeclarations(), isStarting: true) : nil
    }

    /// The properties that can have a transition after a change of styles, in the order of the property table.
    private func properties(
        _ transitions: MotionSettings.Transitions, _ former: ElementValues?, _ base: ElementValues,
        _ motion: ElementMotion, _ played: [MotionProperty: Value]
    ) -> [MotionProperty] {
        var properties = Set(transitions.names + motion.transitionedProperties)
        if transitions.others != nil {
            properties.formUnion(played.keys)
            for style in [former, base].compactMap({ $0 }) {
                properties.formUnion(style.style.properties.map { .property($0) })
            }
        }
        return properties.sorted()
    }

    // MARK: Values

    /// Gives an element the values of its motion at the time of the clock.
    /// - Returns: Whether the values are others than before.
    private func set(_ motion: inout ElementMotion, of node: StyleNode) -> Bool {
        report(&motion, of: node)
        elements[node] = motion.isEmpty ? nil : motion
        guard motion.isMoving else {
            moving.remove(node)
            handover?.remove(node)
            return setDeclarations(MotionDeclarations(), of: node)
        }
        moving.insert(node)
        // The style without motion is only needed below an animation.
        lazy var base = engine.style(of: node, with: MotionDeclarations())
        let played = handover?.properties(of: node) ?? []
        var (animations, transitions) = values.values(
            of: motion, on: node, at: time, over: { base }, where: { !played.contains($0) })
        if !played.isEmpty {
            // Views have the values at rest of what the toolkit plays.
            let atRest = values.values(
                of: motion, on: node, at: .infinity, over: { base }, where: { played.contains($0) })
            animations.merge(atRest.animations) { _, atRest in atRest }
        }
        return setDeclarations(
            values.declarations(animations, transitions, over: motion.importantProperties, of: node), of: node)
    }

    private func setDeclarations(_ declarations: MotionDeclarations, of node: StyleNode) -> Bool {
        guard declarations != engine.motion(of: node) else { return false }
        engine.setMotion(declarations, of: node)
        return true
    }

    private func report(_ motion: inout ElementMotion, of node: StyleNode) {
        for (subject, kind, elapsedTime) in motion.takeEvents(at: time) {
            events.append(MotionEvent(kind: kind, node: node, subject: subject, elapsedTime: elapsedTime))
            if kind == .end { handover?.didChange(node) }
        }
    }

    private func isImportant(_ property: MotionProperty, in base: ElementValues) -> Bool {
        if case .property(let property) = property { engine.isImportant(property, in: base) } else { false }
    }
}
