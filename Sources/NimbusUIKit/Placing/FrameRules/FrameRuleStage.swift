import NimbusCSS

/// Sets the frames of views by the frame rules of their styles. A view is placed after the views that its frame depends on.
///
/// The stage places the views with the owners ``FrameOwner/rules(_:)`` and ``FrameOwner/constraints(_:)``.
@MainActor final class FrameRuleStage {
    /// The numbers of all runs.
    private struct Counts {
        var runs: UInt32 = 0
        var placements = 0
    }

    let relations: FrameRelations
    /// Whether a stylesheet has set an autoresizing mask.
    var hasStyledAutoresizing = false
    /// Whether the next run compares the inputs of all views.
    private(set) var checksAll = false
    private let registry: ViewRegistry
    private let followSize: FollowSize
    private var counts = Counts()
    private var placed = PlacedRecords()
    private var dirty: [ViewRecord] = []
    /// The views that lost their frame rules since the last run.
    private var unplaced: [UIView] = []
    /// The newly registered views that have constraints from a previous registration.
    private var adopted: [UIView] = []
    /// The views that were placed without a superview although their rules depend on one.
    private var withoutSuperview: [ViewRecord] = []

    init(_ registry: ViewRegistry, followSize: @escaping FollowSize) {
        self.registry = registry
        self.followSize = followSize
        relations = FrameRelations(registry)
    }

    /// The number of placements in all runs. Views whose inputs have not changed are not placed.
    var placementCount: Int { counts.placements }
    /// The number of views in the stage's list.
    var keptCount: Int { placed.count }
    /// Whether views are marked to be placed.
    var needsRun: Bool { !dirty.isEmpty }

    // MARK: Owners

    /// Replaces the frame rules of a view, and makes them the owner of its frame. If `rules` is `nil`, the app becomes the
    /// owner.
    /// - Parameter frame: The frame from the box layout, if it has placed the view so far.
    func place(_ view: UIView, _ record: ViewRecord, by rules: FrameRules?, from frame: StyledFrame? = nil) {
        if !relations.isEmpty, relations.isRelated(view) { retryCycles() }
        guard let rules else { return undo(view, record) }
        if let placement = record.owner.placement {
            placement.update(rules)
        } else {
            record.owner = .rules(RulePlacement(rules, of: view, from: frame))
        }
        placed.insert(record)
        dirty.append(record)
    }

    private func undo(_ view: UIView, _ record: ViewRecord) {
        guard let placement = record.owner.placement else { return }
        let masks = hasStyledAutoresizing ? StyledAutoresizingMasks(suspendedIn: view, registry) : nil
        view.attachment(SizeConstraints.self)?.removeAll()
        // Auto Layout keeps the frame that it determines.
        let isConstrained = record.owner.isConstraints
        // A setter of the app can have the views placed.
        record.owner = .app
        if !isConstrained, !view.isPlacedByAutoLayout { placement.undo(view) }
        masks?.restore()
        unplaced.append(view)
        mark(view.subviews)
        forgetTargets(of: view)
    }

    /// Stops placing a view, because a box becomes the owner of its frame. The view keeps its frame.
    /// - Returns: The frame from the rules. `nil` if they do not place the view, or if it has constraints instead of a frame.
    func release(_ view: UIView, _ record: ViewRecord) -> StyledFrame? {
        guard let placement = record.owner.placement else { return nil }
        let isConstrained = record.owner.isConstraints
        view.attachment(SizeConstraints.self)?.removeAll()
        record.owner = .app
        forgetTargets(of: view)
        return isConstrained ? nil : placement.frame
    }

    private func forgetTargets(of view: UIView) {
        guard !relations.isEmpty else { return }
        mark(relations.followers(of: view))
        relations.forget(ObjectIdentifier(view))
    }

    /// Queues a newly registered view if it has constraints from a previous registration. The next run updates or
    /// removes the constraints.
    func adoptConstraints(of view: UIView) {
        if view.attachment(SizeConstraints.self) != nil { adopted.append(view) }
    }

    // MARK: Pending changes

