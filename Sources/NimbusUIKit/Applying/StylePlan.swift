import CSSEngine
import NimbusCSS

/// The values that a style sets on the views of a class, converted once for all of them.
@MainActor final class StylePlan {
    /// The value of an effect.
    @MainActor final class Step {
        enum Content {
            /// All views have the same value.
            case shared(ViewValue)
            /// The value depends on the view.
            case ofView
            /// The value is the view's own font with other parts.
            case partialFont(PartialFont)
            /// A fallback, because the style sets only the row of the normal state. The value depends on the view's
            /// unstyled value.
            case standIn(normal: Int)
            /// The CSS value is `current`: the view keeps its current value.
            case kept
        }

        /// The index of the effect among the effects of the class.
        let row: Int
        /// The values of the effect's properties.
        let values: [Value?]
        let content: Content
        /// Whether the value depends on the colour scheme, and is not a dynamic colour of UIKit.
        let dependsOnColorScheme: Bool
        /// The states that the property has on views with the value. The first ones only.
        private var known: [any AppliedProperty] = []

        init(row: Int, values: [Value?], content: Content, dependsOnColorScheme: Bool = false) {
            (self.row, self.values, self.content) = (row, values, content)
            self.dependsOnColorScheme = dependsOnColorScheme
        }

        /// Returns the shared state that is equal to a view's state of the property.
        func shared(_ property: any AppliedProperty) -> any AppliedProperty {
            // Otherwise, a view could get the object of another view back, and the plan would keep the object alive.
            guard property.baseline.isPlain else { return property }
            for known in known where known.isEqual(to: property) { return known }
            if known.count < StylePlan.sharedCount { known.append(property) }
            return property
        }
    }

    let effects: ClassEffects
    let values: StyleValues
    let surroundings: StyleSurroundings
    /// In the order of the effects.
    let steps: [Step]
    /// The layout of the views. `nil` if the style specifies none.
    let frameRules: FrameRules?
    /// Whether the box layout places the subviews of the views.
    let isContainer: Bool
    /// The inputs of the values other than the style.
    let dependencies: EffectDependencies
    /// The number of times that the plans of the cache were removed before.
    let epoch: Int
    /// The applied styles of views with the plan. The first ones only.
    private var known: [AppliedStyle] = []
    /// The maximum number of states that are shared, so that a search is short if all views are different.
    fileprivate static let sharedCount = 8

    /// - Parameter makePlace: Returns a new context of a view with the style.
    init(
        _ values: StyleValues, _ effects: ClassEffects, _ frameRules: FrameRules?, isContainer: Bool,
        in surroundings: StyleSurroundings, epoch: Int, _ makePlace: () -> StylePlace
    ) {
        self.values = values
        self.epoch = epoch
        self.effects = effects
        self.frameRules = frameRules
        self.isContainer = isContainer
        self.surroundings = surroundings
        var steps: [Step] = []
        var dependencies: EffectDependencies = []
        effects.visitRows(of: values) { index in
            let row = effects.rows[index]
            guard let step = Self.step(index, row, values, surroundings.layoutDirection, makePlace) else { return }
            steps.append(step)
            dependencies.formUnion(step.dependencies(row.effect))
        }
        self.steps = steps
        self.dependencies = dependencies
    }

    private static func step(
        _ index: Int, _ row: EffectRow, _ styles: StyleValues, _ direction: CSS.Environment.LayoutDirection,
        _ makePlace: () -> StylePlace
    ) -> Step? {
        guard let values = styles.values(of: row, in: direction) else {
            guard let normal = row.normal, styles.departs(row) else { return nil }
            return Step(row: index, values: [], content: .standIn(normal: normal))
        }
        if values.contains(.keyword(.current)) { return Step(row: index, values: values, content: .kept) }
        let place = makePlace()
        let value = row.effect.value(StyleInputs(values: values, place: place))
        if place.wasViewRead {
            return Step(
                row: index, values: values, content: .ofView, dependsOnColorScheme: place.wasColorSchemeRead)
        }
        if let font = place.partialFont { return Step(row: index, values: values, content: .partialFont(font)) }
        return value.map { Step(row: index, values: values, content: .shared($0)) }
    }

    /// Returns the shared style that has the properties of a view's own style.
    func shared(_ style: AppliedStyle) -> AppliedStyle {
        for known in known where known.hasSameProperties(as: style) { return known }
        guard known.count < Self.sharedCount else { return style }
        style.share()
        known.append(style)
        return style
    }

    /// Whether a value, such as a gradient, is drawn at the size of the view.
    private(set) lazy var isDrawnInViewSize =
        dependencies.contains(.viewSize) && steps.contains { $0.isDrawnInViewSize }

    /// Returns the inputs of the value of a row other than the style.
    func dependencies(ofRow row: Int) -> EffectDependencies {
        effects.rows[row].effect.dependencies.union(step(of: row)?.ownDependencies ?? [])
    }

    /// Returns the step of a row, or `nil` if the style does not set it.
    func step(of row: Int) -> Step? {
        let index = steps.indices.partitioningIndex { steps[$0].row >= row }
        return index < steps.count && steps[index].row == row ? steps[index] : nil
    }
}

extension StylePlan.Step {
    /// Returns the inputs of the value other than the style.
    @MainActor func dependencies(_ effect: Effect) -> EffectDependencies {
        let hasSized = effect.roles.sized.map { $0 < values.count && values[$0] != nil } ?? false
        let dependsOnSize = hasSized || values.contains { $0?.hasPercentage == true }
        let dependencies = dependsOnSize ? effect.dependencies : effect.dependencies.subtracting(.viewSize)
        return dependencies.union(ownDependencies)
    }

    /// The inputs of the values that the effect does not declare.
    fileprivate var ownDependencies: EffectDependencies {
        dependsOnColorScheme ? drawingDependencies.union(.colorScheme) : drawingDependencies
    }

    /// The additional inputs of values that are drawn, such as gradients.
    var drawingDependencies: EffectDependencies {
        values.reduce(into: []) { all, value in if let value { all.formUnion(value.drawingDependencies) } }
    }

    /// Whether a value, such as a gradient, is drawn at the size of the view.
    var isDrawnInViewSize: Bool { drawingDependencies.contains(.viewSize) }

    /// Whether the view keeps the value that it has.
    var isKept: Bool { if case .kept = content { true } else { false } }

    /// Whether the value depends on the view.
    var isOfView: Bool { if case .shared = content { false } else { true } }

    /// The index of the normal state's row, if the value depends on the view's unstyled value in the normal state.
    var normal: Int? { if case .standIn(let normal) = content { normal } else { nil } }

    /// Whether both steps have the same CSS values. Converted values can differ nevertheless, because two dynamic
    /// colours are never equal.
    func hasSameValues(as other: StylePlan.Step) -> Bool { values == other.values }
}

extension Value {
    /// Whether the value contains a percentage.
    fileprivate var hasPercentage: Bool {
        switch self {
        case .percentage, .math: return true
        case .list(let values), .commaSeparated(let values): return values.contains(where: \.hasPercentage)
        case .transform(let functions):
            return TransformMatrix(functions, width: 0, height: 0) != TransformMatrix(functions, width: 1, height: 1)
        default: return false
        }
    }
}

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

    /// Returns whether the path from a style is worth recording: another view had the style as well.
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

    private init(_ changes: [Change], of plan: StylePlan, changesLayout: Bool) {
        self.changes = changes
        self.changesLayout = changesLayout
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
