import CSSEngine
import NimbusCSS

/// Connects a DOM to its views: applies the effects of styles, observes states, and runs the layout.
@MainActor final class ViewStyler: DOMAdapter {
    var resources: ViewResources {
        get { plans.resources }
        set {
            plans.resources = newValue
            newValue.strings.add(self)
            reapplyAll(dependingOn: .resources)
        }
    }
    /// The app's own effects, which follow the effects of the table.
    var viewEffects: [ViewEffect] {
        get { plans.viewEffects }
        set { replaceViewEffects(by: newValue) }
    }
    /// Receives the views that are created from data.
    var didBuildView: (@MainActor (BuiltView) -> Void)?
    /// The prototypes that all views can use, by their names.
    var globalPrototypes: [String: ViewPrototype] = [:]
    /// Whether labels and buttons keep the attributes of attributed text.
    var preservesTextAttributes = false
    /// The nested views of the app's own classes.
    var nestedViews: [NestedView] {
        get { parts.nestedViews }
        set {
            parts.nestedViews = newValue
            parts.updateAll(of: records.map(\.view), undoing: undo)
            dom.styleIfNeeded()
        }
    }
    private var switches = StylingSwitches()
    let layout = LayoutEngine()
    /// The views that the box model of CSS lays out, and their layout.
    let boxes: ViewBoxes
    let boxLayout: BoxLayoutEngine
    let subtrees: SubtreeRegistry
    private let parts: PartRegistry
    let barItems: BarItemRegistry
    let hiddenSubviews = HiddenSubviewList()
    let traits: TraitTracker
    unowned let dom: NIDOM
    // Loading the unowned DOM for each view would take longer than the work.
    private let registry: ViewRegistry
    private let styles: ViewStyles
    private let plans: StylePlanCache
    private let states: StateObserver
    let scrollContent = ScrollContent()
    /// The names for type selectors of the classes so far.
    private var typesByClass: [ObjectIdentifier: [String]] = [:]
    /// The values of this pass that are set after layout. An autoresizing mask must not resize a view when its
    /// superview gets its first size from a stylesheet, whichever of them is styled first.
    private var postponed: [PostponedValue] = []

    private struct PostponedValue {
        weak var view: UIView?
        let record: ViewRecord
        let change: StyleTransition.Change
        let plan: StylePlan
    }

    /// The views that were registered again since the last pass.
    private var returned: [(view: WeakView, record: ViewRecord)] = []
    /// The surroundings of the view that this pass styled last.
    private var lastSurroundings: (environment: UInt16, surroundings: StyleSurroundings)?
    /// Whether this pass follows a change of the traits of views.
    private var traitsDidChange = false
    /// The text fields of this pass whose content can have changed.
    private var changedFields: [WeakView] = []

    init(_ dom: NIDOM) {
        self.dom = dom
        (registry, styles) = (dom.registry, dom.styles)
        plans = StylePlanCache(dom.styles.properties)
        states = StateObserver(dom)
        boxes = ViewBoxes(dom)
        boxLayout = BoxLayoutEngine(boxes)
        subtrees = SubtreeRegistry(dom)
        parts = PartRegistry(dom)
        barItems = BarItemRegistry(dom)
        traits = TraitTracker(dom, hiddenSubviews)
        resources.strings.add(self)
    }

    deinit {
        let hiddenSubviews = hiddenSubviews
        Task { @MainActor in hiddenSubviews.remove() }
    }

    // MARK: Records

    func effects(of view: UIView) -> ClassEffects { plans.effects(of: view) }

    func record(of view: UIView) -> ViewRecord? { registry.record(of: view) }

    /// All records with their views, in no particular order.
    private var records: [(view: UIView, record: ViewRecord)] { records { _ in true } }

    private func records(
        where condition: @MainActor (ViewRecord) -> Bool
    ) -> [(view: UIView, record: ViewRecord)] {
        var records: [(view: UIView, record: ViewRecord)] = []
        registry.visitAdapterStates { state, view in
            guard let record = state as? ViewRecord, condition(record), let view = view() as? UIView else { return }
            records.append((view, record))
        }
        return records
    }

