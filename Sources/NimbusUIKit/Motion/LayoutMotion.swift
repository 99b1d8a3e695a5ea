import CSSEngine
import NimbusCSS

/// Plays transitions of the layout by Core Animation: the positions and the sizes of all views that they move.
///
/// The views go from their first frames to their last ones on a line. The layout at each instant would move them in the same way if
/// all transitions of a scene have the same times, and if its frames change evenly. Other scenes, such as those in which the lines
/// of a text change, are laid out at each frame.
@MainActor final class LayoutMotion {
    private unowned let dom: NIDOM
    private let plans: StylePlanCache
    private let placer: FramePlacer
    /// The animations of layers, by scene.
    private var played: [ObjectIdentifier: PlayedLayout] = [:]
    /// The scenes that move and are laid out at each frame.
    private var laidOut: Set<ObjectIdentifier> = []

    init(_ dom: NIDOM, _ plans: StylePlanCache, _ placer: FramePlacer) {
        (self.dom, self.plans, self.placer) = (dom, plans, placer)
    }

    /// Whether a property changes frames.
    func affects(_ property: PropertyID, _ record: ViewRecord) -> Bool {
        plans.isLayout(property) || record.owner.box != nil && placer.boxes.properties.contains(property)
    }

    // MARK: Scenes

    private var timeline: StyleTimeline? { dom.styles.timeline }

    private func scene(of node: StyleNode) -> (LayoutScene, ViewRecord)? {
        guard let view = dom.registry.view(of: node) as? UIView, let record = dom.registry.record(of: view) else {
            return nil
        }
        return LayoutScene(record).map { ($0, record) }
    }

    /// The views whose values change as time passes, by their scenes.
    private var runningNodes: [ObjectIdentifier: Set<StyleNode>] {
        var nodes: [ObjectIdentifier: Set<StyleNode>] = [:]
        for node in timeline?.runningElements ?? [] {
            if let (scene, _) = scene(of: node) { nodes[scene.id, default: []].insert(node) }
        }
        return nodes
    }

    /// Whether a view has motion that changes frames.
    private func moves(_ node: StyleNode) -> Bool {
        guard let (_, record) = scene(of: node) else { return false }
        return timeline?.runningProperties(of: node).contains { affects($0, record) } ?? false
    }

    // MARK: Ends

    /// The scenes that must be played again, with the frames that the app has set meanwhile.
    struct EndedScenes {
        /// The views whose motion has changed, and all others that move in the scenes.
        fileprivate(set) var nodes: Set<StyleNode>
        fileprivate var replacedViews: [ObjectIdentifier: [WeakView]] = [:]
    }

    /// Ends the animations of the scenes of some views, and of the scenes that were laid out again meanwhile.
    func end(around changed: Set<StyleNode>) -> EndedScenes {
        var ended = EndedScenes(nodes: changed)
        var scenes: Set<ObjectIdentifier> = []
        for (id, layout) in played where !layout.nodes.isDisjoint(with: changed) || isOutdated(layout, id) {
            scenes.insert(id)
            layout.stop()
            played[id] = nil
            ended.nodes.formUnion(layout.nodes)
            ended.replacedViews[id] = layout.replacedViews
        }
        for node in changed {
            guard let (scene, _) = scene(of: node), moves(node) || laidOut.contains(scene.id) else { continue }
            scenes.insert(scene.id)
        }
        if scenes.isEmpty { return ended }
        laidOut.subtract(scenes)
        for (scene, running) in runningNodes where scenes.contains(scene) { ended.nodes.formUnion(running) }
        return ended
    }

    private func isOutdated(_ layout: PlayedLayout, _ id: ObjectIdentifier) -> Bool {
        layout.nodes.contains { scene(of: $0)?.0.id != id } || !layout.isCurrent(scale: dom.environment.scale)
    }

    /// Ends the animations of the layer of a view.
    func end(of view: UIView) { PlayedLayout.stop(view) }

    func endAll() {
        for layout in played.values { layout.stop() }
        (played, laidOut) = ([:], [])
    }

    // MARK: Playing

    typealias PlayableRows = (properties: Set<PropertyID>, rows: [RowMotion])

