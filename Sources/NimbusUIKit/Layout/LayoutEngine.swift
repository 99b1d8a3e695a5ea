import CSSEngine
import NimbusCSS

/// Places views at the frames of their styles. A view is placed after the views that its frame depends on.
@MainActor final class LayoutEngine {
    /// The layout declarations that cannot take effect now.
    /// - Complexity: O(n) in the number of registered views.
    func problems(in dom: NIDOM) -> [LayoutProblem] {
        let others = dom.adapterStates.flatMap { view, record -> [LayoutProblem] in
            guard let view = view as? UIView else { return [] }
            let configured = LayoutProblem.configured(view, in: dom) + LayoutProblem.padding(of: view, in: dom)
            guard let placement = (record as? ViewRecord)?.placement else { return configured }
            let problems = LayoutProblem.withoutEffect(placement, of: view, in: dom)
            if !problems.isEmpty { return configured + problems }
            return configured + [LayoutProblem(placement, of: view, in: dom)].compactMap { $0 }
        }
        return (others + relations.problems).sorted { "\($0)" < "\($1)" }
    }

    let relations = ViewRelations()
    /// Whether a stylesheet has set an autoresizing mask.
    var hasStyledAutoresizing = false
    /// The number of placements in all runs.
    private(set) var placementCount = 0
    private var dirty: [UIView] = []
    /// The views that lost their layout declarations since the last run.
    private var unplaced: [UIView] = []
    /// The newly registered views that have constraints from a previous registration.
    private var adopted: [UIView] = []
    /// Whether the last run placed views that have no superview although their styles depend on it.
    private(set) var awaitsSuperviews = false
    /// The registered views that may have moved in the tree between the last two runs.
    private(set) var movedInTree: [UIView] = []
    /// Whether views may have left their superviews between the last two runs.
    private(set) var viewsCanHaveLeft = false
    private var viewsWithoutSuperview = ViewsWithoutSuperview()
    private var isRunning = false

    // MARK: Pending changes

    /// Replaces the layout specification of a view. `nil` removes the specification and undoes its layout.
    func place(
        _ view: UIView, _ record: ViewRecord, by specification: LayoutSpecification?, at location: SourceLocation?,
        in dom: NIDOM
    ) {
        if relations.isRelated(view) { retryProblems() }
        guard let specification else {
            guard record.placement != nil else { return }
            let masks = hasStyledAutoresizing ? StyledAutoresizingMasks(suspendedIn: view, dom) : nil
            record.placement?.undo(view)
            masks?.restore()
            record.placement = nil
            unplaced.append(view)
            dirty += relations.dependents(of: view)
            relations.forget(ObjectIdentifier(view))
            return
        }
        if record.placement == nil {
            record.placement = ViewPlacement(specification, location, of: view)
        } else {
            record.placement?.specification = specification
            record.placement?.location = location
        }
        dirty.append(view)
    }

    /// Marks a view whose content has changed, if its layout depends on the content or is outdated.
    func contentDidChange(of view: UIView, _ record: ViewRecord) {
        guard let placement = record.placement else { return }
        if placement.specification.asksForContent || placement.isOutdated(view) { dirty.append(view) }
    }

    /// Queues a newly registered view if it has constraints from a previous registration. The next run updates or
    /// removes the constraints.
    func adoptConstraints(of view: UIView) {
        if view.attachment(SizeConstraints.self) != nil { adopted.append(view) }
    }

    /// Marks the subviews whose frames are relative to a view, after the size of the view has changed.
    func sizeDidChange(of view: UIView, in dom: NIDOM) {
        dirty += view.subviews.filter { subview in
            let record = dom.adapterState(of: subview) as? ViewRecord
            return record?.placement?.specification.needsSuperview == true
        }
    }

    private func updateAdopted(in dom: NIDOM) {
        let views = adopted
        adopted = []
        for view in views where dom.isRegistered(view) {
            if (dom.adapterState(of: view) as? ViewRecord)?.placement != nil {
                dirty.append(view)
            } else {
                view.attachment(SizeConstraints.self)?.removeAll()
            }
        }
    }

    /// Marks the views that were placed without a superview and have one now.
    /// - Returns: Whether there are any.
    func findNewSuperviews() -> Bool {
        if viewsWithoutSuperview.isEmpty { return false }
        let views = viewsWithoutSuperview.takeInserted()
        dirty += views
        return !views.isEmpty
    }

