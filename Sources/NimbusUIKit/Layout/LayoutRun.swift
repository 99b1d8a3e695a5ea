import NimbusCSS

/// One run of the layout engine. It places the marked views and their dependents, in dependency order.
@MainActor struct LayoutRun {
    /// A step of placing a view. The dependencies of the view are placed between its steps.
    private enum Step {
        case enter(UIView)
        case relate(UIView)
        case finish(UIView, target: UIView?)
    }

    /// The views whose frames have changed.
    private(set) var moved: [UIView] = []
    /// The number of placements in this run.
    private(set) var placementCount = 0
    /// The placed views that have no superview although their styles depend on it.
    private(set) var viewsWithoutSuperview: [UIView] = []

    private let dom: NIDOM
    private let relations: ViewRelations
    private var pending: [UIView]
    /// The views that still have to be placed, including the views in `open`.
    private var waiting: Set<ObjectIdentifier>
    /// The views whose placement has begun and awaits their dependencies.
    private var open: Set<ObjectIdentifier> = []
    /// The stack of steps, with the next step last. Recursion could overflow with long chains of dependencies.
    private var steps: [Step] = []
    /// The number of placements of each view in this run.
    private var counts: [ObjectIdentifier: Int] = [:]
    /// The maximum number of placements of a view in one run, in case views keep moving each other.
    private static let limit = 4

    private let hasStyledAutoresizing: Bool

    /// - Parameter views: The views to place.
    init(_ dom: NIDOM, _ relations: ViewRelations, _ views: [UIView], hasStyledAutoresizing: Bool) {
        self.dom = dom
        self.relations = relations
        self.hasStyledAutoresizing = hasStyledAutoresizing
        waiting = Set(views.map { ObjectIdentifier($0) })
        pending = views.reversed()
    }

    mutating func placeAll() {
        while let view = pending.popLast() {
            steps.append(.enter(view))
            while let step = steps.popLast() { take(step) }
        }
    }

    private mutating func take(_ step: Step) {
        switch step {
        case .enter(let view): enter(view)
        case .relate(let view): relate(view)
        case .finish(let view, let target): finish(view, target)
        }
    }

    private func placement(of view: UIView) -> ViewPlacement? { (dom.adapterState(of: view) as? ViewRecord)?.placement }

    private mutating func enter(_ view: UIView) {
        let key = ObjectIdentifier(view)
        guard waiting.contains(key) else { return }
        guard placement(of: view) != nil else {
            waiting.remove(key)
            return
        }
        open.insert(key)
        steps.append(.relate(view))
        enterContainers(of: view)
    }

    /// Schedules the ancestors of a view that still have to be placed, the outermost first.
    private mutating func enterContainers(of view: UIView) {
        for container in sequence(first: view, next: \.superview).dropFirst() {
            let key = ObjectIdentifier(container)
            if waiting.contains(key), !open.contains(key) { steps.append(.enter(container)) }
        }
    }

    private mutating func relate(_ view: UIView) {
        guard let placement = placement(of: view), let relative = placement.specification.relative else {
            relations.forget(ObjectIdentifier(view))
            return finish(view, nil)
        }
        let target = relations.search(relative, for: view, in: dom)
        relations.note(view, relative, to: target)
        if let target, !relations.isCut(view), leadsBack(to: view, from: target) {
            let problem = LayoutProblem(
                kind: .cycle, viewClass: "\(type(of: view))", id: dom.id(of: view), location: placement.location)
            relations.cut(view, problem)
        }
        guard let target, !relations.isCut(view) else { return finish(view, nil) }
        steps.append(.finish(view, target: target))
        steps.append(.enter(target))
        enterContainers(of: target)
    }

    /// Whether placing `view` relative to `target` is a cycle: the target or one of its ancestors waits for `view`.
    private func leadsBack(to view: UIView, from target: UIView) -> Bool {
        // A common ancestor moves both views, so it does not cause a cycle.
        let own = sequence(first: target, next: \.superview).prefix { !view.isDescendant(of: $0) || $0 === view }
        return own.contains { open.contains(ObjectIdentifier($0)) }
    }

    private mutating func finish(_ view: UIView, _ target: UIView?) {
        let key = ObjectIdentifier(view)
        open.remove(key)
        waiting.remove(key)
        counts[key, default: 0] += 1
        placementCount += 1
        let anchor = target.flatMap { Self.frame(of: $0, in: view.superview) }
        let record = dom.adapterState(of: view) as? ViewRecord
        let isFirst = record?.placement?.isPlaced == false
        let masks = isFirst && hasStyledAutoresizing ? StyledAutoresizingMasks(suspendedIn: view, dom) : nil
        let hasMoved = record?.placement?.place(view, relativeTo: anchor) == true
        masks?.restore()
        followSuperview(of: view, record?.placement)
        if record?.placement?.lacksSuperview(view) == true, counts[key] == 1 { viewsWithoutSuperview.append(view) }
        guard hasMoved else { return }
        moved.append(view)
        for dependent in relations.dependents(of: view) {
            let key = ObjectIdentifier(dependent)
            guard !open.contains(key), counts[key, default: 0] < Self.limit else { continue }
            if waiting.insert(key).inserted { pending.append(dependent) }
        }
    }

    /// Observes the size of a superview that Auto Layout places, if the frame of the view is relative to it.
    private func followSuperview(of view: UIView, _ placement: ViewPlacement?) {
        guard let superview = view.superview, !view.isPlacedByAutoLayout,
            placement?.specification.needsSuperview == true
        else { return }
        SizeFollower.insert(in: superview, for: dom)
    }

    /// Returns the frame of a view in the coordinates of `container`. `nil` without a superview or a container.
    private static func frame(of view: UIView, in container: UIView?) -> CGRect? {
        guard let superview = view.superview, let container else { return nil }
        return superview === container
            ? view.untransformedFrame : container.convert(view.untransformedFrame, from: superview)
    }
}
