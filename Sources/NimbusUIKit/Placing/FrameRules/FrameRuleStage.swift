import CSSEngine
import NimbusCSS

/// Sets the frames of views from their styles. A view is placed after the views that its frame depends on.
@MainActor final class FrameRuleStage {
    /// Returns the layout declarations that currently cannot take effect.
    /// - Complexity: O(n) in the number of registered views.
    func problems(in dom: NIDOM) -> [LayoutProblem] {
        var declarations = IneffectiveDeclarations(dom)
        let others = dom.registry.adapterStates.flatMap { view, record -> [LayoutProblem] in
            guard let view = view as? UIView else { return [] }
            if let record = record as? ViewRecord { declarations.add(view, record) }
            let configured =
                LayoutProblem.configured(view, in: dom) + LayoutProblem.padding(of: view, in: dom)
                + LayoutProblem.shadow(of: view, (record as? ViewRecord)?.plan, in: dom)
            if let box = dom.viewStyler.boxes.box(of: view) {
                return configured + LayoutProblem.inBox(box, of: view, in: dom)
            }
            guard let placement = (record as? ViewRecord)?.placement else { return configured }
            let problems = LayoutProblem.withoutEffect(placement, of: view, in: dom)
            if !problems.isEmpty { return configured + problems }
            return configured + LayoutProblem.targets(placement, of: view, in: dom)
        }
        let collapsed = dom.collapsedViews.map {
            LayoutProblem(
                kind: $0.kind, viewClass: "\(type(of: $0.view))", id: dom.registry.id(of: $0.view), location: nil)
        }
        return (others + declarations.problems + collapsed + relations.problems(in: dom)).sorted { "\($0)" < "\($1)" }
    }

    let relations = FrameRelations()
    /// Whether a stylesheet has set an autoresizing mask.
    var hasStyledAutoresizing = false
    /// The number of placements in all runs. Views whose inputs have not changed are not placed.
    private(set) var placementCount = 0
    /// The number of placements in the engine's list.
    var keptCount: Int { placements.count }
    private var placements = PlacementList()
    private var dirty: [RulePlacement] = []
    /// Whether views are marked to be placed.
    var needsRun: Bool { !dirty.isEmpty }
    /// Whether the next run compares the inputs of all views.
    private var checksAll = false
    /// The views that lost their layout declarations since the last run.
    private var unplaced: [UIView] = []
    /// The newly registered views that have constraints from a previous registration.
    private var adopted: [UIView] = []
    /// Whether the last run placed views without a superview whose styles depend on a superview.
    private(set) var awaitsSuperviews = false
    /// The registered views that may have moved in the tree between the last two runs.
    private var movedInTree: [UIView] = []
    /// Whether views may have left their superviews, or were unregistered, between the last two runs.
    private(set) var viewsCanHaveLeft = false
    private var viewsWithoutSuperview: [RulePlacement] = []
    private(set) var isRunning = false
    private var runNumber: UInt32 = 0

    // MARK: Pending changes

    /// Replaces the layout specification of a view. If `specification` is `nil`, undoes the layout of the view.
    /// - Parameter frame: The frame from the box layout, if it has placed the view so far.
    func place(
        _ view: UIView, _ record: ViewRecord, by specification: FrameRules?, in dom: NIDOM,
        from frame: StyledFrame? = nil
    ) {
        if !relations.isEmpty, relations.isRelated(view) { retryProblems(in: dom) }
        guard let specification else { return undo(view, record, in: dom) }
        let placement = record.placement ?? RulePlacement(specification, of: view, from: frame)
        if record.placement == nil { record.placement = placement } else { placement.update(specification) }
        placement.isActive = true
        placements.insert(placement)
        dirty.append(placement)
    }

    private func undo(_ view: UIView, _ record: ViewRecord, in dom: NIDOM) {
        guard let placement = record.placement else { return }
        let masks = hasStyledAutoresizing ? StyledAutoresizingMasks(suspendedIn: view, dom) : nil
        placement.undo(view)
        masks?.restore()
        placement.isActive = false
        record.placement = nil
        unplaced.append(view)
        mark(view.subviews, in: dom)
        guard !relations.isEmpty else { return }
        mark(relations.followers(of: view), in: dom)
        relations.forget(ObjectIdentifier(view))
    }

    /// Stops placing a view, because the box layout places it from now on. The view keeps its frame.
    /// - Returns: The frame from this layout. `nil` if the view has no layout declarations, or has constraints instead
    ///   of a frame.
    func handOver(_ view: UIView, _ record: ViewRecord, in dom: NIDOM) -> StyledFrame? {
        guard let placement = record.placement else { return nil }
        view.attachment(SizeConstraints.self)?.removeAll()
        placement.isActive = false
        record.placement = nil
        if !relations.isEmpty {
            mark(relations.followers(of: view), in: dom)
            relations.forget(ObjectIdentifier(view))
        }
        return placement.isConstrained ? nil : placement.frame
    }