    /// Marks the views whose frames depend on views that the box layout has placed.
    func boxesDidChange(_ changes: FrameChanges) {
        for view in changes.resized { sizeDidChange(of: view) }
        for stack in changes.stacks { registry.record(of: stack).map { contentDidChange(of: stack, $0) } }
        if relations.isEmpty { return }
        for view in changes.moved {
            mark(relations.followers(of: view))
            let related = view.subviews.filter { relations.isRelated($0) }
            if !related.isEmpty { mark(related) }
        }
    }

    /// Marks a view whose content has changed, if its frame depends on the content or is outdated.
    func contentDidChange(of view: UIView, _ record: ViewRecord) {
        guard let placement = record.owner.placement else { return }
        if placement.rules.asksForContent || record.owner.isOutdated(view) { dirty.append(record) }
    }

    /// Marks the subviews whose frames are relative to a view, after the size of the view has changed.
    func sizeDidChange(of view: UIView) {
        for subview in view.subviews {
            guard let record = registry.record(of: subview), record.owner.placement?.rules.needsSuperview == true else {
                continue
            }
            dirty.append(record)
        }
    }

    /// Marks the views whose frames depend on content that has changed without notice, such as the text of a label.
    /// - Returns: Whether views were marked.
    func findChangedContent() -> Bool {
        let changed = placed.recordsWithChangedContent
        dirty += changed
        return !changed.isEmpty
    }

    /// Marks all views for the next run whose inputs have changed since their last placement.
    func invalidateAll() { checksAll = true }

    private func mark(_ views: [UIView]) {
        for view in views {
            if let record = registry.record(of: view), record.owner.placement != nil { dirty.append(record) }
        }
    }

    private func updateAdopted() {
        let views = adopted
        adopted = []
        for view in views {
            guard let record = registry.record(of: view) else { continue }
            if record.owner.placement != nil {
                dirty.append(record)
            } else {
                view.attachment(SizeConstraints.self)?.removeAll()
            }
        }
    }

    /// Marks the views that were placed without a superview and have one now.
    /// - Returns: Whether views were marked.
    func findNewSuperviews() -> Bool {
        if withoutSuperview.isEmpty { return false }
        var (inserted, remaining): ([ViewRecord], [ViewRecord]) = ([], [])
        for record in withoutSuperview {
            guard let placement = record.owner.placement, let view = placement.view else { continue }
            if view.superview == nil {
                remaining.append(record)
            } else {
                placement.awaitsSuperview = false
                inserted.append(record)
            }
        }
        withoutSuperview = remaining
        dirty += inserted
        return !inserted.isEmpty
    }

    // MARK: Runs

    /// Places the marked views, and the views whose frames depend on them. A view that changes again after it was placed is
    /// marked for the next run.
    /// - Parameter mutations: The changes of the tree since the last run.
    func run(after mutations: TreeMutations) -> FrameChanges {
        let movedInTree = findNewTargets(mutations)
        updateAdopted()
        if checksAll { dirty += placed.takeOutdated() }
        checksAll = false
        var changes = FrameChanges()
        if !dirty.isEmpty { changes = placeMarked() }
        changes.append(FrameChanges(moved: unplaced + movedInTree, resized: unplaced))
        unplaced = []
        return changes
    }

    private func placeMarked() -> FrameChanges {
        counts.runs &+= 1
        var run = FrameRuleRun(
            registry, relations, dirty, of: placed.count, number: counts.runs,
            hasStyledAutoresizing: hasStyledAutoresizing, followSize: followSize)
        dirty = []
        run.placeAll()
        registry.recordsNewViews = !relations.isEmpty
        let result = run.result
        counts.placements += result.placementCount
        dirty += result.changedAgain
        for record in result.withoutSuperview {
            guard let placement = record.owner.placement, !placement.awaitsSuperview else { continue }
            placement.awaitsSuperview = true
            withoutSuperview.append(record)
        }
        return result.changes
    }

    /// Clears all recorded cycles and marks their views, because a change may have broken a cycle.
    private func retryCycles() { mark(relations.retryCycles()) }

