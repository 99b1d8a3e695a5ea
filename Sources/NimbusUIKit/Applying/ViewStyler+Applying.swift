import CSSEngine
import NimbusCSS

// Applies the difference between two plans to a view. Applies values again when their inputs have changed.
extension ViewStyler {
    func apply(
        _ transition: PlanTransition, of plan: StylePlan, to view: UIView, _ record: ViewRecord
    ) {
        guard !sources.parts.isEmpty, !transition.changes.isEmpty else {
            return applyAlone(transition, of: plan, to: view, record)
        }
        // A view and its parts can set the same properties, such as the font of a title. The parts take precedence.
        let parts = sources.parts.parts(of: view).compactMap { part in self.record(of: part).map { (part, $0) } }
        for (part, record) in parts { undo(record, on: part) }
        applyAlone(transition, of: plan, to: view, record)
        for (part, record) in parts {
            if let plan = record.plan { reapply(plan, to: part, record) }
        }
    }

    /// Undoes all values that the style of a view has set, except the frame.
    func undo(_ record: ViewRecord, on view: UIView) {
        guard let effects = record.plan?.effects else { return }
        for row in record.properties.map(\.row).reversed() { record.apply(nil, through: row, of: effects, to: view) }
        record.shareStyle()
    }

    func undo(_ view: UIView) {
        if let record = record(of: view) { undo(record, on: view) }
    }

    func applyAlone(_ transition: PlanTransition, of plan: StylePlan, to view: UIView, _ record: ViewRecord) {
        let mayBeLarger = !transition.changes.isEmpty && set(transition, of: plan, on: view, record)
        if !record.isRegistered { return }
        followSize(of: view, plan)
        if transition.changesScrollContent { placer.scrollContent.setNeedsUpdate(around: view) }
        if transition.changesBox { placer.setNeedsBox(of: view, isContainer: plan.isContainer) }
        if transition.changesLayout, !record.disabledProperties.contains(where: plans.isLayout) {
            states.update(view, record)
            placer.place(view, record, by: plan.frameRules)
        } else if mayBeLarger {
            contentDidChange(of: view, record)
        }
    }

    func contentDidChange(of view: UIView, _ record: ViewRecord) { placer.contentDidChange(of: view, record) }

    /// - Parameter keepsAppValues: Whether a value that the app has set stays if the style's value is the same as before.
    @discardableResult func apply(
        _ change: PlanTransition.Change, of plan: StylePlan, to view: UIView, _ record: ViewRecord,
        keepsAppValues: Bool = false
    ) -> AppliedChange {
        let row = plan.effects.rows[change.row]
        if change.step?.isKept == true || isLeftAlone(row, record, view) { return AppliedChange() }
        if row.effect.isAppliedAfterLayout {
            if change.step != nil {
                work.postponed.append(
                    PassWork.PostponedValue(view: view, record: record, change: change, plan: plan))
                return AppliedChange()
            }
            record.isAutoresizingStyled = false
        }
        let value = value(of: change, plan, record, view, keepsAppValues: keepsAppValues)
        if keepsAppValues, let value, record.property(ofRow: change.row)?.hasStyled(value) == true {
            return AppliedChange()
        }
        return record.apply(
            value, through: change.row, plan.isShared ? change.step : nil, of: plan.effects, to: view,
            isInstant: work.isInstant)
    }

    /// Returns the value of an effect on a view. `nil` if its style does not set it.
    /// - Parameter keepsAppValues: Whether a value that the app has set since the last pass has no effect.
    private func value(
        of change: PlanTransition.Change, _ plan: StylePlan, _ record: ViewRecord, _ view: UIView,
        keepsAppValues: Bool = false
    ) -> ViewValue? {
        let row = plan.effects.rows[change.row]
        guard let step = change.step, row.condition?(view) ?? true else { return nil }
        if case .shared(let value) = step.content { return value }
        return value(
            of: step, row, in: plan, on: view, after: record.property(ofRow: step.row),
            normal: step.normal.flatMap { record.property(ofRow: $0) }, keepsBaseline: keepsAppValues)
    }

    /// Returns the value of a step on a view. `nil` if the step has none.
    /// - Parameters:
    ///   - old: The state of the property. `nil` if no style sets it.
    ///   - normal: The property of the normal state, for a fallback. `nil` if no style sets it.
    ///   - keepsBaseline: Whether a value that the app has set since the last pass has no effect.
    func value(
        of step: StylePlan.Step, _ row: EffectRow, in plan: StylePlan, on view: UIView,
        after old: (any AppliedProperty)?, normal: (any AppliedProperty)?, keepsBaseline: Bool
    ) -> ViewValue? {
        // The font that the view has without a style.
        func ownFont() -> UIFont? {
            let own = ViewRecord.ownValue(of: old, row, on: view, keepsBaseline: keepsBaseline)
            return own.font ?? row.effect.standardFont(view)
        }
        switch step.content {
        case .shared(let value): return value
        case .ofView:
            let place = plans.place(of: view, in: plan.surroundings)
            let value = row.effect.value(StyleInputs(values: step.values, place: place))
            guard let font = place.partialFont else { return value }
            return .font(font.font(changing: ownFont()))
        case .partialFont(let font): return .font(font.font(changing: ownFont()))
        case .standIn:
            guard let normal else { return nil }
            return row.effect.standIn?.value(view, normal.baseline)
        case .kept: return nil
        }
    }

