import CSSEngine
import NimbusCSS

// The callbacks of a view styler before, during and after a pass of the DOM.
extension ViewStyler {
    /// Dynamic colours of UIKit have a value for each scheme.
    var keepsColorSchemes: Bool { true }

    var fontMetrics: (CSSEngine.FontDescription) -> CSSEngine.FontMetrics {
        { CSSEngine.FontMetrics(FontRequest($0).font) }
    }

    func domDidRequestPass(_ dom: NIDOM) { hiddenSubviews.setNeedsLayoutOfFollowers() }

    func domWillStyle(_ dom: NIDOM) {
        subtrees.update()
        if !barItems.isEmpty { barItems.update() }
        if !parts.isEmpty { parts.updateHosts(undoing: undo) }
        if placer.rules.findNewSuperviews() { dom.setNeedsPass() }
        if traits.updateEnvironments() { traitsDidChange = true }
        if !sizeDependents.isEmpty { updateSizeDependents() }
    }

    func findChanges() -> Bool { placer.findChangedContent() }

    func appWillChange(_ view: any NIStyleable) {
        guard let view = view as? UIView else { return }
        subtrees.appWillChange(view)
        barItems.appWillChange(view)
    }

    func domWillUnregister(_ view: any NIStyleable) {
        guard let view = view as? UIView else { return }
        subtrees.domWillUnregister(view)
        if !barItems.isEmpty { barItems.domWillUnregister(view) }
        if !parts.isEmpty { parts.domWillUnregister(view) }
        traits.domWillUnregister(view)
        keepRecord(of: view)
    }

    func domWillUnregisterAllViews(_ dom: NIDOM) {
        subtrees.removeAll()
        barItems.removeAll()
        parts.removeAll()
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

    func domDidUpdate(_ view: any NIStyleable) {
        guard let view = view as? UIView, let record = record(of: view) else { return }
        didRead(view, record)
        contentDidChange(of: view, record)
    }

    func domDidApply(_ dom: NIDOM) {
        states.observeNewStates(of: records)
        if !barItems.isEmpty { barItems.update() }
        parts.update(of: records.map(\.view), undoing: undo)
        reapplyReturned()
        if traitsDidChange {
            traitsDidChange = false
            // If the DOM's environment already has the new traits, the engine reports no views.
            reapplyAll(dependingOn: .traits)
            placeDirectionalViews()
        }
        for case let field? in changedFields.map(\.view) { reapply(to: field, dependingOn: .content) }
        changedFields = []
        plans.endPass()
        placeViews()
        applyPostponedValues()
    }

    func domWillRefresh(_ dom: NIDOM) {
        traits.domWillRefresh()
        placer.invalidateAll()
    }

    func domDidRefresh(_ view: any NIStyleable, state: (any AdapterState)?, inheritsTraits: Bool) {
        guard let state else { return }
        // The DOM passes the views that the adapter styles, with their records.
        didRead(
            unsafeDowncast(view, to: UIView.self), unsafeDowncast(state, to: ViewRecord.self),
            inheritsTraits: inheritsTraits)
    }

    /// Updates the followers of a view that was read again. Queues text fields whose content may have changed.
    private func didRead(_ view: UIView, _ record: ViewRecord, inheritsTraits: Bool = false) {
        if !inheritsTraits { traits.update(around: view) }
        parts.didChange(view)
        if let plan = record.plan { followSize(of: view, plan) }
        if view is UITextField { changedFields.append(WeakView(view)) }
    }

    func environmentDidChange(from old: NIEnvironment, in dom: NIDOM) {
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

    func environmentDidChange(of views: [any NIStyleable], in dom: NIDOM) {
        for case let view as UIView in views {
            reapply(to: view, dependingOn: .traits)
            if let record = record(of: view), record.isDirectional { directionDidChange(of: view, record) }
            placer.setNeedsBox(of: view)
        }
    }
}
