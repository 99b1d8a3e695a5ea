import CSSEngine
import NimbusCSS

/// Plays transitions of the layout by Core Animation: the positions and the sizes of all views that they move.
///
/// The views go from their first frames to their last ones on a line. The layout at each instant would move them in the same way if
/// all transitions of a scene have the same times, and if its frames change evenly. Scenes in which a text is broken anew, for
/// example, are laid out at each frame instead.
@MainActor final class LayoutMotion {
    private unowned let dom: NIDOM
    private let plans: StylePlanCache
    private let placer: FramePlacer
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

    // MARK: Ends

    /// Ends what layers show of the scenes of some views, and of those that were laid out anew meanwhile.
    /// - Returns: The views, and all others whose motion must be played anew with theirs.
    func end(around changed: Set<StyleNode>) -> Set<StyleNode> {
        let scale = dom.environment.scale
        var scenes = Set(played.filter { $0.value.isOutdated(placer, scale: scale) }.keys)
        for node in changed {
            guard let (scene, _) = scene(of: node) else { continue }
            if moves(node) || played[scene.id] != nil || laidOut.contains(scene.id) { scenes.insert(scene.id) }
        }
        if scenes.isEmpty { return changed }
        laidOut.subtract(scenes)
        var nodes = changed
        for id in scenes {
            guard let layout = played.removeValue(forKey: id) else { continue }
            layout.stop()
            nodes.formUnion(layout.nodes)
        }
        for (scene, running) in runningNodes where scenes.contains(scene) { nodes.formUnion(running) }
        return nodes
    }

    func end(of view: UIView) {
        for layout in played.values { layout.stop(view) }
    }

    func endAll() {
        for layout in played.values { layout.stop() }
        (played, laidOut) = ([:], [])
    }

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

    private func moves(_ node: StyleNode) -> Bool {
        guard let (_, record) = scene(of: node) else { return false }
        return timeline?.runningProperties(of: node).contains { affects($0, record) } ?? false
    }

    // MARK: Playing

    /// Plays the layout of the scenes in which Core Animation can show all that moves.
    /// - Parameter views: The views whose layers can play motion now, with all moving views of their scenes.
    /// - Returns: The views whose properties of the layout are played.
    func play(_ views: [RowMotion.Source]) -> Set<StyleNode> {
        var scenes: [ObjectIdentifier: (scene: LayoutScene, views: [RowMotion.Source])] = [:]
        for view in views {
            guard let scene = LayoutScene(view.record) else { continue }
            scenes[scene.id, default: (scene, [])].views.append(view)
        }
        scenes = scenes.filter { scene in scene.value.views.contains { moves($0.node) } }
        if scenes.isEmpty { return [] }
        let running = runningNodes
        var nodes: Set<StyleNode> = []
        for (scene, views) in scenes.values {
            if play(scene, views, running) {
                nodes.formUnion(views.map(\.node))
            } else {
                laidOut.insert(scene.id)
            }
        }
        return nodes
    }

    /// - Parameter running: The views whose values change, by their scenes.
    private func play(
        _ scene: LayoutScene, _ views: [RowMotion.Source], _ running: [ObjectIdentifier: Set<StyleNode>]
    ) -> Bool {
        let outer = scene.container.flatMap { dom.registry.node(of: $0) }.flatMap { self.scene(of: $0)?.0.id }
        // The size of the view around a scene can be changing.
        let isInMovingScene = outer.map { running[$0]?.contains(where: moves) ?? false } ?? false
        guard !scene.isMeasuredByOthers, !isInMovingScene, placer.rules.relations.isEmpty, !dom.styles.hasContainers,
            running[scene.id]?.isSubset(of: views.map(\.node)) == true,
            views.allSatisfy({ $0.playableRows(withLayout: true).0.isSuperset(of: $0.motion.properties) }),
            let tweens = tweens(of: views), let first = tweens.first,
            let movement = Movement(scene, tweens, first.tween.timing, placer, plans)
        else { return false }
        played[scene.id] = PlayedLayout(scene, movement, first.tween, Set(views.map(\.node)), in: dom)
        return true
    }

    /// Returns the transitions of the layout. `nil` if they do not have the same times.
    private func tweens(of views: [RowMotion.Source]) -> [MovingView]? {
        var tweens: [MovingView] = []
        for view in views {
            let properties = view.motion.properties.filter { affects($0, view.record) }
            if properties.isEmpty { continue }
            guard let tween = view.motion.tween(of: properties) else { return nil }
            if let first = tweens.first?.tween, !first.hasSameTimes(as: tween) { return nil }
            tweens.append(MovingView(view: view, tween: tween))
        }
        return tweens
    }
}

/// A view with a transition of the layout.
@MainActor private struct MovingView {
    let view: RowMotion.Source
    let tween: UpcomingMotion.Tween

    func styled(at progress: Double) -> LayoutScene.Styled {
        LayoutScene.Styled(view: view.view, record: view.record, node: view.node, style: tween.style(progress))
    }
}