    /// Takes over the record of a view that was registered before, so that undoing a style restores the original
    /// values.
    private func formerRecord(of view: UIView) -> ViewRecord? {
        guard let record = FormerRecords.take(of: view, for: self) else { return nil }
        if let effects = record.plan?.effects, effects.version != plans.version {
            undoAppEffects(effects, record, on: view)
        }
        record.isReturned = true
        returned.append((WeakView(view), record))
        return record
    }

    /// Observes the states and the traits of a newly registered view.
    func didRegister(_ view: any NIStyleable) -> AnyObject? {
        guard let view = view as? UIView else { return nil }
        let record = formerRecord(of: view) ?? ViewRecord()
        record.isRegistered = true
        layout.adoptConstraints(of: view)
        (view as? any BoxSizing)?.boxDOM = dom
        if !boxes.isEmpty || record.boxFrame != nil { boxes.setNeedsUpdate(of: view) }
        record.observations = traits.track(view)
        states.didRegister(view, record)
        parts.didChange(view)
        barItems.didRegister(view)
        return record
    }

    // MARK: Applying

    func styles(_ view: any NIStyleable) -> Bool { view is UIView }

    func styleTypes(of view: any NIStyleable) -> [String] {
        let viewClass = ObjectIdentifier(type(of: view))
        // The class of the item decides.
        if viewClass == ObjectIdentifier(BarItemElement.self) { return view.styleTypes }
        if let known = typesByClass[viewClass] { return known }
        let types = view.styleTypes
        typesByClass[viewClass] = types
        return types
    }

    func overridesEnvironment(_ view: any NIStyleable) -> Bool {
        guard let view = view as? UIView else { return true }
        return view.canOverrideTraits
    }

    func applyStyle(of view: any NIStyleable, _ node: StyleNode, state: AnyObject?) {
        guard let view = view as? UIView, let record = state as? ViewRecord, !record.isReturned else { return }
        if switches.isOff(for: view) { return }
        let plan = plan(of: view, node)
        let transition = plans.transition(from: record.plan, to: plan)
        record.plan = plan
        apply(transition, of: plan, to: view, record)
    }

    func reapplyStyle(of view: any NIStyleable, _ node: StyleNode, state: AnyObject?) {
        guard let view = view as? UIView, let record = state as? ViewRecord, !switches.isOff(for: view) else { return }
        let plan = plan(of: view, node)
        reapply(plan, to: view, record)
    }

    private func plan(of view: UIView, _ node: StyleNode) -> StylePlan {
        let variants = effects(of: view).usesVariants ? styles.variantStyles(of: node, view) : []
        return plans.plan(
            for: StyleValues(own: styles.style(of: node), variants: variants), of: view, in: surroundings(of: node))
    }

    private func surroundings(of node: StyleNode) -> StyleSurroundings {
        let id = styles.environmentID(of: node)
        if let known = lastSurroundings, known.environment == id { return known.surroundings }
        let surroundings = StyleSurroundings(styles.environment(of: node))
        lastSurroundings = (id, surroundings)
        return surroundings
    }

    /// Returns the plan of the same style for the resources, effects and surroundings that a view has now.
    private func currentPlan(of view: UIView, insteadOf plan: StylePlan) -> StylePlan {
        let environment = registry.node(of: view).map(styles.environment) ?? dom.environment
        return plans.plan(for: plan.values, of: view, in: StyleSurroundings(environment))
    }

    private func apply(
        _ transition: StyleTransition, of plan: StylePlan, to view: UIView, _ record: ViewRecord
    ) {
        guard !parts.isEmpty, !transition.changes.isEmpty else {
            return applyAlone(transition, of: plan, to: view, record)
        }
        // A view and its parts can set the same properties, such as the font of a title. The parts take precedence.
        let parts = parts.parts(of: view).compactMap { part in self.record(of: part).map { (part, $0) } }
        for (part, record) in parts { undo(record, on: part) }
        applyAlone(transition, of: plan, to: view, record)
        for (part, record) in parts {
            if let plan = record.plan { reapply(plan, to: part, record) }
        }
    }

    /// Undoes everything that the style of a view has set, except its frame.
    private func undo(_ record: ViewRecord, on view: UIView) {
        guard let effects = record.plan?.effects else { return }
        for row in record.applied.map(\.row).reversed() { _ = record.apply(nil, through: row, of: effects, to: view) }
    }

    private func undo(_ view: UIView) {
        if let record = record(of: view) { undo(record, on: view) }
    }

