import CSSEngine
import NimbusCSS

// Disabled styling, and the app's own effects.
extension ViewStyler {
    func isStylingEnabled(of view: UIView) -> Bool { !settings.switches.isOff(for: view) }

    /// Switches the styling of a view and its subviews off or on. When the styling is on again, applies the styles.
    func setStylingEnabled(_ isEnabled: Bool, of view: UIView) {
        guard settings.switches.set(isEnabled, view), isEnabled, !settings.switches.isOff(for: view) else { return }
        let views = records.filter { $0.view.isDescendant(of: view) && !settings.switches.isOff(for: $0.view) }
        for (view, record) in views { reapplyWhole(view, record) }
        placeViews()
    }

    /// Switches properties of a view off or on. When properties are on again, applies the style.
    func setStylingEnabled(_ isEnabled: Bool, of view: UIView, _ properties: Set<PropertyID>) {
        guard let record = record(of: view) else { return }
        guard isEnabled else { return record.disabledProperties.formUnion(properties) }
        let former = record.disabledProperties
        record.disabledProperties.subtract(properties)
        guard record.disabledProperties != former, !settings.switches.isOff(for: view) else { return }
        reapplyWhole(view, record)
        placeViews()
    }

    private func reapplyWhole(_ view: UIView, _ record: ViewRecord) {
        // A view that was registered while its styling was off has no plan yet.
        guard let node = registry.node(of: view), !record.isReturned else { return }
        reapply(plan(of: view, styles.viewStyle(of: node)), to: view, record)
    }

    /// Returns whether styles leave an effect of a view unchanged. The app has switched off a property of the effect,
    /// or the text has attributes to preserve.
    func isLeftAlone(_ row: EffectRow, _ record: ViewRecord, _ view: UIView) -> Bool {
        let disabled = record.disabledProperties
        if !disabled.isEmpty, row.properties.contains(where: { $0.map(disabled.contains) ?? false }) { return true }
        return settings.preservesTextAttributes && row.effect.changesTextAttributes && view.hasTextAttributes
    }

    /// Undoes the former effects of the app, and applies the current ones to all views.
    func replaceViewEffects(by effects: [ViewEffect]) {
        let records = records
        for (view, record) in records where record.isRegistered {
            if let plan = record.plan { undoAppEffects(plan.effects, record, on: view) }
        }
        plans.viewEffects = effects
        for (view, record) in records where record.isRegistered {
            guard let former = record.plan else { continue }
            let plan = currentPlan(of: view, insteadOf: former)
            record.plan = plan
            let changedInputs = former.surroundings.dependencies(changedIn: plan.surroundings)
            let steps = plan.steps.filter {
                plan.effects.appRows.contains($0.row)
                    || !changedInputs.isDisjoint(with: plan.dependencies(ofRow: $0.row))
            }
            record.beginTransition(of: steps.lazy.map(\.row), plan.effects, on: view)
            let changes = steps.map {
                PlanTransition.Change(
                    row: $0.row, step: $0, isFollowing: !plan.effects.appRows.contains($0.row))
            }
            let hooks = steps.isEmpty ? nil : record.styleHooks
            let chosen = hooks?.choose(from: changes, of: plan)
            for change in chosen?.changes ?? changes {
                apply(change, of: plan, to: view, record, keepsAppValues: change.isFollowing)
            }
            if let chosen { hooks?.didStyle?(chosen.settings) }
            record.endTransition(plan.effects, on: view)
            record.shareStyle()
            if !steps.isEmpty { contentDidChange(of: view, record) }
        }
        placeViews()
    }

    func undoAppEffects(_ effects: ClassEffects, _ record: ViewRecord, on view: UIView) {
        record.coupling?.abandonTransition()
        for row in effects.appRows { record.apply(nil, through: row, of: effects, to: view) }
    }
}