    /// Applies the rows of a record that meet a condition again, with an unchanged style. If the surroundings have changed,
    /// also the rows that depend on what has changed.
    func reapply(
        _ view: UIView, _ record: ViewRecord, keepsAppValues: Bool, where condition: @MainActor (_ row: Int) -> Bool
    ) {
        // A setter of the app can have unregistered the view since the list of views was made.
        guard record.isRegistered, let former = record.plan, record.properties.contains(where: { condition($0.row) })
        else { return }
        if settings.switches.isOff(for: view) { return }
        let plan = currentPlan(of: view, insteadOf: former)
        record.plan = plan
        let changedInputs = former.surroundings.dependencies(changedIn: plan.surroundings)
        let changes = record.properties.compactMap { property -> PlanTransition.Change? in
            let isWanted = condition(property.row)
            let dependencies = plan.dependencies(ofRow: property.row).union(record.hookDependencies)
            let isFollowing = !isWanted && !changedInputs.isDisjoint(with: dependencies)
            guard isWanted || isFollowing else { return nil }
            return PlanTransition.Change(
                row: property.row, step: plan.step(of: property.row), isFollowing: isFollowing)
        }
        let hooks = record.styleHooks
        let chosen = hooks?.choose(from: changes, of: plan)
        for change in chosen?.changes ?? changes where record.isRegistered && plan.effects.version == plans.version {
            let result = apply(
                change, of: plan, to: view, record, keepsAppValues: keepsAppValues || change.isFollowing)
            if result.isSet, !plan.effects.rows[change.row].effect.isPaintOnly { contentDidChange(of: view, record) }
        }
        record.shareStyle()
        if let chosen { hooks?.didStyle?(chosen.settings) }
    }

    /// Applies the effects of a view that depend on certain inputs again.
    func reapply(_ view: UIView, _ record: ViewRecord, dependingOn dependencies: EffectDependencies) {
        // A record from a former registration gets all values of its new style later in the pass.
        guard !record.isReturned, let plan = record.plan, !record.dependencies.isDisjoint(with: dependencies) else {
            return
        }
        let hookDependencies = record.hookDependencies
        // When the app sets new content, the attributes from the style are lost.
        reapply(view, record, keepsAppValues: !dependencies.contains(.content)) {
            !plan.dependencies(ofRow: $0).union(hookDependencies).isDisjoint(with: dependencies)
        }
    }

    func reapply(to view: UIView, dependingOn dependencies: EffectDependencies) {
        if let record = record(of: view) { reapply(view, record, dependingOn: dependencies) }
    }

    /// Applies the effects of all views that depend on certain inputs again.
    /// - Parameter onlyInNewSurroundings: Whether views whose plans have their current surroundings are left out.
    func reapplyAll(dependingOn dependencies: EffectDependencies, onlyInNewSurroundings: Bool = false) {
        let records = records { record, node in
            guard let plan = record.plan, !record.dependencies.isDisjoint(with: dependencies) else { return false }
            return !onlyInNewSurroundings || plan.surroundings != surroundings(of: node)
        }
        for (view, record) in records { reapply(view, record, dependingOn: dependencies) }
    }

    /// Applies the styles of views that were registered again since the last pass, including values that have not
    /// changed.
    func reapplyReturned() {
        let views = work.returned
        work.returned = []
        for (view, record) in views {
            record.isReturned = false
            guard let view = view.view, let node = registry.node(of: view), registry.record(of: view) === record,
                !settings.switches.isOff(for: view)
            else { continue }
            reapply(plan(of: view, styles.viewStyle(of: node)), to: view, record)
        }
    }

    /// Applies all values of a plan. Undoes the values of former plans that the plan does not set.
    func reapply(_ plan: StylePlan, to view: UIView, _ record: ViewRecord) {
        record.plan = plan
        let transition = PlanTransition(
            to: plan, undoing: record.properties.map(\.row), isPlaced: record.owner.placement != nil)
        apply(transition, of: plan, to: view, record)
    }

    func applyPostponedValues() {
        let values = work.postponed
        work.postponed = []
        for postponed in values {
            let (record, plan) = (postponed.record, postponed.plan)
            guard record.isRegistered, record.plan === plan, let view = postponed.view else { continue }
            let change = postponed.change
            record.apply(
                value(of: change, plan, record, view), through: change.row, change.step, of: plan.effects, to: view)
            record.shareStyle()
            record.isAutoresizingStyled = true
        }
        if !values.isEmpty { placer.rules.hasStyledAutoresizing = true }
    }
}