/// The first and the last frames of the views of a scene, between which they go on lines.
@MainActor private struct Movement {
    /// The times at which the layout is compared with the lines, as parts of the duration. Most scenes that do not move on lines are
    /// found at the first one.
    private static let probes = [[0.5], [0.03, 0.1, 0.25, 0.75, 0.9, 0.97]]

    let views: [LayoutScene.Frames]

    /// `nil` if a layout at each instant would give other frames, or if a view looks different in its size.
    init?(
        _ scene: LayoutScene, _ moving: [MovingView], _ timing: TimingFunction, _ placer: FramePlacer,
        _ plans: StylePlanCache
    ) {
        guard timing.mediaTimingFunction != nil else { return nil }
        var views: [LayoutScene.Frames] = []
        for probes in Self.probes {
            let steps = [0, 1] + probes.map { timing.progress(at: $0) }
            let styles = steps.map { step in moving.map { $0.styled(at: step) } }
            guard let frames = scene.preview(styles, placer, plans) else { return nil }
            for view in frames {
                let isOnLine = zip(view.frames, steps).allSatisfy { $0.isNear(view.frame(at: $1), by: 0.05) }
                if !isOnLine || view.isResized && !placer.showsSizeInLayer(view.view) { return nil }
            }
            views = frames
        }
        self.views = views
    }
}

/// The animations that layers show of a scene.
@MainActor private final class PlayedLayout {
    private struct View {
        weak var view: UIView?
        let frameAtRest: CGRect
        let isMoved, isResized: Bool
    }

    static let (positionName, boundsName) = ("NimbusCSS.position", "NimbusCSS.bounds")

    /// The views whose motion layers show.
    let nodes: Set<StyleNode>
    private let scene: LayoutScene
    private let views: [View]
    private let containerSize: CGSize?
    /// The number of layouts when the views got their frames at rest. `nil` before.
    private var layoutCount: Int?

    init(
        _ scene: LayoutScene, _ movement: Movement, _ tween: UpcomingMotion.Tween, _ nodes: Set<StyleNode>,
        in dom: NIDOM
    ) {
        (self.scene, self.nodes, containerSize) = (scene, nodes, scene.container?.bounds.size)
        views = movement.views.map {
            View(view: $0.view, frameAtRest: $0.frame(at: 1), isMoved: $0.isMoved, isResized: $0.isResized)
        }
        for moved in movement.views where moved.isMoved {
            let (view, first, last) = (moved.view, moved.frame(at: 0), moved.frame(at: 1))
            let (layer, anchor) = (view.layer, view.layer.anchorPoint)
            func add(_ path: String, _ value: (CGRect) -> Any, _ name: String) {
                let animation = tween.animation(of: path, from: value(first), to: value(last), on: view, in: dom)
                layer.add(animation, forKey: name)
            }
            add("position", { $0.point(at: anchor) }, Self.positionName)
            if moved.isResized {
                add("bounds", { CGRect(origin: view.bounds.origin, size: $0.size) }, Self.boundsName)
            }
        }
    }

    /// Whether views have other frames at rest than before, or may get there in another way.
    /// - Parameter scale: The number of pixels per point.
    func isOutdated(_ placer: FramePlacer, scale: Double) -> Bool {
        defer { layoutCount = scene.layoutCount }
        if let layoutCount, layoutCount != scene.layoutCount { return true }
        if scene.container?.bounds.size != containerSize { return true }
        // Edges are on pixels, and a text can have a pixel more.
        let distance = 2.5 / CGFloat(scale)
        return views.contains { known in
            guard let view = known.view else { return true }
            return !view.untransformedFrame.isNear(known.frameAtRest, by: distance)
                || known.isResized && !placer.showsSizeInLayer(view)
        }
    }

    func stop() {
        for view in views { view.view.map(stop) }
    }

    func stop(_ view: UIView) {
        guard views.contains(where: { $0.isMoved && $0.view === view }) else { return }
        for name in [Self.positionName, Self.boundsName] { view.layer.removeAnimation(forKey: name) }
    }
}

extension LayoutScene.Frames {
    /// The frame on the line from the first to the second one.
    fileprivate func frame(at progress: Double) -> CGRect {
        let (first, last, progress) = (frames[0], frames[1], CGFloat(progress))
        func mix(_ value: KeyPath<CGRect, CGFloat>) -> CGFloat {
            first[keyPath: value] + (last[keyPath: value] - first[keyPath: value]) * progress
        }
        return CGRect(
            x: mix(\.origin.x), y: mix(\.origin.y), width: mix(\.size.width), height: mix(\.size.height))
    }

    fileprivate var isMoved: Bool { !frames[0].isNear(frames[1], by: 0.001) }

    fileprivate var isResized: Bool {
        !CGRect(origin: .zero, size: frames[0].size).isNear(CGRect(origin: .zero, size: frames[1].size), by: 0.001)
    }
}

extension FramePlacer {
    /// Whether nothing depends on the size of a view but its layer, and views whose boxes are in its box.
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
