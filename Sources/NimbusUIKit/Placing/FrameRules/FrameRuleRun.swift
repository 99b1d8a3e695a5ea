import NimbusCSS

/// A single run of the frame rules, which places the marked views and their dependents in dependency order, each once.
///
/// Each placement stores whether its view still has to be placed, together with the number of the run.
@MainActor struct FrameRuleRun {
    struct Result {
        /// The views whose frames have changed, in this run or by the app since their last placement.
        var changes = FrameChanges()
        /// The number of placements in this run. Views whose inputs have not changed are not placed.
        var placementCount = 0
        /// The placed views without a superview whose rules depend on a superview.
        var withoutSuperview: [ViewRecord] = []
        /// The views to place again, because a view that they depend on has changed after them.
        var changedAgain: [ViewRecord] = []
    }

    /// A step in the placement of a view. The dependencies of the view are placed between its steps.
    private enum Step {
        case enter(ViewRecord)
        case relate(UIView, ViewRecord)
        case finish(UIView, ViewRecord, targets: [UIView?])
    }

    /// The views that still have to be placed.
    private struct Waiting {
        var count = 0
        /// Whether views that were not marked have to be placed.
        var hasDependents = false
        /// The last superview found to be settled: neither the superview nor its ancestors are waiting. Consecutive views
        /// often have the same superview.
        var settledContainer: UIView?
    }

    private(set) var result = Result()

    private let registry: ViewRegistry
    private let relations: FrameRelations
    private let followSize: FollowSize
    private let number: UInt32
    private let hasStyledAutoresizing: Bool
    private let marked: [ViewRecord]
    /// Whether all registered views with frame rules were marked.
    private let coversAll: Bool
    private var waiting = Waiting()
    /// The stack of dependents to place next.
    private var dependents: [ViewRecord] = []
    /// The stack of steps, with the next step last. With recursion, long chains of dependencies could overflow the call
    /// stack.
    private var steps: [Step] = []

    /// - Parameters:
    ///   - marked: The views to place.
    ///   - count: The number of registered views with frame rules, or an upper bound.
    ///   - number: The unique number of the run.
    init(
        _ registry: ViewRegistry, _ relations: FrameRelations, _ marked: [ViewRecord], of count: Int, number: UInt32,
        hasStyledAutoresizing: Bool, followSize: @escaping FollowSize
    ) {
        self.registry = registry
        self.relations = relations
        self.followSize = followSize
        self.number = number
        self.hasStyledAutoresizing = hasStyledAutoresizing
        for record in marked where record.canBePlaced {
            if record.owner.placement?.wait(in: number) == true { waiting.count += 1 }
        }
        coversAll = waiting.count == count
        self.marked = marked
    }

    mutating func placeAll() {
        for record in marked {
            placeNow(record)
            while let dependent = dependents.popLast() { placeNow(dependent) }
        }
        result.changes.awaitsSuperviews = !result.withoutSuperview.isEmpty
    }

    private mutating func placeNow(_ record: ViewRecord) {
        enter(record)
        while let step = steps.popLast() { take(step) }
    }

    private mutating func take(_ step: Step) {
        switch step {
        case .enter(let record): enter(record)
        case .relate(let view, let record): relate(view, record)
        case .finish(let view, let record, let targets): finish(view, record, targets)
        }
    }

    private func placement(of view: UIView) -> RulePlacement? { registry.record(of: view)?.owner.placement }

    // MARK: Order

    private mutating func enter(_ record: ViewRecord) {
        guard let placement = record.owner.placement, placement.isWaiting(in: number), !placement.isOpen(in: number)
        else { return }
        guard let view = record.viewPlacedByRules else {
            placement.skip()
            waiting.count -= 1
            return
        }
        let containers = waitingContainers(of: view)
        if containers.isEmpty, placement.rules.targets.isEmpty { return relate(view, record) }
        placement.open()
        steps.append(.relate(view, record))
        for container in containers { steps.append(.enter(container)) }
    }

    /// Returns the ancestors of a view that still have to be placed, innermost first.
    private mutating func waitingContainers(of view: UIView) -> [ViewRecord] {
        guard waiting.count > 1, let superview = view.superview, superview !== waiting.settledContainer else {
            return []
        }
        var containers: [ViewRecord] = []
        var container: UIView? = superview
        while let current = container {
            if let record = registry.record(of: current), let placement = record.owner.placement {
                if placement.isWaiting(in: number) {
                    if !placement.isOpen(in: number) { containers.append(record) }
                } else if !waiting.hasDependents, placement.isDone(in: number) {
                    // Its ancestors were placed before it.
                    break
                }
            }
            container = current.superview
        }
        if containers.isEmpty { waiting.settledContainer = superview }
        return containers
    }

