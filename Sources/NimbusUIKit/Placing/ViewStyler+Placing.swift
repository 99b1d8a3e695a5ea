import CSSEngine
import NimbusCSS

// Places the views, and applies the effects that depend on the sizes of views.
extension ViewStyler {
    /// Observes the size of a view if a value depends on the size, and resolves the value again when the size changes.
    ///
    /// A view needs a follower if Auto Layout places it. A view with a gradient always needs one, because the app can
    /// set its size. The next pass compares the sizes of other views.
    func followSize(of view: UIView, _ plan: StylePlan) {
        guard plan.dependencies.contains(.viewSize) else { return }
        if view.isPlacedByAutoLayout || plan.isDrawnInViewSize {
            SizeFollower.insert(in: view, for: dom, isSizedByOthers: plan.isDrawnInViewSize)
        } else {
            placer.sizeDependents.insert(view)
        }
    }

    /// Resolves the values of views whose sizes the app has set since the last pass.
    func updateSizeDependents() {
        let changes = placer.sizeDependents.takeChanges {
            record(of: $0)?.plan?.dependencies.contains(.viewSize) == true
        }
        for view in changes { reapply(to: view, dependingOn: .viewSize) }
    }

    /// Places all views again whose frames depend on the direction of lines.
    func placeDirectionalViews() {
        let directional = records { record, _ in record.isDirectional }
        for (view, record) in directional { directionDidChange(of: view, record) }
    }

    /// Places a view again whose frame depends on the direction of lines.
    func directionDidChange(of view: UIView, _ record: ViewRecord) {
        guard let former = record.plan, !settings.switches.isOff(for: view),
            !record.disabledProperties.contains(where: plans.isLayout)
        else { return }
        let changedInputs = former.surroundings.dependencies(changedIn: surroundings(of: registry.node(of: view)))
        reapply(view, record, dependingOn: changedInputs)
        let plan = currentPlan(of: view, insteadOf: former)
        record.plan = plan
        placer.place(view, record, by: plan.frameRules)
    }

    // MARK: Placing

    /// Moves the views whose frames can have changed.
    func placeViews() {
        if placer.isPlacing { return }
        settle(placer.place(after: registry.takeMutations(), scale: dom.environment.scale))
    }

    /// Updates all that depends on the frames of views.
    private func settle(_ changes: FrameChanges) {
        if changes.isUnsettled { dom.report(NIDOMProblem(.unsettledFrames)) }
        // The app often registers a view before it adds the view to a superview.
        if changes.awaitsSuperviews { hiddenSubviews.setNeedsLayoutOfFollowers() }
        if plans.usesViewSize {
            for view in changes.resized { reapply(to: view, dependingOn: .viewSize) }
        }
        placer.scrollContent.update(around: changes.moved)
        if !changes.scrollViews.isEmpty { placer.scrollContent.update(around: changes.scrollViews) }
        if changes.canHaveLeft { placer.scrollContent.updateAll() }
        if !settings.tables.isEmpty { updateTables() }
        // A plan can be made outside of a pass, when styling is switched on or effects are replaced.
        if plans.usesTraits { trackTraitsIfNeeded() }
        if !changes.resized.isEmpty { sizeListener?.viewsWereResized(changes.resized) }
    }

    /// Tells the sources of rows that styles can have changed the heights of the rows.
    private func updateTables() {
        settings.tables.removeAll { $0.view == nil }
        for case let table as UITableView in settings.tables.map(\.view) { table.rowSource?.stylesDidChange() }
    }

    /// Moves all views to their frames.
    func placeAllViews() {
        placer.invalidateAll()
        placeViews()
        reapplyAll(dependingOn: .viewSize)
        updateContainers()
    }
}

extension ViewStyler: SizeObserver {
    /// Resolves values that depend on a view's size again, for the view and its subviews.
    func sizeDidChange(of view: UIView) {
        reapply(to: view, dependingOn: .viewSize)
        placer.sizeDidChange(of: view)
        placeViews()
        updateContainers()
    }
}

extension ViewStyler: BoxSizes {
    func size(of view: UIView, in space: CGSize) -> CGSize? { placer.layout.size(of: view, in: space) }

    func size(of view: UIView, inWidth width: CGFloat) -> CGSize? { placer.layout.size(of: view, inWidth: width) }
}

extension ViewRecord {
    /// Whether the frame of the view depends on the direction of lines.
    var isDirectional: Bool { plan?.frameRules?.isDirectional == true }
}
