import CSSEngine
import NimbusCSS

/// The plans of styles, and the effects of view classes.
///
/// Views with the same style, class and surroundings share one plan. A plan stays in the cache until a sweep after its
/// last use, because a toggled class often needs it again.
@MainActor final class StylePlanCache {
    private struct PlanKey: Hashable {
        let style: ObjectIdentifier
        let viewClass: ObjectIdentifier
        let surroundings: StyleSurroundings
        let variants: ObjectIdentifier?

        func hash(into hasher: inout Hasher) {
            hasher.combine(style)
            hasher.combine(viewClass)
        }
    }

    /// The change of a plan that a new style causes, for all views of a class.
    @MainActor final class PlannedChange {
        fileprivate let old: StylePlan?
        let plan: StylePlan
        let transition: PlanTransition

        fileprivate init(from old: StylePlan?, to plan: StylePlan, _ transition: PlanTransition) {
            (self.old, self.plan, self.transition) = (old, plan, transition)
        }

        fileprivate func leads(
            from old: StylePlan?, to values: StyleValues, _ effects: ClassEffects, _ surroundings: StyleSurroundings
        ) -> Bool {
            plan.values.own === values.own && self.old === old && plan.effects === effects
                && plan.values.variantSet === values.variantSet && plan.surroundings == surroundings
        }
    }

    /// The UIKit objects of CSS values, which views share.
    @MainActor private struct ConvertedValues {
        let fonts = FontCache()
        let colors = ColorCache()
        let drawings = DrawingCache()
    }

    /// The plans retain their styles, so that the addresses in the keys stay unique.
    private var plans: [PlanKey: StylePlan] = [:]
    private var sweepThreshold = SweepThreshold()
    /// The plans that views with a style got last, with the transitions to them: one slot for each hash. A class that is
    /// toggled often makes the same transitions again.
    @exclusivity(unchecked) private var recent: [PlannedChange?] = []
    /// The slots of ``recent`` that are filled.
    @exclusivity(unchecked) private var recentSlots: [Int] = []
    private let styles: ViewStyles
    private let classes: ClassEffectsTable
    @exclusivity(unchecked) private var surroundingsByEnvironment = StyleSurroundingsTable()
    private let layoutProperties: FramePropertyTable
    private let converted = ConvertedValues()

    /// The source of images and strings. Setting it empties the cache.
    var resources = ViewResources() { didSet { removeAll() } }
    /// The app's own effects, which follow the effects of the table. Setting them empties the cache.
    var viewEffects: [ViewEffect] {
        get { classes.viewEffects }
        set {
            classes.viewEffects = newValue
            removeAll()
        }
    }
    /// Whether any plan created so far depends on the size of the view.
    private(set) var usesViewSize = false
    /// Whether any plan created so far, or a closure of the app, can depend on the traits of the view.
    var usesTraits = false
    /// The version of the app's effects.
    var version: Int { classes.version }
    /// The number of times that the plans were removed.
    @exclusivity(unchecked) private var epoch = 0

    init(_ styles: ViewStyles) {
        self.styles = styles
        let properties = styles.properties
        classes = ClassEffectsTable(properties)
        layoutProperties = FramePropertyTable(properties)
    }

    /// Whether a property is a layout property.
    func isLayout(_ property: PropertyID) -> Bool { layoutProperties[property] != nil }

    /// Whether a style makes a view a container of the box layout.
    private func hasBoxDisplay(_ style: ComputedStyle) -> Bool {
        guard let display = layoutProperties.display, case .keyword(let keyword) = style[display] else { return false }
        return Self.containerDisplays.contains(keyword)
    }

    private static let containerDisplays: Set<Keyword> = [
        .block, .flowRoot, .flex, .grid, .contents, .inlineBlock, .inlineFlex, .inlineGrid,
    ]

    /// Returns the names that type selectors match.
    func types(of view: UIView) -> [String] { classes.types(of: view) }

    func surroundings(of environment: EnvironmentID) -> StyleSurroundings {
        surroundingsByEnvironment.surroundings(of: environment, in: styles)
    }

    /// Returns the effects on the class of a view.
    func effects(of view: UIView) -> ClassEffects { classes.effects(of: view) }

