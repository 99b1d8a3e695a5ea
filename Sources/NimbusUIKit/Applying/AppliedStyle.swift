/// The properties that stylesheets have set on views. Views with equal properties share the object.
@MainActor final class AppliedStyle {
    /// The style of views without styled properties.
    static let none = AppliedStyle([])

    private var settled: [any AppliedProperty]
    /// Whether only one view has the style, so that the style can change.
    private(set) var isOwn: Bool
    /// The path that a view follows while it has the style. `nil` for all other styles.
    @exclusivity(unchecked) private var path: StylePath?
    @exclusivity(unchecked) private var position = 0

    init(_ properties: [any AppliedProperty], isOwn: Bool = false) { (settled, self.isOwn) = (properties, isOwn) }

    /// Whether several views can have the style, also later.
    var isShared: Bool { !isOwn && path == nil }

    /// In the order of the effects.
    var properties: [any AppliedProperty] { path.map { $0.properties(after: position) } ?? settled }

    // MARK: Own styles

    /// Replaces the property of an effect. `nil` removes it.
    func set(_ property: (any AppliedProperty)?, ofRow row: Int) { settled.set(property, ofRow: row) }

    /// Returns whether the properties of two styles are the same objects.
    func hasSameProperties(as other: AppliedStyle) -> Bool {
        guard settled.count == other.settled.count else { return false }
        for index in settled.indices where settled[index] !== other.settled[index] { return false }
        return true
    }

    /// Marks the style as unchangeable.
    func share() { isOwn = false }

    // MARK: Paths

    /// Makes this the style of a view that follows a path. Called before the first step.
    func begin(_ path: StylePath) { self.path = path }

    /// Advances to a change of the path. Called before its setter, because the setter can run code that reads the style.
    func advance(to index: Int) { position = index + 1 }

    /// Called when the view has another style.
    func end() { (path, position) = (nil, 0) }
}

@MainActor extension [any AppliedProperty] {
    /// Returns the property of an effect. `nil` if the style has not set it.
    func property(ofRow row: Int) -> (any AppliedProperty)? {
        let index = index(ofRow: row)
        return has(row, at: index) ? self[index] : nil
    }

    /// Replaces the property of an effect. `nil` removes it.
    fileprivate mutating func set(_ property: (any AppliedProperty)?, ofRow row: Int) {
        let index = index(ofRow: row)
        let isKnown = has(row, at: index)
        if let property {
            if isKnown { self[index] = property } else { insert(property, at: index) }
        } else if isKnown {
            remove(at: index)
        }
    }

    /// Returns the index of the property of an effect, or the index to insert it at.
    private func index(ofRow row: Int) -> Int {
        var index = count
        while index > 0 {
            if self[index - 1].row < row { break }
            index -= 1
        }
        return index
    }

    private func has(_ row: Int, at index: Int) -> Bool {
        if index == count { return false }
        return self[index].row == row
    }
}

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