    private func applyAlone(
        _ transition: StyleTransition, of plan: StylePlan, to view: UIView, _ record: ViewRecord
    ) {
        var mayBeLarger = false
        let hooks = record.styleHooks
        let (changes, settings) = self.changes(transition.changes, hooks, plan)
        // A setter of the app can unregister its view.
        for change in changes where record.isRegistered {
            let hasChanged = apply(change, of: plan, to: view, record)
            if hasChanged, !plan.effects.rows[change.row].effect.isPaintOnly { mayBeLarger = true }
        }
        if let settings { hooks?.didStyle?(settings) }
        if !record.isRegistered { return }
        followSize(of: view, plan)
        if transition.changesScrollContent { scrollContent.setNeedsUpdate(around: view) }
        if plan.isContainer || !boxes.isEmpty { boxes.setNeedsUpdate(of: view) }
        if transition.changesLayout, !record.disabledProperties.contains(where: plans.isLayout) {
            states.observe(view, record)
            place(view, record, by: plan.specification)
        } else if mayBeLarger {
            contentDidChange(of: view, record)
        }
    }

    /// Has the layout of Nimbus CSS place a view, unless it has a box.
    private func place(_ view: UIView, _ record: ViewRecord, by specification: LayoutSpecification?) {
        if !boxes.isEmpty, boxes.box(of: view) != nil { return }
        layout.place(view, record, by: specification, in: dom)
    }

    private func contentDidChange(of view: UIView, _ record: ViewRecord) {
        layout.contentDidChange(of: view, record)
        if !boxes.isEmpty { boxes.contentDidChange(of: view) }
    }

    /// - Parameter keepsAppValues: Whether a value that the app has set stays if the style's value is the same as before.
    /// - Returns: Whether a setter was called.
    private func apply(
        _ change: StyleTransition.Change, of plan: StylePlan, to view: UIView, _ record: ViewRecord,
        keepsAppValues: Bool = false
    ) -> Bool {
        if change.step?.isKept == true || isLeftAlone(change.row, plan, record, view) { return false }
        if plan.effects.rows[change.row].effect.isAppliedAfterLayout {
            if change.step != nil {
                postponed.append(PostponedValue(view: view, record: record, change: change, plan: plan))
                return false
            }
            record.isAutoresizingStyled = false
        }
        let value = value(of: change, plan, record, view)
        if keepsAppValues, record.hasResult(value, of: change.row) { return false }
        return record.apply(value, through: change.row, of: plan.effects, to: view)
    }

    /// Returns the value of an effect on a view. `nil` if its style does not set it.
    private func value(
        of change: StyleTransition.Change, _ plan: StylePlan, _ record: ViewRecord, _ view: UIView
    ) -> ViewValue? {
        let row = plan.effects.rows[change.row]
        guard let step = change.step, row.effect.hasValue(on: view) else { return nil }
        switch step.content {
        case .shared(let value): return value
        case .ofView:
            let place = plans.place(of: view, in: plan.surroundings)
            return row.effect.value(StyleInputs(values: step.values, place: place))
        case .standIn(let normal):
            guard let baseline = record.baseline(of: normal) else { return nil }
            return row.effect.standIn?.value(view, baseline)
        case .kept: return nil
        }
    }

    /// Applies the rows of a record that meet a condition again, although their style is the same.
    private func reapply(
        _ view: UIView, _ record: ViewRecord, keepsAppValues: Bool, where condition: @MainActor (_ row: Int) -> Bool
    ) {
        guard let former = record.plan, record.applied.contains(where: { condition($0.row) }) else { return }
        if switches.isOff(for: view) { return }
        let plan = currentPlan(of: view, insteadOf: former)
        record.plan = plan
        for row in record.applied.map(\.row) where condition(row) {
            let change = StyleTransition.Change(row: row, step: plan.step(of: row))
            let hasChanged = apply(change, of: plan, to: view, record, keepsAppValues: keepsAppValues)
            if hasChanged, !plan.effects.rows[row].effect.isPaintOnly { contentDidChange(of: view, record) }
        }
    }