    /// Returns the plan of a view's style.
    func plan(for values: StyleValues, of view: UIView, in surroundings: StyleSurroundings) -> StylePlan {
        let key = PlanKey(
            style: ObjectIdentifier(values.own), viewClass: ObjectIdentifier(type(of: view)),
            surroundings: surroundings, variants: values.variantSet.map(ObjectIdentifier.init))
        if let known = plans[key] { return known }
        sweepThreshold.sweepIfReached(by: &plans)
        // An item of a bar has no frame.
        let frameRules = view is BarItemElement ? nil : frameRules(of: values.own, view, in: surroundings)
        let isContainer = hasBoxDisplay(values.own) && !view.hasContentOfToolkit
        let plan = StylePlan(
            values, effects(of: view), frameRules, isContainer: isContainer, in: surroundings, epoch: epoch
        ) { place(of: view, in: surroundings) }
        plans[key] = plan
        didMake(plan)
        return plan
    }

    /// Returns the frame rules of a style. `nil` if it has none.
    func frameRules(of style: ComputedStyle, _ view: UIView, in surroundings: StyleSurroundings) -> FrameRules? {
        FrameRules(FrameRuleValues(style, layoutProperties, surroundings.layoutDirection), view)
    }

    private func didMake(_ plan: StylePlan) {
        if plan.dependencies.contains(.viewSize) { usesViewSize = true }
        if plan.isContainer || plan.frameRules?.isDirectional == true || !plan.dependencies.isDisjoint(with: .traits) {
            usesTraits = true
        }
    }

    /// Returns the change to an instant of transitions and animations, which no other view shares. `nil` if more changes than values
    /// that have nothing to do with the layout.
    private func instant(
        after old: StylePlan, to values: StyleValues, of view: UIView, _ effects: ClassEffects,
        in surroundings: StyleSurroundings
    ) -> PlannedChange? {
        guard old.epoch == epoch, old.effects === effects, old.surroundings == surroundings,
            old.values.variantSet === values.variantSet,
            let changed = values.own.changedProperties(since: old.values.own), !changed.contains(where: isLayout),
            let plan = old.following(values, changing: changed, { place(of: view, in: surroundings) })
        else { return nil }
        didMake(plan)
        return PlannedChange(from: old, to: plan, PlanTransition(following: old, to: plan, changed))
    }

    /// Returns the plan of a view's style, and the difference from a former plan of the view.
    /// - Parameter isInstant: Whether the style has changed because time has passed.
    func change(
        from old: StylePlan?, to values: StyleValues, of view: UIView, _ effects: ClassEffects,
        in surroundings: StyleSurroundings, isInstant: Bool
    ) -> PlannedChange {
        if isInstant, let old, let change = instant(after: old, to: values, of: view, effects, in: surroundings) {
            return change
        }
        if recent.isEmpty { recent = Array(repeating: nil, count: Self.recentCount) }
        let hash = addressHash(values.own) ^ addressHash(effects) &* 31 ^ addressHash(old) &* 17
        let slot = hash & (Self.recentCount - 1)
        if let known = recent[slot], known.leads(from: old, to: values, effects, surroundings) { return known }
        let plan = plan(for: values, of: view, in: surroundings)
        let change = PlannedChange(from: old, to: plan, PlanTransition(from: old, to: plan, layoutProperties))
        if recent[slot] == nil { recentSlots.append(slot) }
        recent[slot] = change
        return change
    }

    /// A power of two.
    private static let recentCount = 256
    /// The maximum number of changes that stay after a round. They retain their plans.
    private static let keptCount = 64

    /// Returns the plan with the same style as another one for the current resources and effects.
    func currentPlan(of view: UIView, insteadOf plan: StylePlan, in surroundings: StyleSurroundings) -> StylePlan {
        if plan.epoch == epoch, plan.surroundings == surroundings { return plan }
        return self.plan(for: plan.values, of: view, in: surroundings)
    }

    /// Removes the kept changes if there are many. Called at the end of a round.
    func endPass() {
        if recentSlots.count > Self.keptCount { removeRecent() }
    }

    private func removeRecent() {
        for slot in recentSlots { recent[slot] = nil }
        recentSlots.removeAll(keepingCapacity: true)
    }

    /// Removes all plans. Required when the strings or images of a name may have changed.
    func removeAll() {
        plans = [:]
        removeRecent()
        epoch += 1
    }

    /// Returns the context in which values are converted for a view.
    func place(of view: UIView, in surroundings: StyleSurroundings) -> StylePlace {
        StylePlace(view, surroundings, resources, converted.fonts, converted.colors, converted.drawings)
    }
}

/// A hash of the address of an object, without the bits that are equal in all addresses. 0 for `nil`.
private func addressHash(_ object: AnyObject?) -> Int {
    object.map { Int(bitPattern: ObjectIdentifier($0)) >> 4 } ?? 0
}
