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
        /// Whether the value was converted for one colour scheme. Dynamic colours of UIKit are not.
        let dependsOnColorScheme: Bool
        /// Whether the value was drawn at the size of the view.
        private let wasDrawnInViewSize: Bool
        /// The states that the property has on views with the value. The first ones only.
        private var known: [any AppliedProperty] = []

        init(
            row: Int, values: [Value?], content: Content, dependsOnColorScheme: Bool = false,
            wasDrawnInViewSize: Bool = false
        ) {
            (self.row, self.values, self.content) = (row, values, content)
            self.dependsOnColorScheme = dependsOnColorScheme
            self.wasDrawnInViewSize = wasDrawnInViewSize
        }

        /// Whether the value is drawn at the size of the view, such as a gradient or a dashed border.
        var isDrawnInViewSize: Bool { wasDrawnInViewSize || drawingDependencies.contains(.viewSize) }

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
    /// Whether several views can have the plan.
    let isShared: Bool
    /// The applied styles of views with the plan. The first ones only.
    private var known: [AppliedStyle] = []
    /// The maximum number of states that are shared, so that a search is short if all views are different.
    static let sharedCount = 8

    /// - Parameter makePlace: Returns a new context of a view with the style.
    init(
        _ values: StyleValues, _ effects: ClassEffects, _ frameRules: FrameRules?, isContainer: Bool,
        in surroundings: StyleSurroundings, epoch: Int, _ makePlace: () -> StylePlace
    ) {
        self.values = values
        self.epoch = epoch
        isShared = true
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

    private init(following plan: StylePlan, _ values: StyleValues, _ steps: [Step], _ dependencies: EffectDependencies)
    {
        (self.values, self.steps, self.dependencies) = (values, steps, dependencies)
        (epoch, isShared, effects) = (plan.epoch, false, plan.effects)
        (frameRules, isContainer, surroundings) = (plan.frameRules, plan.isContainer, plan.surroundings)
    }

    /// Returns the plan of a style that differs from that of the plan only in the values of some properties, for one view. `nil` if
    /// other rows have values.
    /// - Parameters:
    ///   - properties: None of them is a layout property.
    ///   - makePlace: Returns a new context of the view.
    func following(
        _ values: StyleValues, changing properties: [PropertyID], _ makePlace: () -> StylePlace
    ) -> StylePlan? {
        var (steps, dependencies) = (steps, dependencies)
        func newStep(_ index: Int) -> Step? {
            Self.step(index, effects.rows[index], values, surroundings.layoutDirection, makePlace)
        }
        for property in properties {
            for row in effects.rows(for: property) where step(of: row) == nil {
                if newStep(row) != nil { return nil }
            }
        }
        for position in steps.indices {
            let row = effects.rows[steps[position].row]
            guard row.properties.contains(where: { $0.map(properties.contains) ?? false }) else { continue }
            guard let step = newStep(steps[position].row) else { return nil }
            steps[position] = step
            dependencies.formUnion(step.dependencies(row.effect))
        }
        return StylePlan(following: self, values, steps, dependencies)
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
                row: index, values: values, content: .ofView, dependsOnColorScheme: place.wasColorSchemeRead,
                wasDrawnInViewSize: place.wasDrawnInViewSize)
        }
        if let font = place.partialFont { return Step(row: index, values: values, content: .partialFont(font)) }
        return value.map { Step(row: index, values: values, content: .shared($0)) }
    }

    /// Returns the shared style that has the properties of a view's own style.
    func shared(_ style: AppliedStyle) -> AppliedStyle {
        if !isShared { return style }
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
        let effect = effects.rows[row].effect
        return step(of: row)?.dependencies(effect) ?? effect.dependencies
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
        var dependencies = effect.dependencies
        let isDrawnInViewSize = isDrawnInViewSize
        let hasSized = effect.roles.sized.map { $0 < values.count && values[$0] != nil } ?? false
        if dependencies.contains(.viewSize), !hasSized, !isDrawnInViewSize,
            !values.contains(where: { $0?.hasPercentage == true })
        {
            dependencies.remove(.viewSize)
        }
        if dependencies.contains(.layoutDirection), !values.isEmpty,
            effect.roles.sides.map({ !ContentInsets.haveInlineSide(values, $0) }) ?? true,
            effect.roles.borders.map({ !BorderProperties.haveInlineSide(values, $0) }) ?? (effect.roles.sides != nil)
        {
            dependencies.remove(.layoutDirection)
        }
        if dependsOnColorScheme { dependencies.insert(.colorScheme) }
        if isDrawnInViewSize { dependencies.insert(.viewSize) }
        return dependencies.union(drawingDependencies)
    }

    /// The additional inputs of values that are drawn, such as gradients.
    var drawingDependencies: EffectDependencies {
        values.reduce(into: []) { all, value in if let value { all.formUnion(value.drawingDependencies) } }
    }

    /// Whether the view keeps the value that it has.
    var isKept: Bool { if case .kept = content { true } else { false } }

    /// Whether the value depends on the view.
    var isOfView: Bool { if case .shared = content { false } else { true } }

    /// The index of the normal state's row, if the value depends on the view's unstyled value in the normal state.
    var normal: Int? { if case .standIn(let normal) = content { normal } else { nil } }

    /// Whether both steps have the same CSS values. Converted values can differ nevertheless, because two dynamic
    /// colours are never equal.
    func hasSameValues(as other: StylePlan.Step) -> Bool { self === other || values == other.values }
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