    /// Applies the effects of a view that depend on certain inputs again.
    private func reapply(_ view: UIView, _ record: ViewRecord, dependingOn dependencies: EffectDependencies) {
        guard let plan = record.plan, !plan.dependencies.isDisjoint(with: dependencies) else { return }
        // New content from the app replaces attributes that the style has set in it.
        reapply(view, record, keepsAppValues: !dependencies.contains(.content)) {
            !plan.dependencies(ofRow: $0).isDisjoint(with: dependencies)
        }
    }

    private func reapply(to view: UIView, dependingOn dependencies: EffectDependencies) {
        if let record = record(of: view) { reapply(view, record, dependingOn: dependencies) }
    }

    private func reapplyAll(dependingOn dependencies: EffectDependencies) {
        let records = records { record in
            guard let plan = record.plan else { return false }
            return !plan.dependencies.isDisjoint(with: dependencies)
        }
        for (view, record) in records { reapply(view, record, dependingOn: dependencies) }
    }

    /// Applies the style of a view that was registered before, also to the properties that an earlier style has set to
    /// the same values.
    private func reapplyReturned() {
        let views = returned
        returned = []
        for (view, record) in views {
            record.isReturned = false
            guard let view = view.view, let node = registry.node(of: view), registry.record(of: view) === record else {
                continue
            }
            let plan = plan(of: view, node)
            reapply(plan, to: view, record)
        }
    }

    /// Applies all values of a plan, and undoes those of former plans that it does not have.
    private func reapply(_ plan: StylePlan, to view: UIView, _ record: ViewRecord) {
        record.plan = plan
        let transition = StyleTransition(
            to: plan, undoing: record.applied.map(\.row), isPlaced: record.placement != nil)
        apply(transition, of: plan, to: view, record)
    }

    private func applyPostponedValues() {
        let values = postponed
        postponed = []
        for postponed in values {
            let (record, plan) = (postponed.record, postponed.plan)
            guard record.isRegistered, record.plan === plan, let view = postponed.view else { continue }
            let value = value(of: postponed.change, plan, record, view)
            _ = record.apply(value, through: postponed.change.row, of: plan.effects, to: view)
            record.isAutoresizingStyled = true
        }
        if !values.isEmpty { layout.hasStyledAutoresizing = true }
    }

    // MARK: Switches and closures of the app

    func isStylingEnabled(of view: UIView) -> Bool { !switches.isOff(for: view) }

    /// Switches the styling of a view and its subviews off or on. If it is on again, applies their styles.
    func setStylingEnabled(_ isEnabled: Bool, of view: UIView) {
        guard switches.set(isEnabled, view), isEnabled, !switches.isOff(for: view) else { return }
        let views = records.filter { $0.view.isDescendant(of: view) && !switches.isOff(for: $0.view) }
        for (view, record) in views { reapplyWhole(view, record) }
        runLayout()
    }

    /// Switches properties of a view off or on. If they are on again, applies the style.
    func setStylingEnabled(_ isEnabled: Bool, of view: UIView, _ properties: Set<PropertyID>) {
        guard let record = record(of: view) else { return }
        guard isEnabled else { return record.disabledProperties.formUnion(properties) }
        let former = record.disabledProperties
        record.disabledProperties.subtract(properties)
        guard record.disabledProperties != former, !switches.isOff(for: view) else { return }
        reapplyWhole(view, record)
        runLayout()
    }

    private func reapplyWhole(_ view: UIView, _ record: ViewRecord) {
        // A view that was registered while its styling was off has no plan yet.
        guard let node = registry.node(of: view), !record.isReturned else { return }
        reapply(plan(of: view, node), to: view, record)
    }

    /// Returns whether the app has switched off an effect of a view, or its text has attributes to preserve.
    private func isLeftAlone(_ row: Int, _ plan: StylePlan, _ record: ViewRecord, _ view: UIView) -> Bool {
        let row = plan.effects.rows[row]
        let disabled = record.disabledProperties
        if !disabled.isEmpty, row.properties.contains(where: { $0.map(disabled.contains) ?? false }) { return true }
        return preservesTextAttributes && row.effect.changesTextAttributes && view.hasTextAttributes
    }

