/// The changes that views make which have the same applied style and the same transition.
@MainActor final class StylePath {
    let from: AppliedStyle
    let to: AppliedStyle
    let moves: [PropertyMove]

    init(from: AppliedStyle, to: AppliedStyle, _ moves: [PropertyMove]) {
        (self.from, self.to, self.moves) = (from, to, moves)
    }

    /// Whether the moves lead to the properties of the last style.
    var isWhole: Bool { to.hasSameProperties(as: AppliedStyle(properties(after: moves.count))) }

    /// Returns the properties after a number of moves.
    func properties(after count: Int) -> [any AppliedProperty] {
        var properties = from.properties
        for move in moves.prefix(count) { properties.set(move.new, ofRow: move.change.row) }
        return properties
    }
}

/// A change of a property that many views make.
@MainActor final class PropertyMove {
    private static let keep: PropertyChange = { _ in .isKept }

    let change: PlanTransition.Change
    let old: (any AppliedProperty)?
    let new: (any AppliedProperty)?
    /// The state of the property whose baseline the value depends on. `nil` if the value depends on no other property.
    let normal: (any AppliedProperty)?
    let body: PropertyChange
    /// Whether the value depends on the view.
    let isOfView: Bool
    let condition: Effect.Condition?
    /// Whether the views meet the condition.
    let meetsCondition: Bool
    let isPaintOnly: Bool
    /// Whether the body alone does not tell whether the view makes the change: see the following properties.
    let hasRequirements: Bool
    /// Whether the value is set after the layout.
    let isPostponed: Bool
    /// Whether the value is undone that is set after the layout.
    let clearsAutoresizing: Bool

    init(
        _ change: PlanTransition.Change, of row: EffectRow, from old: (any AppliedProperty)?,
        to new: (any AppliedProperty)?, normal: (any AppliedProperty)?, meetsCondition: Bool
    ) {
        self.change = change
        (self.old, self.new, self.normal) = (old, new, normal)
        isPaintOnly = row.effect.isPaintOnly
        isPostponed = row.effect.isAppliedAfterLayout && change.step != nil
        clearsAutoresizing = row.effect.isAppliedAfterLayout && change.step == nil
        condition = change.step == nil ? nil : row.condition
        self.meetsCondition = meetsCondition
        isOfView = change.step?.isOfView == true
        hasRequirements = isPostponed || clearsAutoresizing || condition != nil || isOfView
        // A value that follows an input stays as it is if the input does not change it, even if the app has replaced it.
        let isSame = old === new
        body = isSame ? Self.keep : row.effect.access.move(from: old, to: new)
    }
}