    /// Plays the layout of the scenes in which Core Animation can show all that moves.
    /// - Parameters:
    ///   - sources: The views whose layers can play motion now.
    ///   - ended: The scenes that were played so far.
    /// - Returns: The properties and the rows of the views in these scenes.
    func play(_ sources: [RowMotion.Source], after ended: EndedScenes) -> [StyleNode: PlayableRows] {
        var scenes: [ObjectIdentifier: (scene: LayoutScene, sources: [RowMotion.Source])] = [:]
        for source in sources {
            guard let scene = LayoutScene(source.record) else { continue }
            scenes[scene.id, default: (scene, [])].sources.append(source)
        }
        scenes = scenes.filter { scene in scene.value.sources.contains { moves($0.node) } }
        if scenes.isEmpty { return [:] }
        let running = runningNodes
        var played: [StyleNode: PlayableRows] = [:]
        for (id, (scene, sources)) in scenes {
            laidOut.insert(id)
            guard canBePlayed(scene, running), running[id]?.isSubset(of: sources.map(\.node)) == true,
                let tweens = tweens(of: sources), let tween = tweens.first?.tween, let rows = rows(of: sources),
                let lines = scene.lines(of: tweens, placer, plans)
            else { continue }
            laidOut.remove(id)
            let layout = PlayedLayout(
                scene, lines, Set(sources.map(\.node)), placer, replacedViews: ended.replacedViews[id] ?? [])
            layout.play(lines, tween, in: dom)
            self.played[id] = layout
            played.merge(rows) { $1 }
        }
        return played
    }

    /// Whether nothing outside of a scene has a part in its frames while it moves.
    private func canBePlayed(_ scene: LayoutScene, _ running: [ObjectIdentifier: Set<StyleNode>]) -> Bool {
        if scene.isMeasuredByOthers || !placer.rules.relations.isEmpty || dom.styles.hasContainers { return false }
        guard let container = scene.container, let node = dom.registry.node(of: container),
            let (outer, _) = self.scene(of: node)
        else { return true }
        return running[outer.id]?.contains(where: moves) != true
    }

    /// Returns the transitions of the layout. `nil` if they do not have the same times.
    private func tweens(of sources: [RowMotion.Source]) -> [LayoutTween]? {
        var tweens: [LayoutTween] = []
        for source in sources {
            let properties = source.motion.properties.filter { affects($0, source.record) }
            if properties.isEmpty { continue }
            guard let tween = source.motion.tween(of: properties) else { return nil }
            if let first = tweens.first?.tween, !first.hasSameTimes(as: tween) { return nil }
            tweens.append(LayoutTween(source: source, tween: tween))
        }
        return tweens
    }

    /// Returns the rows that layers show. `nil` if they cannot show all that moves.
    private func rows(of sources: [RowMotion.Source]) -> [StyleNode: PlayableRows]? {
        var rows: [StyleNode: PlayableRows] = [:]
        for source in sources {
            let playable = source.playableRows(withLayout: true)
            guard playable.properties.isSuperset(of: source.motion.properties) else { return nil }
            rows[source.node] = playable
        }
        return rows
    }
}

/// The transition of a view's layout.
@MainActor private struct LayoutTween {
    let source: RowMotion.Source
    let tween: UpcomingMotion.Tween

    func styled(at progress: Double) -> LayoutScene.Styled {
        LayoutScene.Styled(view: source.view, record: source.record, node: source.node, style: tween.style(progress))
    }
}

extension LayoutScene {
    /// Returns the first and the last frames of the views that transitions move. `nil` if a layout at each instant would give
    /// others than those on the line between them, or if a view looks different in each size.
    fileprivate func lines(of tweens: [LayoutTween], _ placer: FramePlacer, _ plans: StylePlanCache) -> [FrameLine]? {
        guard let timing = tweens.first?.tween.timing, timing.mediaTimingFunction != nil else { return nil }
        var lines: [FrameLine] = []
        // Most scenes that do not move on lines are found halfway.
        for probes in [[0.5], timing.probes.map { timing.progress(at: $0) }] {
            let steps = [0, 1] + probes
            let styles = steps.map { step in tweens.map { $0.styled(at: step) } }
            guard let all = preview(styles, placer, plans) else { return nil }
            lines = []
            for view in all {
                let line = FrameLine(view: view.view, first: view.frames[0], last: view.frames[1])
                for (frame, step) in zip(view.frames, steps) where !frame.isNear(line.frame(at: step), by: 0.02) {
                    return nil
                }
                if line.changesSize, !placer.showsSizeInLayer(view.view) { return nil }
                if line.changesFrame { lines.append(line) }
            }
        }
        return lines
    }
}