    /// Returns the changes that the app's closure leaves, and what is set. Without closures, all changes.
    private func changes(
        _ changes: [StyleTransition.Change], _ hooks: StyleHooks?, _ plan: StylePlan
    ) -> (changes: [StyleTransition.Change], settings: [StyleSetting]?) {
        guard let hooks, !changes.isEmpty else { return (changes, nil) }
        let settings = changes.map { change in
            let effect = plan.effects.rows[change.row].effect
            return StyleSetting(
                name: effect.name, properties: effect.properties, value: change.step?.values.first ?? nil,
                isUndone: change.step == nil, row: change.row)
        }
        guard let willStyle = hooks.willStyle else { return (changes, settings) }
        let chosen = willStyle(settings)
        let chosenChanges = chosen.compactMap { setting -> StyleTransition.Change? in
            guard let change = changes.first(where: { $0.row == setting.row }) else { return nil }
            guard let value = setting.value, let step = change.step, value != step.values.first ?? nil else {
                return change
            }
            let values = [value] + step.values.dropFirst()
            return (change.row, StylePlan.Step(row: step.row, values: values, content: .ofView))
        }
        return (chosenChanges, chosen)
    }

    // MARK: The app's effects

    /// Undoes the former effects of the app, and applies the current ones to all views.
    private func replaceViewEffects(by effects: [ViewEffect]) {
        let records = records
        for (view, record) in records {
            if let plan = record.plan { undoAppEffects(plan.effects, record, on: view) }
        }
        plans.viewEffects = effects
        for (view, record) in records {
            guard let former = record.plan else { continue }
            let plan = currentPlan(of: view, insteadOf: former)
            record.plan = plan
            let steps = plan.steps.filter { plan.effects.appRows.contains($0.row) }
            for step in steps {
                _ = apply(StyleTransition.Change(row: step.row, step: step), of: plan, to: view, record)
            }
            if !steps.isEmpty { contentDidChange(of: view, record) }
        }
        runLayout()
    }

    private func undoAppEffects(_ effects: ClassEffects, _ record: ViewRecord, on view: UIView) {
        for row in effects.appRows { _ = record.apply(nil, through: row, of: effects, to: view) }
        record.forgetSharedRows()
    }

    // MARK: Layout

    /// Applies the effects that depend on the sizes of views again.
    private func sizesDidChange(of views: [UIView]) {
        guard plans.usesViewSize else { return }
        for view in views { reapply(to: view, dependingOn: .viewSize) }
    }

    /// Inserts a follower into a view that Auto Layout places, if a value is a percentage of the view's size, and into a
    /// view with a gradient, whose size the app can set. The follower has the value resolved again when the size changes.
    private func followSize(of view: UIView, _ plan: StylePlan) {
        guard plan.dependencies.contains(.viewSize) else { return }
        if view.isPlacedByAutoLayout || plan.isDrawnInViewSize {
            SizeFollower.insert(in: view, for: dom, isSizedByOthers: plan.isDrawnInViewSize)
        }
    }

    /// Resolves percentages of a view's size again, for the view and its subviews.
    func sizeDidChange(of view: UIView) {
        reapply(to: view, dependingOn: .viewSize)
        layout.sizeDidChange(of: view, in: dom)
        boxes.sizeDidChange(of: view)
        runLayout()
    }

    /// Moves the views whose frames can have changed.
    func runLayout() {
        if layout.isRunning || boxLayout.isRunning { return }
        let mutations = dom.registry.takeMutations()
        let viewsCanHaveLeft: Bool
        var changes: LayoutEngine.Changes
        if boxes.isEmpty {
            changes = layout.run(after: mutations, in: dom)
            viewsCanHaveLeft = layout.viewsCanHaveLeft
        } else {
            let checksAll = boxes.checksAll
            boxes.note(mutations)
            boxes.update()
            changes = layout.run(after: mutations, in: dom)
            viewsCanHaveLeft = layout.viewsCanHaveLeft || checksAll
            runLayouts(after: &changes)
        }
        // The app often adds a view to its superview after it has registered the view.
        if layout.awaitsSuperviews { hiddenSubviews.setNeedsLayoutOfFollowers() }
        sizesDidChange(of: changes.resized)
        scrollContent.update(around: changes.moved, in: dom)
        if !changes.scrollViews.isEmpty { scrollContent.update(around: changes.scrollViews, in: dom) }
        if viewsCanHaveLeft { scrollContent.updateAll(in: dom) }
    }

