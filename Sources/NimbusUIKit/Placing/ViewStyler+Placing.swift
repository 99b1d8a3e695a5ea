import CSSEngine
import NimbusCSS

// Runs the layout of Nimbus CSS and the box layout, and applies the effects that depend on the sizes of views.
extension ViewStyler {
    /// Applies the effects that depend on the sizes of views again.
    private func sizesDidChange(of views: [UIView]) {
        guard plans.usesViewSize else { return }
        for view in views { reapply(to: view, dependingOn: .viewSize) }
    }

    /// Observes the size of a view if a value depends on the size, and resolves the value again when the size changes.
    ///
    /// A view needs a follower if Auto Layout places it. A view with a gradient always needs one, because the app can
    /// set its size. The next pass compares the sizes of other views.
    func followSize(of view: UIView, _ plan: StylePlan) {
        guard plan.dependencies.contains(.viewSize) else { return }
        if view.isPlacedByAutoLayout || plan.isDrawnInViewSize {
            SizeFollower.insert(in: view, for: dom, isSizedByOthers: plan.isDrawnInViewSize)
        } else {
            sizeDependents.insert(view)
        }
    }

    /// Resolves the values of views whose sizes the app has set since the last pass.
    func updateSizeDependents() {
        let changes = sizeDependents.takeChanges { record(of: $0)?.plan?.dependencies.contains(.viewSize) == true }
        for view in changes { reapply(to: view, dependingOn: .viewSize) }
    }

    /// Resolves values that depend on a view's size again, for the view and its subviews.
    func sizeDidChange(of view: UIView) {
        reapply(to: view, dependingOn: .viewSize)
        layout.sizeDidChange(of: view, in: dom)
        boxes.sizeDidChange(of: view)
        runLayout()
    }

    /// Places all views again whose frames depend on the direction of lines.
    func placeDirectionalViews() {
        let directional = records { record, _ in record.isDirectional }
        for (view, record) in directional { directionDidChange(of: view, record) }
    }

    /// Places a view again whose frame depends on the direction of lines.
    func directionDidChange(of view: UIView, _ record: ViewRecord) {
        guard let former = record.plan, !switches.isOff(for: view),
            !record.disabledProperties.contains(where: plans.isLayout)
        else { return }
        let changedInputs = former.surroundings.dependencies(changedIn: surroundings(of: registry.node(of: view)))
        reapply(view, record, dependingOn: changedInputs)
        let plan = currentPlan(of: view, insteadOf: former)
        record.plan = plan
        if boxes.isEmpty || boxes.box(of: view) == nil { layout.place(view, record, by: plan.specification, in: dom) }
    }

    /// Moves the views whose frames can have changed.
    func runLayout() {
        if layout.isRunning || boxLayout.isRunning { return }
        let mutations = dom.registry.takeMutations()
        // A view can come into a scroll view with the frame that it has had.
        for mutation in mutations.views where !mutation.isNew {
            if let view = mutation.view as? UIView { scrollContent.setNeedsUpdate(around: view) }
        }
        let viewsCanHaveLeft: Bool
        var changes: FrameRuleStage.Changes
        if boxes.isEmpty {
            changes = layout.run(after: mutations, in: dom)
            viewsCanHaveLeft = layout.viewsCanHaveLeft
        } else {
            let checksAll = boxes.checksAll
            boxes.note(mutations)
            boxes.update()
            changes = layout.run(after: mutations, in: dom)
            viewsCanHaveLeft = layout.viewsCanHaveLeft || checksAll
            runLayouts(after: &changes)
        }
        // The app often registers a view before it adds the view to a superview.
        if layout.awaitsSuperviews { hiddenSubviews.setNeedsLayoutOfFollowers() }
        sizesDidChange(of: changes.resized)
        scrollContent.update(around: changes.moved, in: dom)
        if !changes.scrollViews.isEmpty { scrollContent.update(around: changes.scrollViews, in: dom) }
        if viewsCanHaveLeft { scrollContent.updateAll(in: dom) }
        if !tables.isEmpty { updateTables() }
    }

    /// Tells the sources of rows that styles can have changed the heights of the rows.
    private func updateTables() {
        tables.removeAll { $0.view == nil }
        for case let table as UITableView in tables.map(\.view) { table.rowSource?.stylesDidChange() }
    }

    /// Runs the box layout and the layout of Nimbus CSS in turn, because views of each can be inside views of the other.
    /// - Parameter all: The changes of the first run of the layout of Nimbus CSS. The following changes are appended.
    private func runLayouts(after all: inout FrameRuleStage.Changes) {
        for view in all.resized { boxes.sizeDidChange(of: view) }
        for _ in 0..<Self.maximumRounds {
            let placed = boxLayout.run(scale: dom.environment.scale)
            layout.boxesDidChange(placed, in: dom)
            all.moved += placed.moved
            all.scrollViews += placed.scrollViews
            all.resized += placed.resized
            guard layout.needsRun else { break }
            let changes = layout.run(after: TreeMutations(), in: dom)
            for view in changes.resized { boxes.sizeDidChange(of: view) }
            all.moved += changes.moved
            all.resized += changes.resized
        }
    }

    /// The maximum number of runs of the two layouts in a pass, in case views keep changing each other.
    private static let maximumRounds = 8

    /// Moves all views to their frames.
    func layoutAll() {
        layout.invalidateAll()
        boxes.invalidateAll()
        runLayout()
        reapplyAll(dependingOn: .viewSize)
    }
}

extension ViewRecord {
    /// Whether the frame of the view depends on the direction of lines.
    var isDirectional: Bool { plan?.specification?.isDirectional == true }
}
