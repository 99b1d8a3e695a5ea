import NimbusCSS

/// One run of the layout: what is to be placed, what was, and on whose places that rested.
@MainActor struct LayoutRun {
    /// What is done for a view, one after the other; in between, those are placed that its place depends on.
    private enum Step {
        case enter(UIView)
        case relate(UIView)
        case finish(UIView, target: UIView?)
    }

    /// The views that were somewhere else.
    private(set) var moved: [UIView] = []
    /// How often a view was placed.
    private(set) var placementCount = 0
    /// The placed views whose styles depend on a superview that they do not have.
    private(set) var viewsWithoutSuperview: [UIView] = []

    private let dom: NIDOM
    private let relations: ViewRelations
    private var pending: [UIView]
    private var waiting: Set<ObjectIdentifier>
    private var open: Set<ObjectIdentifier> = []
    /// The next one last. Here, and not on the stack, since views may depend on one another in long rows.
    private var steps: [Step] = []
    private var counts: [ObjectIdentifier: Int] = [:]
    /// More often no view is placed in one run: places that chase one another come to no end.
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

    /// Has what holds a view placed, the outermost first.
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

    /// Whether a view's target, or what moves that, waits for the view itself.
    private func leadsBack(to view: UIView, from target: UIView) -> Bool {
        // What holds both moves both.
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

    /// Has a frame that is relative to a superview follow the sizes that Auto Layout gives the superview.
    private func followSuperview(of view: UIView, _ placement: ViewPlacement?) {
        guard let superview = view.superview, !view.isPlacedByAutoLayout,
            placement?.specification.needsSuperview == true
        else { return }
        SizeFollower.insert(in: superview, for: dom)
    }

    /// The frame of a view in the coordinates of another's content.
    private static func frame(of view: UIView, in container: UIView?) -> CGRect? {
        guard let superview = view.superview, let container else { return nil }
        return superview === container
            ? view.untransformedFrame : container.convert(view.untransformedFrame, from: superview)
    }
}
