import CSSEngine
import NimbusCSS

// The work of a view styler before, during and after a pass of the DOM.
extension ViewStyler {
    func handle(_ event: PassEvent) {
        switch event {
        case .wasRequested: hiddenSubviews.setNeedsLayoutOfFollowers()
        case .willBegin: findChanges()
        case .willRefresh:
            traits.domWillRefresh()
            placer.invalidateAll()
        case .willBeginRound: willBeginRound()
        case .environmentDidChange(let old): environmentDidChange(from: old)
        case .environmentsDidChange(let nodes): environmentsDidChange(of: nodes)
        case .didEndRound: didEndRound()
        case .willUnregisterAll: willUnregisterAll()
        }
    }

    func handle(_ event: ViewEvent, of node: StyleNode) {
        guard let view = view(of: node) else { return }
        switch event {
        case .wasChangedByApp: sources.appDidChange(view)
        case .willUnregister: willUnregister(view, node)
        case .wasRead:
            guard let record = record(of: node) else { return }
            didRead(view, record)
            contentDidChange(of: view, record)
        case .wasRefreshed(let inheritsEnvironment):
            if let record = record(of: node) { didRead(view, record, inheritsEnvironment: inheritsEnvironment) }
        }
    }

    private func willBeginRound() {
        sources.update(undoing: undo)
        if placer.rules.findNewSuperviews() { dom.setNeedsPass() }
        if traits.updateEnvironments() { work.traitsDidChange = true }
        if !placer.sizeDependents.isEmpty { updateSizeDependents() }
    }

    private func findChanges() {
        if placer.findChangedContent() { dom.setNeedsPass() }
    }

    private func willUnregister(_ view: UIView, _ node: StyleNode) {
        motion.end(of: node)
        sources.willUnregister(view)
        traits.domWillUnregister(view)
        keepRecord(of: view)
    }

    private func willUnregisterAll() {
        sources.removeAll()
        motion.endAll()
        traits.removeAll()
        placer.willUnregisterAllViews()
        for (view, _) in records { keepRecord(of: view) }
        plans.removeAll()
    }

    private func keepRecord(of view: UIView) {
        guard let record = record(of: view) else { return }
        SizeFollower.remove(from: view, for: dom)
        record.isRegistered = false
        placer.willUnregister(view, record)
        record.endObservations()
        if !record.isEmpty { FormerRecords.keep(record, of: view, for: self) }
    }

    private func didEndRound() {
        states.observeNewStates(of: records)
        if !sources.barItems.isEmpty { sources.barItems.update() }
        sources.parts.update(of: records.map(\.view), undoing: undo)
        reapplyReturned()
        if work.traitsDidChange {
            work.traitsDidChange = false
            // If the DOM's environment already has the new traits, the engine reports no views.
            reapplyAll(dependingOn: .traits)
            placeDirectionalViews()
        }
        for case let field? in work.changedFields.map(\.view) { reapply(to: field, dependingOn: .content) }
        work.changedFields = []
        plans.endPass()
        placeViews()
        updateContainers()
        applyPostponedValues()
        trackTraitsIfNeeded()
        motion.update()
    }

    /// Tracks the traits of views from now on if a style depends on them. Has the environments read again, which can have
    /// changed unnoticed.
    func trackTraitsIfNeeded() {
        guard !traits.isTracking, plans.usesTraits || styles.dependsOnEnvironments else { return }
        traits.start(records)
        dom.updateViewEnvironments()
    }

    /// Updates the followers of a view that was read again. Queues text fields whose content may have changed.
    private func didRead(_ view: UIView, _ record: ViewRecord, inheritsEnvironment: Bool = false) {
        if !inheritsEnvironment { traits.update(around: view) }
        sources.parts.didChange(view)
        if let plan = record.plan { followSize(of: view, plan) }
        if view is UITextField { work.changedFields.append(WeakView(view)) }
    }

    private func environmentDidChange(from old: NIEnvironment) {
        // The engine reports the changes of resolved values for each view.
        let dependencies = StyleSurroundings(old).dependencies(changedIn: StyleSurroundings(dom.environment))
        if dependencies.contains(.layoutDirection) { placer.boxes.invalidateStyles() }
        if dom.environment.scale != old.scale { placer.boxes.invalidateAll() }
        guard !dependencies.isEmpty else { return }
        // A view that got a new style has the values of its surroundings already.
        reapplyAll(dependingOn: dependencies, onlyInNewSurroundings: true)
        if dependencies.contains(.layoutDirection) {
            placeDirectionalViews()
        }
        placeViews()
    }

    private func environmentsDidChange(of nodes: [StyleNode]) {
        for node in nodes {
            // Other objects than views have no record.
            guard let record = record(of: node), let view = view(of: node) else { continue }
            reapply(view, record, dependingOn: .traits)
            if record.isDirectional { directionDidChange(of: view, record) }
            placer.setNeedsBox(of: view)
        }
    }
}
