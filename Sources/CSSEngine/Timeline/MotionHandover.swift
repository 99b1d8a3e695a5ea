/// The properties whose transitions and animations the views' toolkit plays itself. Their elements have the values that follow at
/// the end, so that nothing is to be done until an event.
struct MotionHandover {
    private struct Part {
        let properties: Set<MotionProperty>
        /// The version of the motion that the toolkit plays.
        let version: Int
        /// The style below the motion.
        let base: ComputedStyle
    }

    private var parts: [StyleNode: Part] = [:]
    /// The elements whose motion has begun, changed or ended.
    private var changed: Set<StyleNode> = []
    /// The elements whose properties were handed over or taken back.
    private var handedOver: Set<StyleNode> = []

    /// Returns the elements whose motion has begun, changed or ended since the last call, in the order of their nodes.
    mutating func takeChanged() -> [StyleNode] {
        if changed.isEmpty { return [] }
        defer { changed = [] }
        return changed.sorted { $0.index < $1.index }
    }

    mutating func didChange(_ node: StyleNode) { changed.insert(node) }

    /// Hands properties of an element over, and takes all others back.
    /// - Returns: Whether they are others than before.
    mutating func set(
        _ properties: Set<MotionProperty>, of node: StyleNode, _ motion: ElementMotion, over base: ComputedStyle
    ) -> Bool {
        let former = parts.updateValue(Part(properties: properties, version: motion.version, base: base), forKey: node)
        if former?.properties ?? [] == properties { return false }
        handedOver.insert(node)
        return true
    }

    /// Returns the elements whose properties were handed over or taken back since the last call.
    mutating func takeHandedOver() -> Set<StyleNode> {
        defer { handedOver = [] }
        return handedOver
    }

    /// Compares the motion of an element and the style below it with those that were handed over.
    mutating func check(_ node: StyleNode, _ motion: ElementMotion, _ base: ComputedStyle) {
        guard motion.isMoving || parts[node] != nil else { return }
        let isSame = parts[node].map { $0.version == motion.version && $0.base.hasSameValues(as: base) } ?? false
        if !isSame || motion.dependsOnElement { changed.insert(node) }
    }

    /// Takes all properties of an element back, because its motion has ended.
    mutating func remove(_ node: StyleNode) {
        if parts.removeValue(forKey: node) != nil { changed.insert(node) }
    }

    mutating func removeAll(where isFormer: (StyleNode) -> Bool) {
        parts = parts.filter { !isFormer($0.key) }
        changed = changed.filter { !isFormer($0) }
    }

    func properties(of node: StyleNode) -> Set<MotionProperty> { parts[node]?.properties ?? [] }

    /// The properties of an element that the toolkit plays, and the style below. `nil` if it plays none.
    func part(of node: StyleNode) -> (properties: Set<MotionProperty>, base: ComputedStyle)? {
        guard let part = parts[node], !part.properties.isEmpty else { return nil }
        return (part.properties, part.base)
    }

    /// Whether the toolkit plays all properties of an element that change as time passes.
    func hasAll(of motion: ElementMotion, on node: StyleNode, at time: Double) -> Bool {
        guard let properties = parts[node]?.properties, !properties.isEmpty else { return false }
        return motion.transitions.allSatisfy { $0.value.isPaused || properties.contains($0.key) }
            && motion.animations.allSatisfy { !$0.isRunning(at: time) || properties.isSuperset(of: $0.properties) }
    }

    /// Whether an element has the values that follow of all that moves it, which hide no change of its style.
    func hasAtRest(_ motion: ElementMotion?, _ node: StyleNode) -> Bool {
        guard let motion, !motion.dependsOnElement, let properties = parts[node]?.properties else { return false }
        return motion.transitions.keys.allSatisfy(properties.contains)
            && motion.animations.allSatisfy { properties.isSuperset(of: $0.properties) }
    }
}

extension ElementMotion {
    /// Whether a value of the animations depends on the element.
    var dependsOnElement: Bool { animations.contains { $0.stops.dependsOnElement } }
}

extension StyleTimeline {
    /// The time at which a timeline has something to do.
    package enum NextUpdate: Equatable {
        case never
        /// At a time, in milliseconds.
        case at(Double)
        /// At each frame.
        case nextFrame

        /// The earlier one of this and a time.
        func earlier(_ time: Double?) -> NextUpdate {
            guard let time else { return self }
            return switch self {
            case .never: .at(time)
            case .at(let other): .at(min(time, other))
            case .nextFrame: .nextFrame
            }
        }
    }

    /// Whether the toolkit plays motion itself: ``takeChangedMotion()`` and ``handOver(_:of:)`` are called.
    package var handsOver: Bool {
        get { handover != nil }
        set {
            if newValue == handsOver { return }
            catchUp()
            handover = newValue ? MotionHandover() : nil
            setNeedsUpdateOfAll()
        }
    }

    /// Returns the elements whose motion has begun, changed or ended since the last call.
    package func takeChangedMotion() -> [StyleNode] { handover?.takeChanged() ?? [] }

    /// Has the toolkit play some properties of elements, as ``upcomingMotion(of:)`` has them. It does not play any others of these
    /// elements.
    /// - Returns: Whether the next ``restyle()`` gives an element other values.
    package func handOver(_ properties: [StyleNode: Set<PropertyID>]) -> Bool {
        // Elements get the values of this instant back.
        catchUp()
        var isChanged = false
        for (node, properties) in properties {
            guard let motion = elements[node] else { continue }
            let base = engine.style(of: node, with: MotionDeclarations()).style
            let hasChanged = handover?.set(Set(properties.map { .property($0) }), of: node, motion, over: base)
            if hasChanged == true { isChanged = true }
        }
        return isChanged
    }
}
