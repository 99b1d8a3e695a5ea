import CSSEngine
import NimbusCSS

/// Connects a DOM to its views: applies the effects of styles, observes states, and places the views.
@MainActor final class ViewStyler: DOMAdapter {
    var resources: ViewResources {
        get { plans.resources }
        set {
            plans.resources = newValue
            newValue.styleStrings.add(self)
            reapplyAll(dependingOn: .resources)
            trackTraitsIfNeeded()
        }
    }
    /// The app's own effects, which follow the effects of the table.
    var viewEffects: [ViewEffect] {
        get { plans.viewEffects }
        set { replaceViewEffects(by: newValue) }
    }
    /// The objects that other modules keep with the DOM, by their classes.
    var attachments: [ObjectIdentifier: AnyObject] = [:]
    /// Whether labels and buttons keep the attributes of attributed text.
    @exclusivity(unchecked) var preservesTextAttributes = false
    /// The nested views of the app's own classes.
    var nestedViews: [NestedView] {
        get { parts.nestedViews }
        set {
            parts.nestedViews = newValue
            parts.updateAll(of: records.map(\.view), undoing: undo)
            dom.styleIfNeeded()
        }
    }
    @exclusivity(unchecked) var switches = StylingSwitches()
    let placer: FramePlacer
    let subtrees: SubtreeRegistry
    let parts: PartRegistry
    let barItems: BarItemRegistry
    let hiddenSubviews = HiddenSubviewList()
    let traits: TraitTracker
    unowned let dom: NIDOM
    // Loading the unowned DOM for each view would take longer than the actual work.
    let registry: ViewRegistry
    let styles: ViewStyles
    let plans: StylePlanCache
    let states: StateObserver
    /// The tables with a `rowSource`.
    var tables: [WeakView] = []
    /// The cached names for type selectors of view classes.
    private var typesByClass: [ObjectIdentifier: [String]] = [:]
    /// The values that are set after the layout of this pass. An autoresizing mask must not resize a view when its
    /// superview gets its first size from a stylesheet. The order in which both are styled must not matter.
    var postponed: [PostponedValue] = []

    struct PostponedValue {
        weak var view: UIView?
        let record: ViewRecord
        let change: StyleTransition.Change
        let plan: StylePlan
    }

    /// The views that were registered again since the last pass.
    var returned: [(view: WeakView, record: ViewRecord)] = []
    @exclusivity(unchecked) private var surroundingsByEnvironment = StyleSurroundingsTable()
    /// Whether traits of views have changed before this pass.
    var traitsDidChange = false
    /// The views with values that depend on their size.
    var sizeDependents = SizeDependents()
    /// The text fields of this pass whose content can have changed.
    var changedFields: [WeakView] = []
    /// The other DOMs of the tree.
    private let neighbors: NeighborList
    /// The view whose own size is measured.
    private var measuredView: UIView?

    init(_ dom: NIDOM) {
        self.dom = dom
        (registry, styles) = (dom.registry, dom.styles)
        neighbors = NeighborList(dom.registry)
        plans = StylePlanCache(dom.styles.properties)
        states = StateObserver(dom)
        placer = FramePlacer(dom.registry, dom.styles) { [unowned dom] view, isSizedByOthers in
            SizeFollower.insert(in: view, for: dom, isSizedByOthers: isSizedByOthers)
        }
        subtrees = SubtreeRegistry(dom)
        parts = PartRegistry(dom)
        barItems = BarItemRegistry(dom)
        traits = TraitTracker(dom, hiddenSubviews)
        resources.styleStrings.add(self)
    }

    deinit {
        let hiddenSubviews = hiddenSubviews
        Task { @MainActor in hiddenSubviews.remove() }
    }

    // MARK: Records

    func effects(of view: UIView) -> ClassEffects { plans.effects(of: view) }

    private func effects(of view: UIView, _ record: ViewRecord) -> ClassEffects {
        if let known = record.plan?.effects, known.version == plans.version { return known }
        return plans.effects(of: view)
    }

    func record(of view: UIView) -> ViewRecord? { registry.record(of: view) }

    // The DOM passes only views that the adapter styles, and the adapter stores only records with them. A closure for `map`
    // would check at each call that it runs on the main actor.

    func record(of node: StyleNode) -> ViewRecord? {
        guard let state = registry.adapterState(of: node) else { return nil }
        return unsafeDowncast(state, to: ViewRecord.self)
    }

