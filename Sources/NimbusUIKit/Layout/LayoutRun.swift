import NimbusCSS

/// One run of the layout: what is to be placed, what was, and on whose places that rested.
@MainActor struct LayoutRun {
    /// The views that say which other they are put relative to, with that.
    private(set) var relations: [(view: UIView, target: UIView?)] = []
    private(set) var problems: [(view: UIView, problem: LayoutProblem)] = []

    /// Those that say so of a view, by that.
    private var followers: [ObjectIdentifier: [UIView]] = [:]

    /// The views that were somewhere else.
    private(set) var moved: [UIView] = []

    private let dom: NIDOM
    private var pending: [UIView]
    private var waiting: Set<ObjectIdentifier>
    private var open: Set<ObjectIdentifier> = []
    /// The views whose relations are not followed, for they lead in a circle.
    private var cut: Set<ObjectIdentifier>
    private var counts: [ObjectIdentifier: Int] = [:]
    /// More often no view is placed in one run: places that chase one another come to no end.
    private static let limit = 4

    /// - Parameters:
    ///   - views: what is to be placed.
    ///   - cut: the views whose relations are known to lead in a circle.
    init(_ dom: NIDOM, _ views: [UIView], cut: Set<ObjectIdentifier>) {
        self.dom = dom
        self.cut = cut
        waiting = Set(views.map { ObjectIdentifier($0) })
        pending = views.reversed()
    }

    /// - Parameter dependents: the views that must be placed once a view has moved.
    mutating func placeAll(_ dependents: (UIView) -> [UIView]) {
        while let view = pending.popLast() {
            guard waiting.contains(ObjectIdentifier(view)) else { continue }
            place(view, dependents)
        }
    }

    private mutating func place(_ view: UIView, _ dependents: (UIView) -> [UIView]) {
        let key = ObjectIdentifier(view)
        guard waiting.contains(key) else { return }
        guard let record = dom.record(of: view) as? ViewRecord, let placement = record.placement else {
            waiting.remove(key)
            return
        }
        open.insert(key)
        placeContainer(of: view, dependents)
        let target = placement.specification.relative?.view(for: view) { dom.viewById($0) as? UIView }
        if placement.specification.relative != nil { note(view, relativeTo: target) }
        if let target, !cut.contains(key) { placeTarget(target, of: view, placement, dependents) }
        open.remove(key)
        waiting.remove(key)
        counts[key, default: 0] += 1
        let anchor = cut.contains(key) ? nil : target.flatMap { Self.frame(of: $0, in: view.superview) }
        guard record.placement?.place(view, relativeTo: anchor) == true else { return }
        moved.append(view)
        for dependent in dependents(view) + (followers[ObjectIdentifier(view)] ?? []) {
            let key = ObjectIdentifier(dependent)
            guard !open.contains(key), counts[key, default: 0] < Self.limit else { continue }
            if waiting.insert(key).inserted { pending.append(dependent) }
        }
    }

    private mutating func note(_ view: UIView, relativeTo target: UIView?) {
        relations.append((view, target))
        if let target { followers[ObjectIdentifier(target), default: []].append(view) }
    }

    /// The frame of a view in the coordinates of another's content.
    private static func frame(of view: UIView, in container: UIView?) -> CGRect? {
        guard let superview = view.superview, let container else { return nil }
        return superview === container
            ? view.untransformedFrame : container.convert(view.untransformedFrame, from: superview)
    }

    /// Places what holds a view, the outermost first.
    private mutating func placeContainer(of view: UIView, _ dependents: (UIView) -> [UIView]) {
        let containers = Array(sequence(first: view, next: \.superview).dropFirst())
        for container in containers.reversed() where !open.contains(ObjectIdentifier(container)) {
            place(container, dependents)
        }
    }

    private mutating func placeTarget(
        _ target: UIView, of view: UIView, _ placement: ViewPlacement, _ dependents: (UIView) -> [UIView]
    ) {
        let chain = sequence(first: target, next: \.superview)
        // What holds both moves both.
        let own = chain.prefix { !view.isDescendant(of: $0) || $0 === view }
        if own.contains(where: { open.contains(ObjectIdentifier($0)) }) {
            let problem = LayoutProblem(
                kind: .cycle, viewClass: "\(type(of: view))", id: dom.id(of: view), location: placement.location)
            problems.append((view, problem))
            cut.insert(ObjectIdentifier(view))
            return
        }
        placeContainer(of: target, dependents)
        place(target, dependents)
    }
}
