import NimbusCSS

// Sets the values of a transition. Views that make the same changes follow a path, which the first ones have recorded.
extension ViewStyler {
    /// Sets the values of a transition on a view.
    /// - Returns: Whether a value was set that may change the size of the view.
    func set(_ transition: PlanTransition, of plan: StylePlan, on view: UIView, _ record: ViewRecord) -> Bool {
        let canShare =
            plan.effects.appRows.isEmpty && !settings.preservesTextAttributes && record.isStyledAsOthers
        guard canShare else { return setByHooks(transition, of: plan, on: view, record) }
        if let path = transition.path(from: record.style) {
            return follow(path, transition, of: plan, on: view, record)
        }
        let start = record.style
        var moves: [PropertyMove]? = transition.isFrequent(start) ? [] : nil
        var mayBeLarger = false
        // A setter of the app can unregister its view.
        for change in transition.changes where record.isRegistered {
            let row = plan.effects.rows[change.row]
            let (old, meetsCondition) = (record.property(ofRow: change.row), row.condition?(view) ?? true)
            let normal = change.step?.normal.flatMap { record.property(ofRow: $0) }
            let result = apply(change, of: plan, to: view, record, keepsAppValues: change.isFollowing)
            if result.isSet, !row.effect.isPaintOnly { mayBeLarger = true }
            if !result.wasOurs { moves = nil }
            moves?.append(
                PropertyMove(
                    change, of: row, from: old, to: record.property(ofRow: change.row), normal: normal,
                    meetsCondition: meetsCondition))
        }
        guard record.isRegistered else { return mayBeLarger }
        record.shareStyle()
        if let moves, !record.style.isOwn {
            let path = StylePath(from: start, to: record.style, moves)
            // A setter can have changed further properties of the view.
            if path.isWhole { transition.record(path) }
        }
        return mayBeLarger
    }

    /// Sets the values of a transition on a view with effects or closures of the app, or with disabled properties.
    private func setByHooks(
        _ transition: PlanTransition, of plan: StylePlan, on view: UIView, _ record: ViewRecord
    ) -> Bool {
        let hooks = record.styleHooks
        let chosen = hooks?.choose(from: transition.changes, of: plan)
        let usesAppEffects = !plan.effects.appRows.isEmpty
        if usesAppEffects { record.beginTransition(of: transition.changes.lazy.map(\.row), plan.effects, on: view) }
        let mayBeLarger = apply((chosen?.changes ?? transition.changes)[...], of: plan, to: view, record)
        if usesAppEffects { record.endTransition(plan.effects, on: view) }
        record.shareStyle()
        if let chosen { hooks?.didStyle?(chosen.settings) }
        return mayBeLarger
    }

    /// Makes changes on a view one by one.
    /// - Returns: Whether a value was set that may change the size of the view.
    private func apply(
        _ changes: ArraySlice<PlanTransition.Change>, of plan: StylePlan, to view: UIView, _ record: ViewRecord
    ) -> Bool {
        var mayBeLarger = false
        // A setter of the app can unregister its view, and replace the effects.
        for change in changes where record.isRegistered && plan.effects.version == plans.version {
            let result = apply(change, of: plan, to: view, record, keepsAppValues: change.isFollowing)
            if result.isSet, !plan.effects.rows[change.row].effect.isPaintOnly { mayBeLarger = true }
        }
        return mayBeLarger
    }

    /// Makes the changes of a path on a view. From the first one that is different on the view, sets the values of the
    /// transition one by one.
    private func follow(
        _ path: StylePath, _ transition: PlanTransition, of plan: StylePlan, on view: UIView, _ record: ViewRecord
    ) -> Bool {
        let (style, moves) = (work.takePathStyle(), path.moves)
        style.begin(path)
        record.style = style
        var mayBeLarger = false
        var index = 0
        while index < moves.count {
            let move = moves[index]
            if move.hasRequirements {
                if move.isPostponed {
                    work.postponed.append(
                        PassWork.PostponedValue(view: view, record: record, change: move.change, plan: plan))
                    index += 1
                    continue
                }
                if let condition = move.condition, condition(view) != move.meetsCondition { break }
                if move.isOfView, !hasValue(of: move, in: plan, view) { break }
                if move.clearsAutoresizing { record.isAutoresizingStyled = false }
            }
            style.advance(to: index)
            let outcome = move.body(view)
            if outcome == .isOther {
                style.advance(to: index - 1)
                break
            }
            if outcome != .isKept, outcome != .isKeptAsOther, !move.isPaintOnly { mayBeLarger = true }
            index += 1
            if outcome == .isKeptAsOther || outcome == .isSetToOther {
                record.readBack(move.new, from: view)
                break
            }
            // Code of a setter can have changed the record.
            if record.style !== style || !record.isRegistered { break }
        }
        if record.style === style {
            record.style = index == moves.count ? path.to : AppliedStyle(style.properties, isOwn: true)
        }
        work.returnPathStyle(style)
        guard index < moves.count || record.style !== path.to else { return mayBeLarger }
        if apply(transition.changes[index...], of: plan, to: view, record) { mayBeLarger = true }
        record.shareStyle()
        return mayBeLarger
    }

    /// Returns whether the value of a step on a view is the value of a recorded move.
    private func hasValue(of move: PropertyMove, in plan: StylePlan, _ view: UIView) -> Bool {
        guard let step = move.change.step, move.meetsCondition else { return true }
        let value = value(
            of: step, plan.effects.rows[step.row], in: plan, on: view, after: move.old, normal: move.normal,
            keepsBaseline: move.change.isFollowing)
        guard let value else { return move.new == nil }
        return move.new?.hasStyled(value) ?? false
    }
}
