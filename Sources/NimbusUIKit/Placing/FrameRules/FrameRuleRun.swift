import NimbusCSS

/// A single run of the layout engine, which places the marked views and their dependents in dependency order.
///
/// Each placement stores whether its view still has to be placed, together with the number of the run.
@MainActor struct FrameRuleRun {
    /// A step in the placement of a view. The dependencies of the view are placed between its steps.
    private enum Step {
        case enter(RulePlacement)
        case relate(UIView, RulePlacement)
        case finish(UIView, RulePlacement, targets: [UIView?])
    }

    /// The views whose frames have changed, in this run or by the app since their last placement.
    private(set) var moved: [UIView] = []
    /// The views that this run has resized.
    private(set) var resized: [UIView] = []
    /// The number of placements in this run. Views whose inputs have not changed are not placed.
    private(set) var placementCount = 0
    /// The placed views without a superview whose styles depend on a superview.
    private(set) var viewsWithoutSuperview: [RulePlacement] = []

    private let dom: NIDOM
    private let relations: FrameRelations
    private let number: UInt32
    private let marked: [RulePlacement]
    /// The stack of dependents to place next.
    private var dependents: [RulePlacement] = []
    /// The number of views that still have to be placed.
    private var waitingCount = 0
    /// Whether views that were not marked have to be placed.
    private var hasDependents = false
    /// The last superview found to be settled: neither the superview nor its ancestors are waiting. Consecutive views
    /// often have the same superview.
    private var settledContainer: UIView?
    /// The stack of steps, with the next step last. With recursion, long chains of dependencies could overflow the call
    /// stack.
    private var steps: [Step] = []
    /// The maximum number of placements of a view in one run, in case views keep moving each other.
    private static let limit = 4

    private let hasStyledAutoresizing: Bool
    /// Whether all registered views with layout declarations were marked.
    private let coversAll: Bool

    /// - Parameters:
    ///   - placements: The views to place.
    ///   - placementCount: The number of registered views with layout declarations, or an upper bound.
    ///   - number: The unique number of the run.
    init(
        _ dom: NIDOM, _ relations: FrameRelations, _ placements: [RulePlacement], of placementCount: Int,
        number: UInt32, hasStyledAutoresizing: Bool
    ) {
        self.dom = dom
        self.relations = relations
        self.number = number
        self.hasStyledAutoresizing = hasStyledAutoresizing
        for placement in placements where placement.isActive && placement.wait(in: number) { waitingCount += 1 }
        coversAll = waitingCount == placementCount
        marked = placements
    }

    mutating func placeAll() {
        for placement in marked {
            placeNow(placement)
            while let dependent = dependents.popLast() { placeNow(dependent) }
        }
    }

    private mutating func placeNow(_ placement: RulePlacement) {
        enter(placement)
        while let step = steps.popLast() { take(step) }
    }

    private mutating func take(_ step: Step) {
        switch step {
        case .enter(let placement): enter(placement)
        case .relate(let view, let placement): relate(view, placement)
        case .finish(let view, let placement, let targets): finish(view, placement, targets)
        }
    }

    private func placement(of view: UIView) -> RulePlacement? { dom.registry.record(of: view)?.placement }

    // MARK: Order

    private mutating func enter(_ placement: RulePlacement) {
        guard placement.isWaiting(in: number), !placement.isOpen(in: number) else { return }
        guard placement.isActive, let view = placement.view else {
            placement.skip()
            waitingCount -= 1
            return
        }
        let containers = waitingContainers(of: view)
        if containers.isEmpty, placement.specification.targets.isEmpty { return relate(view, placement) }
        placement.open()
        steps.append(.relate(view, placement))
        for container in containers { steps.append(.enter(container)) }
    }

    /// Returns the ancestors of a view that still have to be placed, innermost first.
    private mutating func waitingContainers(of view: UIView) -> [RulePlacement] {
        guard waitingCount > 1, let superview = view.superview, superview !== settledContainer else { return [] }
        var containers: [RulePlacement] = []
        var container: UIView? = superview
        while let current = container {
            if let placement = placement(of: current) {
                if placement.isWaiting(in: number) {
                    if !placement.isOpen(in: number) { containers.append(placement) }
                } else if !hasDependents, placement.isDone(in: number) {
                    // Its ancestors were placed before it.
                    break
                }
            }
            container = current.superview
        }
        if containers.isEmpty { settledContainer = superview }
        return containers
    }