    private mutating func relate(_ view: UIView, _ record: ViewRecord) {
        let relatives = record.owner.placement?.rules.targets ?? []
        guard !relatives.isEmpty else {
            if !relations.isEmpty { relations.forget(ObjectIdentifier(view)) }
            return finish(view, record, [])
        }
        if relations.isEmpty { registry.recordsNewViews = true }
        let targets = relations.search(relatives, for: view)
        relations.note(view, relatives, to: targets)
        let known = targets.compactMap { $0 }
        if known.contains(where: { leadsBack(to: view, from: $0) }) { relations.cut(view) }
        guard !known.isEmpty, !relations.isCut(view) else { return finish(view, record, []) }
        steps.append(.finish(view, record, targets: targets))
        for target in known {
            if let record = registry.record(of: target), record.owner.placement?.isWaiting(in: number) == true {
                steps.append(.enter(record))
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

    /// - Parameter targets: The targets in the order of the rules. Empty if there are none, or if a cycle was broken.
    private mutating func finish(_ view: UIView, _ record: ViewRecord, _ targets: [UIView?]) {
        waiting.count -= 1
        guard let placement = record.owner.placement else { return }
        placement.finish()
        if !targets.contains(where: { $0 != nil }), record.owner.isCurrent(view) { return }
        result.placementCount += 1
        let anchors = targets.map { target in target.flatMap { Self.frame(of: $0, in: view.superview) } }
        let isFirst = !placement.isPlaced
        let masks = isFirst && hasStyledAutoresizing ? StyledAutoresizingMasks(suspendedIn: view, registry) : nil
        let change = place(view, record, placement, targets, anchors)
        masks?.restore()
        if placement.rules.needsSuperview {
            followSuperview(of: view)
            if view.superview == nil { result.withoutSuperview.append(record) }
        }
        if !change.isEmpty { result.changes.moved.append(view) }
        if change.contains(.resized) { result.changes.resized.append(view) }
        // In a run for all views, the subviews of a view are still waiting when the run places the view.
        let hasWaitingSubviews = coversAll && relations.isEmpty
        if change.contains(.moved), !hasWaitingSubviews { markDependents(of: view, change) }
    }

    /// Moves a view to its frame. If Auto Layout places the view, updates its constraints instead.
    private func place(
        _ view: UIView, _ record: ViewRecord, _ placement: RulePlacement, _ targets: [UIView?], _ anchors: [CGRect?]
    ) -> FrameChange {
        let layout = placement.rules.anchors
        let wasResolved = placement.isResolved
        let isResolved =
            layout.map { targets.count == $0.targets.count && targets.allSatisfy(hasFrame) } ?? false
        var change: FrameChange = []
        if view.isPlacedByAutoLayout {
            let references =
                isResolved ? layout.flatMap { AnchorFrames($0, of: view, targets, anchors) } : nil
            placement.constrain(view, isResolved: references != nil)
            if !record.owner.isConstraints { record.owner = .constraints(placement) }
        } else {
            if record.owner.isConstraints {
                placement.endConstraints(of: view)
                record.owner = .rules(placement)
            }
            if let layout {
                change = placement.place(
                    view, isResolved ? AnchorFrames(layout, of: view, targets, anchors) : nil)
            } else {
                change = placement.place(view, relativeTo: anchors.first ?? nil)
            }
        }
        // Views whose layout refers to this view may have become resolvable or unresolvable.
        if layout != nil, isResolved != wasResolved { change.insert(.moved) }
        return change
    }

    /// Whether a target exists and has a frame. The frame is missing if the layout of the target is unresolved.
    private func hasFrame(_ target: UIView?) -> Bool {
        guard let target else { return false }
        guard let placement = placement(of: target), placement.rules.anchors != nil else { return true }
        return placement.isResolved
    }

    /// Marks the views to place again after a view has moved. Subviews depend on the size of their superview. Subviews
    /// with a target outside the superview also depend on the position of the superview.
    private mutating func markDependents(of view: UIView, _ change: FrameChange) {
        if change.contains(.resized) || !relations.isEmpty {
            for subview in view.subviews {
                guard let record = registry.record(of: subview), let placement = record.owner.placement else {
                    continue
                }
                if change.contains(.resized) || !placement.rules.targets.isEmpty { mark(record, placement) }
            }
        }
        guard !relations.isEmpty else { return }
        for follower in relations.followers(of: view) {
            guard let record = registry.record(of: follower), let placement = record.owner.placement else { continue }
            mark(record, placement)
        }
    }

    private mutating func mark(_ record: ViewRecord, _ placement: RulePlacement) {
        if placement.isOpen(in: number) { return }
        if placement.isDone(in: number) { return result.changedAgain.append(record) }
        guard placement.wait(in: number) else { return }
        waiting.count += 1
        waiting.hasDependents = true
        waiting.settledContainer = nil
        dependents.append(record)
    }

    /// Observes the size of a superview that Auto Layout places, or that UIKit sizes as the content view of a cell,
    /// because the frame of the view is relative to the superview.
    private func followSuperview(of view: UIView) {
        guard let superview = view.superview, !view.isPlacedByAutoLayout else { return }
        let isContentView = superview.superview?.contentContainer === superview
        if superview.isPlacedByAutoLayout || isContentView { followSize(superview, isContentView) }
    }

    /// Returns the frame of a view in the coordinates of `container`. `nil` if there is no superview or no container.
    private static func frame(of view: UIView, in container: UIView?) -> CGRect? {
        guard let superview = view.superview, let container else { return nil }
        return superview === container
            ? view.untransformedFrame : container.convert(view.untransformedFrame, from: superview)
    }
}
