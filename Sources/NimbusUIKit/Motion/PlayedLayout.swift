import CSSEngine
import NimbusCSS

/// The line on which the frame of a view changes.
struct FrameLine {
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

/// The animations of a scene's layers.
@MainActor final class PlayedLayout {
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
    func isCurrent(scale: Double) -> Bool {
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
    func showsSizeInLayer(_ view: UIView) -> Bool {
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
    func isNear(_ other: CGRect, by distance: CGFloat) -> Bool {
        abs(minX - other.minX) <= distance && abs(minY - other.minY) <= distance
            && abs(width - other.width) <= distance && abs(height - other.height) <= distance
    }

    /// Returns the point at a place in the rectangle, from 0 to 1 in each axis.
    fileprivate func point(at place: CGPoint) -> CGPoint {
        CGPoint(x: minX + width * place.x, y: minY + height * place.y)
    }
}