    /// Marks views whose superview, or whose target of `-mobile-relative` or `layout`, has changed.
    /// - Returns: The registered views that may have moved in the tree.
    private func findNewTargets(_ changes: TreeMutations) -> [UIView] {
        if changes.didRemoveAll { relations.forgetAll() }
        var moved: [UIView] = []
        for change in changes.views where !change.isNew {
            // A view that was unregistered keeps its frame in its superview.
            guard let view = change.view as? UIView, registry.isRegistered(view) else { continue }
            moved.append(view)
            // The style can depend on the superview.
            if let record = registry.record(of: view), record.owner.isOutdated(view) { dirty.append(record) }
        }
        guard !relations.isEmpty else { return moved }
        for change in changes.views {
            if !change.isNew { retryCycles() }
            let followers = relations.followers(of: change.identity)
            if let view = change.view as? UIView, registry.isRegistered(view) {
                markViewsWithNewTargets(among: [view] + neighborhood(of: view))
            } else {
                relations.forget(change.identity)
            }
            markViewsWithNewTargets(among: followers)
        }
        for id in changes.ids { markViewsWithNewTargets(among: relations.seekers(of: id)) }
        registry.recordsNewViews = !relations.isEmpty
        return moved
    }

    /// Returns the views whose target may have become `view` because of its position among its siblings.
    ///
    /// The adjacent siblings may refer to `view` as `.next` or `.prev`. If `view` has only one adjacent sibling, `view`
    /// is the first or last sibling. Then the followers of the adjacent sibling may refer to `view` as `.first` or
    /// `.last`.
    private func neighborhood(of view: UIView) -> [UIView] {
        let neighbors = relations.neighbors(of: view)
        guard neighbors.count == 1 else { return neighbors }
        return neighbors + relations.followers(of: neighbors[0])
    }

    private func markViewsWithNewTargets(among views: [UIView]) {
        for view in views where relations.isRelated(view) {
            guard let record = registry.record(of: view), let targets = record.owner.placement?.rules.targets,
                !targets.isEmpty, relations.isNews(view, targets, to: relations.search(targets, for: view))
            else { continue }
            retryCycles()
            dirty.append(record)
        }
    }
}

/// The records of all views that frame rules place.
@MainActor private struct PlacedRecords {
    private var records: [ViewRecord] = []
    private var sweepThreshold = SweepThreshold()

    var count: Int { records.count }

    /// Adds a record, unless the list contains it.
    mutating func insert(_ record: ViewRecord) {
        if record.isListed { return }
        record.isListed = true
        if sweepThreshold.isReached(by: records.count) {
            sweep()
            // A sweep is expensive, because it loads a weak reference to each view.
            sweepThreshold.didSweep(leaving: 2 * records.count)
        }
        records.append(record)
    }

    /// Returns the records of the views whose inputs have changed.
    mutating func takeOutdated() -> [ViewRecord] {
        var outdated: [ViewRecord] = []
        var needsSweep = false
        for record in records {
            if let view = record.viewPlacedByRules {
                if !record.owner.isCurrent(view) { outdated.append(record) }
            } else {
                needsSweep = true
            }
        }
        if needsSweep { sweep() }
        return outdated
    }

    /// The records of the views whose content has changed since it was measured.
    var recordsWithChangedContent: [ViewRecord] {
        var changed: [ViewRecord] = []
        for record in records {
            guard record.owner.placement?.rules.asksForContent == true, let view = record.viewPlacedByRules,
                record.owner.hasOtherContent(view)
            else { continue }
            changed.append(record)
        }
        return changed
    }

    private mutating func sweep() {
        records.removeAll { record in
            record.isListed = record.viewPlacedByRules != nil
            return !record.isListed
        }
    }
}

extension ViewRecord {
    /// Whether the view can be placed: it is registered, and has its current style. The record of a former registration
    /// waits for the new style.
    var canBePlaced: Bool { isRegistered && !isReturned }

    /// The view if frame rules place it now. `nil` otherwise.
    var viewPlacedByRules: UIView? { canBePlaced ? owner.placement?.view : nil }
}