    private mutating func relate(_ view: UIView, _ placement: RulePlacement) {
        let relatives = placement.specification.targets
        guard !relatives.isEmpty else {
            if !relations.isEmpty { relations.forget(ObjectIdentifier(view)) }
            return finish(view, placement, [])
        }
        if relations.isEmpty { dom.registry.recordsNewViews = true }
        let targets = relations.search(relatives, for: view, in: dom)
        relations.note(view, relatives, to: targets)
        let known = targets.compactMap { $0 }
        if known.contains(where: { leadsBack(to: view, from: $0) }) { relations.cut(view) }
        guard !known.isEmpty, !relations.isCut(view) else { return finish(view, placement, []) }
        steps.append(.finish(view, placement, targets: targets))
        for target in known {
            if let placement = self.placement(of: target), placement.isWaiting(in: number) {
                steps.append(.enter(placement))
            }
            for container in waitingContainers(of: target) { steps.append(.enter(container)) }
        }
    }

    /// Whether placing `view` relative to `target` is a cycle: the target or one of its ancestors waits for `view`.
    private func leadsBack(to view: UIView, from target: UIView) -> Bool {
        // A common ancestor moves both views, so it does not cause a cycle.
        let own = sequence(first: target, next: \.superview).prefix { !view.isDescendant(of: $0) || $0 === view }
        return own.contains { placement(of: $0)?.isOpen(in: number) == true }
    }

    // MARK: Placing

    /// - Parameter targets: The targets in the order of the specification. Empty if there are none, or if a cycle was
    ///   broken.
    private mutating func finish(_ view: UIView, _ placement: RulePlacement, _ targets: [UIView?]) {
        placement.finish()
        waitingCount -= 1
        if !targets.contains(where: { $0 != nil }), placement.isCurrent(view) { return }
        placementCount += 1
        let anchors = targets.map { target in target.flatMap { Self.frame(of: $0, in: view.superview) } }
        let isFirst = !placement.isPlaced
        let masks = isFirst && hasStyledAutoresizing ? StyledAutoresizingMasks(suspendedIn: view, dom) : nil
        var change: FrameChange
        if let layout = placement.specification.layout {
            let wasResolved = placement.isResolved
            let isResolved = targets.count == layout.targets.count && targets.allSatisfy(isResolved)
            change = placement.place(
                view, isResolved ? AnchorFrames(layout, of: view, targets, anchors) : nil)
            // Views whose layout refers to this view may have become resolvable or unresolvable.
            if isResolved != wasResolved { change.insert(.moved) }
        } else {
            change = placement.place(view, relativeTo: anchors.first ?? nil)
        }
        masks?.restore()
        if placement.specification.needsSuperview {
            followSuperview(of: view)
            if placement.count(in: number) == 1, view.superview == nil { viewsWithoutSuperview.append(placement) }
        }
        if !change.isEmpty { moved.append(view) }
        if change.contains(.resized) { resized.append(view) }
        // In a run for all views, the subviews of a view are still waiting when the run places the view for the first
        // time.
        let hasWaitingSubviews = coversAll && relations.isEmpty && placement.count(in: number) == 1
        if change.contains(.moved), !hasWaitingSubviews { markDependents(of: view, change) }
    }

    /// Whether a target exists and has a frame. The frame is missing if the layout of the target is unresolved.
    private func isResolved(_ target: UIView?) -> Bool {
        guard let target else { return false }
        guard let placement = placement(of: target), placement.specification.layout != nil else { return true }
        return placement.isResolved
    }

    /// Marks the views to place again after a view has moved. Subviews depend on the size of their superview. Subviews
    /// with a target outside the superview also depend on the position of the superview.
    private mutating func markDependents(of view: UIView, _ change: FrameChange) {
        if change.contains(.resized) || !relations.isEmpty {
            for subview in view.subviews {
                guard let placement = placement(of: subview) else { continue }
                if change.contains(.resized) || !placement.specification.targets.isEmpty { mark(placement) }
            }
        }
        guard !relations.isEmpty else { return }
        for follower in relations.followers(of: view) { placement(of: follower).map { mark($0) } }
    }

    private mutating func mark(_ placement: RulePlacement) {
        guard !placement.isOpen(in: number), placement.count(in: number) < Self.limit, placement.wait(in: number)
        else { return }
        waitingCount += 1
        hasDependents = true
        settledContainer = nil
        dependents.append(placement)
    }

    /// Observes the size of a superview that Auto Layout places, or that UIKit sizes as the content view of a cell,
    /// because the frame of the view is relative to the superview.
    private func followSuperview(of view: UIView) {
        guard let superview = view.superview, !view.isPlacedByAutoLayout else { return }
        let isContentView = superview.superview?.contentContainer === superview
        SizeFollower.insert(in: superview, for: dom, isSizedByOthers: isContentView)
    }

    /// Returns the frame of a view in the coordinates of `container`. `nil` if there is no superview or no container.
    private static func frame(of view: UIView, in container: UIView?) -> CGRect? {
        guard let superview = view.superview, let container else { return nil }
        return superview === container
            ? view.untransformedFrame : container.convert(view.untransformedFrame, from: superview)
    }
}
