import CSSEngine
import NimbusCSS

/// Plays transitions and animations of views by Core Animation, where layers can show their values.
///
/// The engine stays the source of all values (``UpcomingMotion``): the animations of a layer show the values of its instants, while the
/// view has the values that follow. Whenever the motion of a view changes, its animations are made anew from the current instant on.
@MainActor final class LayerMotion {
    private unowned let dom: NIDOM
    private let plans: StylePlanCache
    private let layout: LayoutMotion
    private var animations: [StyleNode: [LayerAnimation]] = [:]
    /// The views whose layers cannot play motion yet: they are in no window, or in an animation block.
    private var waiting: Set<StyleNode> = []

    init(_ dom: NIDOM, _ plans: StylePlanCache, _ placer: FramePlacer) {
        (self.dom, self.plans) = (dom, plans)
        layout = LayoutMotion(dom, plans, placer)
    }

    /// Makes the animations of the views whose motion has changed.
    func update() {
        guard let timeline = dom.styles.timeline else { return }
        let ready = waiting.filter { canBegin($0) }
        waiting.subtract(ready)
        let ended = layout.end(around: ready.union(timeline.takeChangedMotion()))
        if ended.nodes.isEmpty { return }
        let nodes = ended.nodes.sorted { $0.index < $1.index }
        var former: [StyleNode: [LayerAnimation]] = [:]
        for node in nodes {
            former[node] = animations.removeValue(forKey: node)
            for animation in former[node] ?? [] { animation.stop() }
        }
        guard dom.motionClock is NIDisplayClock else { return }
        let sources = nodes.compactMap { node in timeline.upcomingMotion(of: node).flatMap { source($0, node) } }
        let moved = layout.play(sources, after: ended)
        var played = Dictionary(nodes.map { ($0, Set<PropertyID>()) }) { $1 }
        for source in sources {
            let (properties, rows) = moved[source.node] ?? source.playableRows(withLayout: false)
            play(rows, of: source, after: former[source.node] ?? [])
            played[source.node] = properties
        }
        if dom.styles.handOver(played) { dom.setNeedsPass() }
    }

    private func canBegin(_ node: StyleNode) -> Bool {
        (dom.registry.view(of: node) as? UIView)?.window != nil && !UIView.isInAnimation
    }

    /// Ends the animations of a view.
    func end(of node: StyleNode) {
        waiting.remove(node)
        for animation in animations.removeValue(forKey: node) ?? [] { animation.stop() }
        if let view = dom.registry.view(of: node) as? UIView { layout.end(of: view) }
    }

    func endAll() {
        layout.endAll()
        for animation in animations.values.joined() { animation.stop() }
        (animations, waiting) = ([:], [])
    }

    /// Returns the motion of a view. `nil` if its layer cannot play it now, or if the app has a part in its style.
    private func source(_ motion: UpcomingMotion, _ node: StyleNode) -> RowMotion.Source? {
        guard canBegin(node) else {
            waiting.insert(node)
            return nil
        }
        guard let view = dom.registry.view(of: node) as? UIView, let record = dom.registry.record(of: view),
            let plan = record.plan, record.isStyledAsOthers, plan.effects.appRows.isEmpty
        else { return nil }
        return RowMotion.Source(
            node: node, view: view, record: record, plan: plan, motion: motion, plans: plans, layout: layout)
    }

    /// Adds animations to the layer of a view.
    private func play(_ rows: [RowMotion], of source: RowMotion.Source, after former: [LayerAnimation]) {
        if rows.isEmpty { return }
        animations[source.node] = rows.map { row in
            let animation = LayerAnimation(row.row, row.key, of: source.view, source.record)
            let isReplaced = former.contains { $0.row == row.row && $0.wasReplacedByApp }
            if isReplaced { animation.isReplaced() } else { animation.play(row.object(on: source.view, in: dom)) }
            return animation
        }
    }
}

/// An animation of a layer that shows the values of a row.
@MainActor private final class LayerAnimation {
    let row: Int
    private let key: LayerKey
    private weak var view: UIView?
    private var observation: LayerObservation?
    /// Whether the app has set the property since the motion has begun, so that the value of the app is shown.
    private(set) var wasReplacedByApp = false

    init(_ row: Int, _ key: LayerKey, of view: UIView, _ record: ViewRecord) {
        (self.row, self.key, self.view) = (row, key, view)
        guard let effect = record.plan?.effects.rows[row].effect else { return }
        let own = record.property(ofRow: row)?.baseline ?? effect.get(view)
        observation = key.observe(view) { [weak self, weak record] view in
            guard let self, let record else { return }
            let expected = record.property(ofRow: row)?.styled ?? own
            if !key.areNear(effect.get(view), expected, on: view) { isReplaced() }
        }
    }

    private var name: String { "NimbusCSS.\(key.path)" }

    func play(_ animation: CAAnimation) { view?.layer.add(animation, forKey: name) }

    /// Ends the animation, because the app has set the property.
    func isReplaced() {
        wasReplacedByApp = true
        view?.layer.removeAnimation(forKey: name)
    }

    func stop() {
        observation = nil
        view?.layer.removeAnimation(forKey: name)
    }
}
