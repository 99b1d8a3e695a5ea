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
    /// The nested views of the app's own classes.
    var nestedViews: [NestedView] {
        get { sources.parts.nestedViews }
        set {
            sources.parts.nestedViews = newValue
            sources.parts.updateAll(of: records.map(\.view), undoing: undo)
            dom.styleIfNeeded()
        }
    }
    @exclusivity(unchecked) var settings = StylerSettings()
    let placer: FramePlacer
    let sources: ViewSources
    let hiddenSubviews = HiddenSubviewList()
    let traits: TraitTracker
    unowned let dom: NIDOM
    // Loading the unowned DOM for each view would take longer than the actual work.
    let registry: ViewRegistry
    let styles: ViewStyles
    let plans: StylePlanCache
    let states: StateObserver
    let motion: LayerMotion
    @exclusivity(unchecked) var work = PassWork()
    weak var sizeListener: (any SizeListener)?

    init(_ dom: NIDOM) {
        self.dom = dom
        (registry, styles) = (dom.registry, dom.styles)
        plans = StylePlanCache(dom.styles)
        states = StateObserver(dom)
        placer = FramePlacer(dom.registry, dom.styles) { [unowned dom] view, isSizedByOthers in
            SizeFollower.insert(in: view, for: dom, isSizedByOthers: isSizedByOthers)
        }
        motion = LayerMotion(dom, plans, placer)
        sources = ViewSources(dom)
        traits = TraitTracker(dom, hiddenSubviews)
        resources.styleStrings.add(self)
    }

    deinit {
        let (hiddenSubviews, motion) = (hiddenSubviews, motion)
        Task { @MainActor in
            hiddenSubviews.remove()
            motion.endAll()
        }
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

    /// Returns the view of a node. `nil` if the node is that of another object.
    func styledView(of node: StyleNode) -> UIView? { record(of: node) == nil ? nil : view(of: node) }

    /// All records with their views, in the order of their nodes.
    var records: [(view: UIView, record: ViewRecord)] {
        var records: [(view: UIView, record: ViewRecord)] = []
        for node in registry.nodes {
            if let record = record(of: node), let view = view(of: node) { records.append((view, record)) }
        }
        return records
    }

    func records(
        where condition: @MainActor (ViewRecord, StyleNode) -> Bool
    ) -> [(view: UIView, record: ViewRecord)] {
        var records: [(view: UIView, record: ViewRecord)] = []
        for node in registry.nodes {
            guard let record = record(of: node), condition(record, node), let view = view(of: node) else { continue }
            records.append((view, record))
        }
        return records
    }

    /// Makes the record of a view's former registration its record again, so that undoing a style restores the original
    /// values.
    private func adopt(_ record: ViewRecord, of view: UIView) {
        record.isReturned = true
        work.returned.append((WeakView(view), record))
        if let effects = record.plan?.effects, effects.version != plans.version {
            undoAppEffects(effects, record, on: view)
        }
    }

    /// Observes the states and the traits of a newly registered view.
    func didRegister(_ node: StyleNode, isRoot: Bool) -> Bool {
        guard let view = view(of: node), !sources.neighbors.haveRegistered(view, isRoot: isRoot) else { return false }
        let former = FormerRecords.take(of: view, for: self)
        let record = former ?? ViewRecord()
        record.isRegistered = true
        // Code of the app in the following calls can run a pass, and can unregister the view.
        registry.setAdapterState(record, of: node)
        if former != nil { adopt(record, of: view) }
        (view as? any BoxSizing)?.boxDOM = dom
        placer.didRegister(view, record)
        let observations = traits.track(view)
        guard registry.contains(node) else { return true }
        record.observations = observations
        states.didRegister(view, record)
        sources.parts.didChange(view)
        sources.barItems.didRegister(view)
        return true
    }

    // MARK: Applying

    func styleTypes(of node: StyleNode) -> [String]? {
        guard let view = registry.view(of: node) as? UIView else { return nil }
        return plans.types(of: view)
    }

    func canHaveOwnEnvironment(_ view: AnyObject) -> Bool {
        // The DOM asks for views that the adapter styles.
        let view = unsafeDowncast(view, to: UIView.self)
        // A row that its table does not show has no superview.
        guard !view.canOverrideTraits, let superview = view.superview else { return true }
        // In UIKit, subviews do not inherit the direction.
        if superview.semanticContentAttribute != .unspecified { return true }
        let (outer, own) = (superview.traitCollection, view.traitCollection)
        return outer !== own && outer != own
    }

    func apply(_ style: ViewStyle, to node: StyleNode, as kind: StyleApplication) {
        guard let record = record(of: node), let view = view(of: node), !settings.switches.isOff(for: view) else {
            return
        }
        if kind == .whole { return reapply(plan(of: view, style), to: view, record) }
        if record.isReturned { return }
        work.isInstant = kind == .instant
        defer { work.isInstant = false }
        let effects = effects(of: view, record)
        let change = plans.change(
            from: record.plan, to: values(style, effects), of: view, effects, in: surroundings(of: style),
            isInstant: work.isInstant)
        record.plan = change.plan
        apply(change.transition, of: change.plan, to: view, record)
    }

    func plan(of view: UIView, _ style: ViewStyle) -> StylePlan {
        plans.plan(for: values(style, effects(of: view)), of: view, in: surroundings(of: style))
    }

    private func values(_ style: ViewStyle, _ effects: ClassEffects) -> StyleValues {
        StyleValues(own: style.own, variantSet: effects.usesVariants ? style.variants : nil)
    }

    private func surroundings(of style: ViewStyle) -> StyleSurroundings { plans.surroundings(of: style.environment) }

    /// Returns the current surroundings of a view. `nil` stands for a view without a node.
    func surroundings(of node: StyleNode?) -> StyleSurroundings {
        plans.surroundings(of: styles.environmentID(of: node))
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