    func view(of node: StyleNode) -> UIView? {
        guard let view = registry.view(of: node) else { return nil }
        return unsafeDowncast(view, to: UIView.self)
    }

    /// All records with their views, in no particular order.
    var records: [(view: UIView, record: ViewRecord)] { records { _, _ in true } }

    func records(
        where condition: @MainActor (ViewRecord, StyleNode) -> Bool
    ) -> [(view: UIView, record: ViewRecord)] {
        var records: [(view: UIView, record: ViewRecord)] = []
        for node in registry.nodes {
            guard let record = record(of: node) else { continue }
            guard condition(record, node), let view = view(of: node) else { continue }
            records.append((view, record))
        }
        return records
    }

    /// Returns the record of a view's former registration, or `nil` if there is none. With this record, undoing a style
    /// restores the original values.
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
    func didRegister(_ node: StyleNode, isRoot: Bool) -> (any AdapterState)? {
        guard let view = view(of: node), !neighbors.haveRegistered(view, isRoot: isRoot) else { return nil }
        let record = formerRecord(of: view) ?? ViewRecord()
        record.isRegistered = true
        (view as? any BoxSizing)?.boxDOM = dom
        placer.didRegister(view, record)
        record.observations = traits.track(view)
        states.didRegister(view, record)
        parts.didChange(view)
        barItems.didRegister(view)
        return record
    }

    /// Returns the size of a view that is no container. If the view asks the DOM in turn, returns its current size.
    func ownSize(of view: UIView, in space: CGSize) -> CGSize {
        if measuredView === view { return view.bounds.size }
        let outer = measuredView
        measuredView = view
        defer { measuredView = outer }
        return view.sizeThatFits(space)
    }

    // MARK: Applying

    func styleTypes(of node: StyleNode) -> [String]? {
        guard let view = registry.view(of: node) as? UIView else { return nil }
        let viewClass = ObjectIdentifier(type(of: view))
        // The names depend on the class of the item, or of the app's view.
        if viewClass == ObjectIdentifier(BarItemElement.self) || viewClass == ObjectIdentifier(StandInView.self) {
            return view.styleTypes
        }
        if let known = typesByClass[viewClass] { return known }
        let types = view.styleTypes
        typesByClass[viewClass] = types
        return types
    }

    func overridesEnvironment(_ view: AnyObject) -> Bool {
        // The DOM asks for views that the adapter styles.
        unsafeDowncast(view, to: UIView.self).canOverrideTraits
    }

    func apply(_ style: ViewStyle, to node: StyleNode, isWhole: Bool) {
        guard let record = record(of: node), let view = view(of: node), !switches.isOff(for: view) else { return }
        if isWhole { return reapply(plan(of: view, style), to: view, record) }
        if record.isReturned { return }
        let effects = effects(of: view, record)
        let change = plans.change(
            from: record.plan, to: values(style, effects), of: view, effects, in: surroundings(of: style))
        record.plan = change.plan
        apply(change.transition, of: change.plan, to: view, record)
    }

    func plan(of view: UIView, _ style: ViewStyle) -> StylePlan {
        plans.plan(for: values(style, effects(of: view)), of: view, in: surroundings(of: style))
    }

    private func values(_ style: ViewStyle, _ effects: ClassEffects) -> StyleValues {
        StyleValues(own: style.own, variantSet: effects.usesVariants ? style.variants : nil)
    }

    private func surroundings(of style: ViewStyle) -> StyleSurroundings {
        surroundingsByEnvironment.surroundings(of: style.environment, in: styles)
    }

    /// Returns the current surroundings of a view. `nil` stands for a view without a node.
    func surroundings(of node: StyleNode?) -> StyleSurroundings {
        surroundingsByEnvironment.surroundings(of: styles.environmentID(of: node), in: styles)
    }

    /// Returns the plan of the same style for the current resources, effects and surroundings of a view.
    func currentPlan(of view: UIView, insteadOf plan: StylePlan) -> StylePlan {
        plans.currentPlan(of: view, insteadOf: plan, in: surroundings(of: registry.node(of: view)))
    }
}

extension ViewStyler: StyleStringsListener {
    func stringsDidChange() {
        plans.removeAll()
        reapplyAll(dependingOn: .resources)
        placeAllViews()
    }
}