    /// Marks the views whose frames depend on views that the box layout has placed.
    func boxesDidChange(_ changes: Changes, in dom: NIDOM) {
        for view in changes.resized { sizeDidChange(of: view, in: dom) }
        for stack in changes.stacks { dom.registry.record(of: stack).map { contentDidChange(of: stack, $0) } }
        if relations.isEmpty { return }
        for view in changes.moved {
            mark(relations.followers(of: view), in: dom)
            let related = view.subviews.filter { relations.isRelated($0) }
            if !related.isEmpty { mark(related, in: dom) }
        }
    }

    /// Stops placing a view that is unregistered. A later registration places it again.
    func domWillUnregister(_ record: ViewRecord) { record.placement?.isActive = false }

    /// Marks a view whose content has changed, if its layout depends on the content or is outdated.
    func contentDidChange(of view: UIView, _ record: ViewRecord) {
        guard let placement = record.placement else { return }
        if placement.specification.asksForContent || placement.isOutdated(view) { dirty.append(placement) }
    }

    /// Queues a newly registered view if it has constraints from a previous registration. The next run updates or
    /// removes the constraints.
    func adoptConstraints(of view: UIView) {
        if view.attachment(SizeConstraints.self) != nil { adopted.append(view) }
    }

    /// Marks the subviews whose frames are relative to a view, after the size of the view has changed.
    func sizeDidChange(of view: UIView, in dom: NIDOM) {
        for subview in view.subviews {
            guard let placement = placement(of: subview, in: dom), placement.specification.needsSuperview else {
                continue
            }
            dirty.append(placement)
        }
    }

    /// Marks the views whose frames depend on content that has changed without notice, such as the text of a label.
    /// - Returns: Whether views were marked.
    func findChangedContent() -> Bool {
        let changed = placements.takeChangedContent()
        dirty += changed
        return !changed.isEmpty
    }

    /// Marks all views for the next run whose inputs have changed since their last placement.
    func invalidateAll() { checksAll = true }

    private func placement(of view: UIView, in dom: NIDOM) -> RulePlacement? {
        dom.registry.record(of: view)?.placement
    }

    private func mark(_ views: [UIView], in dom: NIDOM) {
        for view in views { placement(of: view, in: dom).map { dirty.append($0) } }
    }

    private func updateAdopted(in dom: NIDOM) {
        let views = adopted
        adopted = []
        for view in views where dom.registry.isRegistered(view) {
            if let placement = placement(of: view, in: dom) {
                dirty.append(placement)
            } else {
                view.attachment(SizeConstraints.self)?.removeAll()
            }
        }
    }

    /// Marks the views that were placed without a superview and have one now.
    /// - Returns: Whether views were marked.
    func findNewSuperviews() -> Bool {
        if viewsWithoutSuperview.isEmpty { return false }
        var (inserted, remaining): ([RulePlacement], [RulePlacement]) = ([], [])
        for placement in viewsWithoutSuperview {
            guard let view = placement.view else { continue }
            if view.superview == nil { remaining.append(placement) } else { inserted.append(placement) }
        }
        viewsWithoutSuperview = remaining
        for placement in inserted { placement.awaitsSuperview = false }
        dirty += inserted
        return !inserted.isEmpty
    }

    // MARK: Runs

    /// The views that a run has changed.
    struct Changes {
        /// The views that the run or the app has moved, in their superviews or in the tree. Also the views that lost
        /// their layout declarations.
        var moved: [UIView] = []
        /// The views that were resized, and the views that lost their layout declarations.
        var resized: [UIView] = []
        /// The scroll views whose scrollable area may have changed.
        var scrollViews: [UIView] = []
        /// The stack views with containers whose content has a different size.
        var stacks: [UIView] = []
    }

    /// Places the marked views, and the views whose frames depend on them.
    /// - Parameter mutations: The changes of the tree since the last run.
    func run(after mutations: TreeMutations, in dom: NIDOM) -> Changes {
        guard !isRunning else { return Changes() }
        awaitsSuperviews = false
        findNewTargets(mutations, in: dom)
        updateAdopted(in: dom)
        if checksAll { dirty += placements.takeOutdated() }
        checksAll = false
        let unplaced = unplaced
        self.unplaced = []
        defer { if !movedInTree.isEmpty { movedInTree = [] } }
        guard !dirty.isEmpty else { return Changes(moved: unplaced + movedInTree, resized: unplaced) }
        isRunning = true
        defer { isRunning = false }
        runNumber &+= 1
        var run = FrameRuleRun(
            dom, relations, dirty, of: placements.count, number: runNumber,
            hasStyledAutoresizing: hasStyledAutoresizing)
        dirty = []
        run.placeAll()
        dom.registry.recordsNewViews = !relations.isEmpty
        placementCount += run.placementCount
        awaitsSuperviews = !run.viewsWithoutSuperview.isEmpty
        for placement in run.viewsWithoutSuperview where !placement.awaitsSuperview {
            placement.awaitsSuperview = true
            viewsWithoutSuperview.append(placement)
        }
        var changes = Changes(moved: run.moved, resized: run.resized)
        // Appending an empty array would copy the arrays.
        if !unplaced.isEmpty {
            changes.moved += unplaced
            changes.resized += unplaced
        }
        if !movedInTree.isEmpty { changes.moved += movedInTree }
        return changes
    }

