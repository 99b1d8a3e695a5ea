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
    /// What layers show, by scenes.
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

    /// Ends what layers show of the scenes of some views, and of those that were laid out again meanwhile.
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
        layout.nodes.contains { scene(of: $0)?.0.id != id } || !layout.isCurrent(placer, scale: dom.environment.scale)
    }

    /// Ends what the layer of a view shows.
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

/// The way of a view's frame.
private struct FrameLine {
    let view: UIView
    let first: CGRect
    let last: CGRect

    func frame(at progress: Double) -> CGRect {
        func mix(_ value: KeyPath<CGRect, CGFloat>) -> CGFloat {
            first[keyPath: value] + (last[keyPath: value] - first[keyPath: value]) * CGFloat(progress)
        }
        return CGRect(
            x: mix(\.origin.x), y: mix(\.origin.y), width: mix(\.size.width), height: mix(\.size.height))
    }

    var changesFrame: Bool { !first.isNear(last, by: 0.001) }

    var changesSize: Bool {
        !CGRect(origin: .zero, size: first.size).isNear(CGRect(origin: .zero, size: last.size), by: 0.001)
    }
}

/// The animations that layers show of a scene.
@MainActor private final class PlayedLayout {
    private struct MovedView {
        weak var view: UIView?
        let frameAtRest: CGRect
        let isResized: Bool
        var observations: [LayerObservation] = []
        /// Whether the app has set the frame since the motion has begun, so that the frame of the app is shown.
        var isReplaced = false
    }

    private static let (positionName, boundsName) = ("NimbusCSS.position", "NimbusCSS.bounds")

    /// The views whose motion layers show.
    let nodes: Set<StyleNode>
    private let scene: LayoutScene
    private let placer: FramePlacer
    private let containerSize: CGSize?
    private var views: [MovedView]
    /// The number of layouts when the views got their frames at rest. `nil` before.
    private var layoutCount: Int?

    /// - Parameter replacedViews: The views whose frames the app has set while the scene was played before.
    init(
        _ scene: LayoutScene, _ lines: [FrameLine], _ nodes: Set<StyleNode>, _ placer: FramePlacer,
        replacedViews: [WeakView]
    ) {
        (self.scene, self.nodes, self.placer) = (scene, nodes, placer)
        containerSize = scene.container?.bounds.size
        views = lines.map { line in
            MovedView(
                view: line.view, frameAtRest: line.last, isResized: line.changesSize,
                isReplaced: replacedViews.contains { $0.view === line.view })
        }
    }

    func play(_ lines: [FrameLine], _ tween: UpcomingMotion.Tween, in dom: NIDOM) {
        for (line, moved) in zip(lines, views) where !moved.isReplaced {
            let (view, layer) = (line.view, line.view.layer)
            let anchor = layer.anchorPoint
            func add(_ path: String, _ value: (CGRect) -> Any, _ name: String) {
                let (first, last) = (value(line.first), value(line.last))
                layer.add(tween.animation(of: path, from: first, to: last, on: view, in: dom), forKey: name)
            }
            add("position", { $0.point(at: anchor) }, Self.positionName)
            if line.changesSize {
                add("bounds", { CGRect(origin: view.bounds.origin, size: $0.size) }, Self.boundsName)
            }
        }
    }

    /// The views whose frames the app has set.
    var replacedViews: [WeakView] { views.compactMap { $0.isReplaced ? $0.view.map(WeakView.init) : nil } }

    /// Returns whether the views have the frames at rest that the animations lead to, and get there in the same way.
    /// - Parameter scale: The number of pixels per point.
    func isCurrent(_ placer: FramePlacer, scale: Double) -> Bool {
        guard let layoutCount else {
            layoutCount = scene.layoutCount
            for index in views.indices { observe(index, scale) }
            return views.allSatisfy { isCurrent($0, scale) }
        }
        return layoutCount == scene.layoutCount && scene.container?.bounds.size == containerSize
            && views.allSatisfy { isCurrent($0, scale) }
    }

    private func isCurrent(_ moved: MovedView, _ scale: Double) -> Bool {
        guard let view = moved.view else { return false }
        if moved.isReplaced { return true }
        return isAtRest(moved, view, scale) && (!moved.isResized || placer.showsSizeInLayer(view))
    }

    private func isAtRest(_ moved: MovedView, _ view: UIView, _ scale: Double) -> Bool {
        // Edges are on pixels, and a text can have a pixel more.
        view.untransformedFrame.isNear(moved.frameAtRest, by: 2.5 / CGFloat(scale))
    }

    /// Ends the animations of a view when the app sets its frame.
    private func observe(_ index: Int, _ scale: Double) {
        guard let view = views[index].view, !views[index].isReplaced else { return }
        views[index].observations = observeFrame(of: view) { [weak self] view in
            guard let self, !placer.isPlacing, !isAtRest(views[index], view, scale) else { return }
            views[index].isReplaced = true
            Self.stop(view)
        }
    }

    func stop() {
        for index in views.indices {
            views[index].observations = []
            views[index].view.map(Self.stop)
        }
    }

    static func stop(_ view: UIView) {
        for name in [positionName, boundsName] { view.layer.removeAnimation(forKey: name) }
    }
}

extension FramePlacer {
    /// Whether the layer of a view, and the boxes in its box, are all that depends on the size of the view.
    fileprivate func showsSizeInLayer(_ view: UIView) -> Bool {
        guard view.isExactly(UIView.self) || view.isExactly(NIBoxView.self), let record = boxes.record(of: view),
            record.plan?.dependencies.contains(.viewSize) == false,
            view.layer.sublayers?.count ?? 0 <= view.subviews.count
        else { return false }
        return view.subviews.allSatisfy { subview in
            let owner = boxes.record(of: subview)?.owner
            if let box = owner?.box { return !box.isRoot }
            return subview.autoresizingMask.isEmpty && !subview.isPlacedByAutoLayout
                && owner?.placement?.rules.needsSuperview != true
        }
    }
}

extension CGRect {
    fileprivate func isNear(_ other: CGRect, by distance: CGFloat) -> Bool {
        abs(minX - other.minX) <= distance && abs(minY - other.minY) <= distance
            && abs(width - other.width) <= distance && abs(height - other.height) <= distance
    }

    /// Returns the point at a place in the rectangle, from 0 to 1 in each axis.
    fileprivate func point(at place: CGPoint) -> CGPoint {
        CGPoint(x: minX + width * place.x, y: minY + height * place.y)
    }
}