    /// Runs the box layout and the layout of Nimbus CSS in turn, because views of each can be inside views of the other.
    /// - Parameter all: The changes of the first run of the layout of Nimbus CSS. The following changes are appended.
    private func runLayouts(after all: inout LayoutEngine.Changes) {
        for view in all.resized { boxes.sizeDidChange(of: view) }
        for _ in 0..<Self.maximumRounds {
            let placed = boxLayout.run(scale: dom.environment.scale)
            layout.boxesDidChange(placed, in: dom)
            all.moved += placed.moved
            all.scrollViews += placed.scrollViews
            all.resized += placed.resized
            guard layout.needsRun else { break }
            let changes = layout.run(after: TreeMutations(), in: dom)
            for view in changes.resized { boxes.sizeDidChange(of: view) }
            all.moved += changes.moved
            all.resized += changes.resized
        }
    }

    /// The maximum number of runs of the two layouts in a pass, in case views keep changing each other.
    private static let maximumRounds = 8

    /// Moves all views to their frames.
    func layoutAll() {
        layout.invalidateAll()
        boxes.invalidateAll()
        runLayout()
        reapplyAll(dependingOn: .viewSize)
    }

    // MARK: Passes

    /// Dynamic colours of UIKit have a value for each scheme.
    let keepsColorSchemes = true

    func domDidRequestPass(_ dom: NIDOM) { hiddenSubviews.setNeedsLayoutOfFollowers() }

    func domWillStyle(_ dom: NIDOM) {
        lastSurroundings = nil
        subtrees.update()
        if !barItems.isEmpty { barItems.update() }
        if !parts.isEmpty { parts.updateHosts(undoing: undo) }
        if layout.findNewSuperviews() { dom.setNeedsPass() }
        if traits.updateEnvironments() { traitsDidChange = true }
    }

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
        boxes.domWillUnregisterAllViews()
        for (view, _) in records { keepRecord(of: view) }
        plans.removeAll()
    }

    private func keepRecord(of view: UIView) {
        guard let record = record(of: view) else { return }
        SizeFollower.remove(from: view, for: dom)
        record.isRegistered = false
        layout.domWillUnregister(record)
        boxes.domWillUnregister(view)
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
            // If the DOM's environment already had the new traits, the engine reports no view.
            reapplyAll(dependingOn: .traits)
        }
        for case let field? in changedFields.map(\.view) { reapply(to: field, dependingOn: .content) }
        changedFields = []
        plans.endPass()
        lastSurroundings = nil
        runLayout()
        applyPostponedValues()
    }

    func domWillRefresh(_ dom: NIDOM) {
        traits.domWillRefresh()
        layout.invalidateAll()
        boxes.invalidateAll()
    }

    func domDidRefresh(_ view: any NIStyleable, state: AnyObject?, isInParent: Bool) {
        guard let view = view as? UIView, let record = state as? ViewRecord else { return }
        didRead(view, record, isInParent: isInParent)
    }

    /// Updates the followers around a view that was read again, and queues text fields whose content may have changed.
    private func didRead(_ view: UIView, _ record: ViewRecord, isInParent: Bool = false) {
        traits.update(around: view, isInParent: isInParent)
        parts.didChange(view)
        if let plan = record.plan { followSize(of: view, plan) }
        if view is UITextField { changedFields.append(WeakView(view)) }
    }

    func environmentDidChange(from old: NIEnvironment, in dom: NIDOM) {
        // The engine reports the changes of resolved values for each view.
        var dependencies: EffectDependencies = []
        if dom.environment.textScale != old.textScale { dependencies.insert(.textSize) }
        if dom.environment.colorScheme != old.colorScheme { dependencies.insert(.colorScheme) }
        if dom.environment.layoutDirection != old.layoutDirection { dependencies.insert(.layoutDirection) }
        if dependencies.contains(.layoutDirection) { boxes.invalidateStyles() }
        if dom.environment.scale != old.scale { boxes.invalidateAll() }
        guard !dependencies.isEmpty else { return }
        reapplyAll(dependingOn: dependencies)
        runLayout()
    }

    func environmentDidChange(of views: [any NIStyleable], in dom: NIDOM) {
        for case let view as UIView in views {
            reapply(to: view, dependingOn: .traits)
            if !boxes.isEmpty { boxes.setNeedsUpdate(of: view) }
        }
    }
}

extension ViewStyler: StringsListener {
    func stringsDidChange() {
        plans.removeAll()
        reapplyAll(dependingOn: .resources)
        layoutAll()
    }
}