    /// Clears all recorded cycles and marks their views, because a change may have broken a cycle.
    private func retryProblems(in dom: NIDOM) { mark(relations.retryProblems(), in: dom) }

    /// Marks views whose superview, or whose target of `-mobile-relative` or `layout`, has changed.
    private func findNewTargets(_ changes: TreeMutations, in dom: NIDOM) {
        viewsCanHaveLeft = checksAll || changes.views.contains { !$0.isNew }
        if changes.didRemoveAll { relations.forgetAll() }
        for change in changes.views where !change.isNew {
            // A view that was unregistered keeps its frame in its superview.
            guard let view = change.view as? UIView, dom.registry.isRegistered(view) else { continue }
            movedInTree.append(view)
            // The style can depend on the superview.
            if let placement = placement(of: view, in: dom), placement.isOutdated(view) { dirty.append(placement) }
        }
        guard !relations.isEmpty else { return }
        for change in changes.views {
            if !change.isNew { retryProblems(in: dom) }
            let followers = relations.followers(of: change.identity)
            if let view = change.view as? UIView, dom.registry.isRegistered(view) {
                look(at: [view] + neighbourhood(of: view, in: dom), in: dom)
            } else {
                relations.forget(change.identity)
            }
            look(at: followers, in: dom)
        }
        for id in changes.ids { look(at: relations.seekers(of: id), in: dom) }
        dom.registry.recordsNewViews = !relations.isEmpty
    }

    /// Returns the views whose target may have become `view` because of its position among its siblings.
    ///
    /// The adjacent siblings may refer to `view` as `.next` or `.prev`. If `view` has only one adjacent sibling, `view`
    /// is the first or last sibling. Then the followers of the adjacent sibling may refer to `view` as `.first` or
    /// `.last`.
    private func neighbourhood(of view: UIView, in dom: NIDOM) -> [UIView] {
        let neighbours = relations.neighbours(of: view, in: dom)
        guard neighbours.count == 1 else { return neighbours }
        return neighbours + relations.followers(of: neighbours[0])
    }

    /// Marks the given views whose target has changed since they were placed.
    private func look(at views: [UIView], in dom: NIDOM) {
        for view in views where relations.isRelated(view) {
            guard let placement = placement(of: view, in: dom) else { continue }
            let targets = placement.specification.targets
            guard !targets.isEmpty,
                relations.isNews(view, targets, to: relations.search(targets, for: view, in: dom))
            else { continue }
            retryProblems(in: dom)
            dirty.append(placement)
        }
    }
}

/// The placements of all registered views. Holds the views weakly.
@MainActor private struct PlacementList {
    private var placements: [RulePlacement] = []
    private var sweepThreshold = SweepThreshold()

    var count: Int { placements.count }

    /// Adds a placement, unless the list contains it.
    mutating func insert(_ placement: RulePlacement) {
        if placement.isListed { return }
        placement.isListed = true
        if sweepThreshold.isReached(by: placements.count) {
            sweep()
            // A sweep is expensive, because it loads a weak reference to each view.
            sweepThreshold.didSweep(leaving: 2 * placements.count)
        }
        placements.append(placement)
    }

    /// Returns the placements whose inputs have changed.
    mutating func takeOutdated() -> [RulePlacement] {
        var outdated: [RulePlacement] = []
        var needsSweep = false
        for placement in placements {
            if placement.isActive, let view = placement.view {
                if !placement.isCurrent(view) { outdated.append(placement) }
            } else {
                needsSweep = true
            }
        }
        if needsSweep { sweep() }
        return outdated
    }

    /// Returns the placements whose content has changed since it was measured.
    func takeChangedContent() -> [RulePlacement] {
        placements.filter { placement in
            placement.isActive && placement.specification.asksForContent
                && placement.view.map(placement.hasOtherContent) == true
        }
    }

    private mutating func sweep() {
        placements.removeAll { placement in
            placement.isListed = placement.isActive && placement.view != nil
            return !placement.isListed
        }
    }
}
