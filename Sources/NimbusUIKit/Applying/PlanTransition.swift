import CSSEngine
import NimbusCSS

/// The rows whose values differ between two plans of a class.
@MainActor final class PlanTransition {
    /// A row whose value may differ.
    struct Change {
        let row: Int
        /// The step in the new plan. `nil` if the new style does not set the row.
        let step: StylePlan.Step?
        /// Whether only an input of the value has changed: the property of another row, or the surroundings.
        var isFollowing = false
    }

    /// In the order of the effects.
    let changes: [Change]
    /// Whether a layout property differs.
    let changesLayout: Bool
    /// Whether the view can have another box: not if only colours and the like differ.
    let changesBox: Bool
    /// Whether the content size of an enclosing scroll view may change, because the layout or the visibility differs.
    let changesScrollContent: Bool
    /// The paths of the transition, by the applied styles of the views before.
    private var paths: [StylePath] = []
    /// The path that was followed last.
    @exclusivity(unchecked) private var lastPath: StylePath?
    /// The applied styles that one view had before the transition.
    private var starts: [AppliedStyle] = []

    /// Returns the path of views with an applied style. `nil` if it is not recorded.
    func path(from style: AppliedStyle) -> StylePath? {
        if let lastPath, lastPath.from === style { return lastPath }
        for path in paths where path.from === style {
            lastPath = path
            return path
        }
        return nil
    }

    /// Returns whether the path from a style is worth recording: a view has made the transition from it before.
    func isFrequent(_ style: AppliedStyle) -> Bool {
        if !style.isShared { return false }
        for start in starts where start === style { return true }
        if starts.count < StylePlan.sharedCount { starts.append(style) }
        return false
    }

    func record(_ path: StylePath) { paths.append(path) }

    convenience init(from old: StylePlan?, to new: StylePlan, _ properties: FramePropertyTable) {
        let differences = StyleDifference(from: old?.values.own, to: new.values.own).changes
        let isDirectional = [old, new].contains { $0?.frameRules?.isDirectional == true }
        let changedInputs = old?.surroundings.dependencies(changedIn: new.surroundings) ?? []
        self.init(
            Self.changes(from: old?.steps ?? [], to: new.steps, new.effects, changedInputs), of: new,
            changesLayout: differences.contains {
                properties[$0.property] != nil || isDirectional && $0.property == properties.direction
            })
    }

    /// Creates the transition to a plan that follows another one.
    /// - Parameter properties: The properties whose values differ. None of them is a layout property.
    convenience init(following old: StylePlan, to new: StylePlan, _ properties: [PropertyID]) {
        let changes = Self.changes(from: old.steps, to: new.steps, new.effects, [])
        let isPainting =
            properties.allSatisfy(new.effects.hasRow)
            && changes.allSatisfy { new.effects.rows[$0.row].effect.isPaintOnly }
        self.init(changes, of: new, changesLayout: false, changesBox: !isPainting)
    }

    /// Creates the transition that applies all values of a plan again.
    /// - Parameters:
    ///   - rows: The rows that are undone if the plan does not set them.
    ///   - isPlaced: Whether the layout is undone if the plan specifies none.
    convenience init(to plan: StylePlan, undoing rows: [Int], isPlaced: Bool) {
        let set = plan.steps.filter { !$0.isKept }.map { Change(row: $0.row, step: $0) }
        let undone = rows.filter { plan.step(of: $0) == nil }.map { Change(row: $0, step: nil) }
        let changes = (set + undone).sorted { $0.row < $1.row }
        self.init(changes, of: plan, changesLayout: isPlaced || plan.frameRules != nil)
    }

    private init(_ changes: [Change], of plan: StylePlan, changesLayout: Bool, changesBox: Bool = true) {
        self.changes = changes
        (self.changesLayout, self.changesBox) = (changesLayout, changesBox)
        changesScrollContent = changesLayout || changes.contains { plan.effects.rows[$0.row].effect.name == "isHidden" }
    }

    private static func changes(
        from old: [StylePlan.Step], to new: [StylePlan.Step], _ effects: ClassEffects,
        _ changedInputs: EffectDependencies
    ) -> [Change] {
        var changes: [Change] = []
        var index = 0
        for step in new {
            while index < old.count, old[index].row < step.row {
                changes.append(Change(row: old[index].row, step: nil))
                index += 1
            }
            let isInBoth = index < old.count && old[index].row == step.row
            let isChanged =
                !isInBoth || !step.hasSameValues(as: old[index]) || changes.containsNormalRow(of: step)
            let isFollowing =
                !isChanged
                && (changes.containsRow(in: effects.rows[step.row].followed)
                    || !changedInputs.isEmpty
                        && !step.dependencies(effects.rows[step.row].effect).isDisjoint(with: changedInputs))
            if isChanged || isFollowing, !step.isKept {
                changes.append(Change(row: step.row, step: step, isFollowing: isFollowing))
            }
            if isInBoth { index += 1 }
        }
        return changes + old[index...].map { Change(row: $0.row, step: nil) }
    }
}

@MainActor extension [PlanTransition.Change] {
    /// Whether the changes contain the row of the normal state that a step depends on.
    fileprivate func containsNormalRow(of step: StylePlan.Step) -> Bool {
        guard case .standIn(let normal) = step.content else { return false }
        return contains { $0.row == normal && !$0.isFollowing }
    }

    /// Whether the changes contain one of some rows.
    fileprivate func containsRow(in rows: [Int]) -> Bool {
        !rows.isEmpty && contains { rows.contains($0.row) }
    }
}