    /// Marks all views that have layout declarations.
    func invalidateAll(in dom: NIDOM) {
        dirty += dom.adapterStates.compactMap { view, record in
            (record as? ViewRecord)?.placement == nil ? nil : view as? UIView
        }
    }

    // MARK: Runs

    /// Places the marked views, and the views whose frames depend on them.
    /// - Returns: The views whose frames have changed, and the views that lost their layout declarations.
    func run(in dom: NIDOM) -> [UIView] {
        guard !isRunning else { return [] }
        awaitsSuperviews = false
        findNewTargets(in: dom)
        updateAdopted(in: dom)
        let unplaced = unplaced
        self.unplaced = []
        guard !dirty.isEmpty else { return unplaced }
        isRunning = true
        defer { isRunning = false }
        var run = LayoutRun(dom, relations, dirty, hasStyledAutoresizing: hasStyledAutoresizing)
        dirty = []
        run.placeAll()
        placementCount += run.placementCount
        viewsWithoutSuperview.insert(run.viewsWithoutSuperview)
        awaitsSuperviews = !run.viewsWithoutSuperview.isEmpty
        return unplaced + run.moved
    }

    /// Clears all recorded cycles and marks their views, because a change may have broken a cycle.
    private func retryProblems() { dirty += relations.retryProblems() }

    /// Marks views whose superview or `-mobile-relative` target changed.
    private func findNewTargets(in dom: NIDOM) {
        let changes = dom.takeTreeMutations()
        let mutations = changes.views.filter { !$0.isNew }
        // A view that was unregistered keeps its frame in its superview.
        movedInTree = mutations.compactMap { $0.view as? UIView }.filter { dom.isRegistered($0) }
        viewsCanHaveLeft = !movedInTree.isEmpty || mutations.contains { $0.view == nil }
        if changes.didRemoveAll { relations.forgetAll() }
        for change in changes.views where !change.isNew { findNewSuperview(of: change, in: dom) }
        guard !relations.isEmpty else { return }
        for change in changes.views {
            if !change.isNew { retryProblems() }
            let followers = relations.followers(of: change.identity)
            if let view = change.view as? UIView, dom.adapterState(of: view) != nil {
                look(at: [view] + neighbourhood(of: view, in: dom), in: dom)
            } else {
                relations.forget(change.identity)
            }
            look(at: followers, in: dom)
        }
        for id in changes.ids { look(at: relations.seekers(of: id), in: dom) }
    }

    /// Marks a moved view if its placement is outdated, for example because its style depends on the superview.
    private func findNewSuperview(of mutation: TreeMutations.Mutation, in dom: NIDOM) {
        guard let view = mutation.view as? UIView, let record = dom.adapterState(of: view) as? ViewRecord,
            record.placement?.isOutdated(view) == true
        else { return }
        dirty.append(view)
    }

    /// Returns the views whose target may have become `view` because of its position among its siblings.
    ///
    /// The adjacent siblings may refer to `view` as `.next` or `.prev`. If there is only one, `view` is the first or
    /// last sibling. Then the followers of that sibling may refer to `view` as `.first` or `.last`.
    private func neighbourhood(of view: UIView, in dom: NIDOM) -> [UIView] {
        let neighbours = relations.neighbours(of: view, in: dom)
        guard neighbours.count == 1 else { return neighbours }
        return neighbours + relations.followers(of: neighbours[0])
    }

    /// Marks the given views whose target has changed since they were placed.
    private func look(at views: [UIView], in dom: NIDOM) {
        for view in views where relations.isRelated(view) {
            guard let record = dom.adapterState(of: view) as? ViewRecord,
                let relative = record.placement?.specification.relative,
                relations.isNews(view, relative, to: relations.search(relative, for: view, in: dom))
            else { continue }
            retryProblems()
            dirty.append(view)
        }
    }
}

/// The views that had no superview when they were placed, although their styles depend on it. Holds views weakly.
private struct ViewsWithoutSuperview {
    private struct Entry {
        weak var view: UIView?
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    var isEmpty: Bool { entries.isEmpty }

    mutating func insert(_ views: [UIView]) {
        for view in views { entries[ObjectIdentifier(view)] = Entry(view: view) }
    }

    /// Removes and returns the views that have a superview now. Also removes deallocated views.
    @MainActor mutating func takeInserted() -> [UIView] {
        let inserted = entries.values.compactMap(\.view).filter { $0.superview != nil }
        entries = entries.filter { $0.value.view.map { $0.superview == nil } ?? false }
        return inserted
    }
}
