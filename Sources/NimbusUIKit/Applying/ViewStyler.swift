import CSSEngine
import NimbusCSS

/// Connects a DOM to its views: applies the effects of styles, observes states, and runs the layout.
@MainActor final class ViewStyler: DOMAdapter {
    var resources = ViewResources() {
        didSet {
            resources.strings.add(self)
            reapplyAll(dependingOn: .resources)
        }
    }
    /// The app's own effects, which follow the effects of the table.
    var viewEffects: [ViewEffect] = [] {
        didSet { replaceViewEffects() }
    }
    let layout = LayoutEngine()
    private let fonts = FontCache()
    let subtrees: SubtreeRegistry
    private var scrollContent = ScrollContent()
    let hiddenSubviews = HiddenSubviewList()
    let traits: TraitTracker
    /// The observer of the focus engine.
    private var focusEngineObserver: NotificationTokens?

    private struct SpecificationKey: Hashable {
        let style: ObjectIdentifier
        let viewClass: ObjectIdentifier
    }

    unowned let dom: NIDOM
    private var classes: [ObjectIdentifier: ClassEffects] = [:]
    private let layoutProperties: [PropertyID: LayoutProperty]
    /// The specifications of the current pass. Holds the styles, because the keys are their addresses.
    private var specifications: [SpecificationKey: (style: ComputedStyle, specification: LayoutSpecification?)] = [:]
    /// The values of this pass that are set after layout. An autoresizing mask must not resize a view when its
    /// superview gets its first size from a stylesheet, whichever of them is styled first.
    private var postponed: [PostponedValue] = []

    private struct PostponedValue {
        let view: UIView
        let record: ViewRecord
        let row: Int
        let inputs: StyleInputs
    }

    /// Incremented when ``viewEffects`` are replaced.
    private var viewEffectsVersion = 0
    /// The views that this pass styles after they were unregistered and registered again.
    private var returned: [UIView] = []
    /// The text fields of this pass whose content can have changed.
    private var lookedAt: [UIView] = []

    init(_ dom: NIDOM) {
        self.dom = dom
        subtrees = SubtreeRegistry(dom)
        traits = TraitTracker(dom, hiddenSubviews)
        let places = LayoutProperty.allCases.compactMap { place in dom.properties[place.name].map { ($0, place) } }
        layoutProperties = Dictionary(uniqueKeysWithValues: places)
        resources.strings.add(self)
        focusEngineObserver = observeFocusEngine()
    }

    deinit {
        let hiddenSubviews = hiddenSubviews
        Task { @MainActor in hiddenSubviews.remove() }
    }

    func effects(of view: UIView) -> ClassEffects {
        let viewClass: UIView.Type = type(of: view)
        if let known = classes[ObjectIdentifier(viewClass)] { return known }
        let effects = ClassEffects(
            view, dom.properties, appEffects: viewEffects, version: viewEffectsVersion)
        classes[ObjectIdentifier(viewClass)] = effects
        return effects
    }

    func record(of view: UIView) -> ViewRecord? { dom.adapterState(of: view) as? ViewRecord }

    func writableRecord(of view: UIView) -> ViewRecord {
        if let record = record(of: view) { return record }
        let record = formerRecord(of: view) ?? ViewRecord()
        dom.setAdapterState(record, of: view)
        return record
    }

    /// Takes over the record of a view that was registered before, so that undoing a style restores the original
    /// values.
    private func formerRecord(of view: UIView) -> ViewRecord? {
        guard let former = FormerRecords.take(of: view, for: self) else { return nil }
        if former.effects.version != viewEffectsVersion { undoAppEffects(former.effects, former.record, on: view) }
        returned.append(view)
        return former.record
    }

    /// Applies the style of a view that was registered before to all properties that an earlier style has set.
    private func reapplyReturned() {
        let views = returned
        returned = []
        for view in views {
            guard let record = record(of: view), let ruleset = dom.ruleset(of: view) else { continue }
            let (effects, values) = (effects(of: view), values(ruleset, of: view))
            for row in record.applied.map(\.row) {
                let effect = effects.rows[row].effect
                let inputs = inputs(of: effects.rows[row], values, record)
                // The end of the pass applies these effects.
                if effect.isAppliedAfterLayout, !inputs.isEmpty { continue }
                _ = record.apply(row, of: effects, inputs, to: view, isStale: true)
                if effect.isAppliedAfterLayout { record.isAutoresizingStyled = false }
            }
            followSize(of: view, record)
            guard record.placement != nil else { continue }
            layout.place(view, record, by: specification(of: view, values), in: dom)
        }
    }

    // MARK: Applying

    func apply(_ ruleset: NICSSRuleset, to view: UIView, changing difference: NIStyleDifference) {
        let changes = difference.styles.changes.map(\.property)
        let record = writableRecord(of: view)
        let effects = effects(of: view)
        let values = values(ruleset, of: view)
        var mayBeLarger = false
        // Only the first style of a view has no predecessor, so that this is `refresh(reapplying:)`.
        let isReapplied = difference.styles.old == nil && !record.applied.isEmpty
        let wasHidden = view.isHidden
        for row in effects.rows(concernedBy: changes) {
            let effect = effects.rows[row].effect
            let inputs = inputs(of: effects.rows[row], values, record)
            if effect.isAppliedAfterLayout, !inputs.isEmpty {
                postponed.append(PostponedValue(view: view, record: record, row: row, inputs: inputs))
                continue
            }
            let hasChanged = record.apply(row, of: effects, inputs, to: view, isStale: isReapplied)
            if effect.isAppliedAfterLayout { record.isAutoresizingStyled = false }
            if hasChanged, !effect.isPaintOnly { mayBeLarger = true }
        }
        followSize(of: view, record)
        let changesLayout = changes.contains { layoutProperties[$0] != nil }
        if changesLayout || view.isHidden != wasHidden { scrollContent.setNeedsUpdate(around: view) }
        if changesLayout {
            layout.place(view, record, by: specification(of: view, values), in: dom)
        } else if mayBeLarger {
            layout.contentDidChange(of: view, record)
        }
    }

    /// Undoes the former effects of the app, and applies the current ones to all views.
    private func replaceViewEffects() {
        let former = classes
        classes = [:]
        viewEffectsVersion += 1
        for case let view as UIView in dom.registeredViews {
            if let record = record(of: view), let effects = former[ObjectIdentifier(type(of: view))] {
                undoAppEffects(effects, record, on: view)
            }
            let effects = effects(of: view)
            guard !effects.appRows.isEmpty, let ruleset = dom.ruleset(of: view) else { continue }
            let (record, values) = (writableRecord(of: view), values(ruleset, of: view))
            for row in effects.appRows {
                _ = record.apply(row, of: effects, values.inputs(of: effects.rows[row]), to: view)
            }
            layout.contentDidChange(of: view, record)
        }
        runLayout()
    }

    private func undoAppEffects(_ effects: ClassEffects, _ record: ViewRecord, on view: UIView) {
        let place = place(of: view)
        for row in effects.appRows {
            let inputs = StyleInputs(count: effects.rows[row].properties.count, place: place)
            _ = record.apply(row, of: effects, inputs, to: view)
        }
        record.forgetSharedRows()
    }

    // MARK: States

    /// Observes the traits of a view from now on.
    func trackTraits(of view: UIView) { writableRecord(of: view).traitObservations = traits.track(view) }

    /// Restyles a view in the next pass after each change of its state.
    func watch(_ view: UIView) {
        layout.adoptConstraints(of: view)
        switch view {
        case let control as UIControl:
            watch(control, [\.isEnabled, \.isSelected, \.isHighlighted])
            if let field = control as? UITextField { watchFocus(of: view, in: field, Self.fieldNotifications) }
            if control.isTurnedOn != nil { watchValue(of: control) }
        case let label as UILabel: watch(label, [\.isEnabled, \.isHighlighted])
        // A cell's handler reports all changes, but only before the next layout. Setters are reported at once.
        case let cell as UITableViewCell:
            watch(cell, [\.isSelected, \.isHighlighted])
            CellStateObserver.observe(cell, for: dom)
        case let cell as UICollectionViewCell:
            watch(cell, [\.isSelected, \.isHighlighted])
            CellStateObserver.observe(cell, for: dom)
        case let view as UIImageView: watch(view, [\.isHighlighted])
        case let text as UITextView:
            watchFocus(
                of: text, in: text,
                [UITextView.textDidBeginEditingNotification, UITextView.textDidEndEditingNotification])
        case let bar as UISearchBar:
            if let field = bar.field { watchFocus(of: bar, in: field, Self.fieldNotifications) }
        default: break
        }
    }

    private func watch<View: UIView>(_ view: View, _ states: [KeyPath<View, Bool>]) {
        let restyle = restyling(view)
        writableRecord(of: view).observations = states.map { observeState($0, of: view, handler: restyle) }
    }

    /// Returns a closure that restyles a view in the next pass.
    private func restyling(_ view: UIView) -> @MainActor @Sendable () -> Void {
        { [weak dom, weak view] in if let view { dom?.setNeedsStyle(view) } }
    }

    /// Observes the setter of a switch and its event, because key-value observing does not report changes by the user.
    private func watchValue(of control: UIControl) {
        if let observation = control.observeIsTurnedOn(restyling(control)) {
            writableRecord(of: control).observations.append(observation)
        }
        let restyle = UIAction(identifier: UIAction.Identifier("NimbusCSS.restyle")) { [weak dom] action in
            if let control = action.sender as? UIControl { dom?.setNeedsStyle(control) }
        }
        control.addAction(restyle, for: .valueChanged)
    }

    private static let fieldNotifications = [
        UITextField.textDidBeginEditingNotification, UITextField.textDidEndEditingNotification,
    ]

    /// Restyles a view after its field has begun or ended editing.
    private func watchFocus(of view: UIView, in field: UIView, _ notifications: [Notification.Name]) {
        let restyle = restyling(view)
        writableRecord(of: view).focusObservers = NotificationTokens(
            notifications.map { name in
                NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { _ in
                    MainActor.assumeIsolated { restyle() }
                }
            })
    }

    /// Restyles the registered views between which the focus engine moves the focus.
    private func observeFocusEngine() -> NotificationTokens {
        let key = UIFocusSystem.focusUpdateContextUserInfoKey
        let token = NotificationCenter.default.addObserver(
            forName: UIFocusSystem.didUpdateNotification, object: nil, queue: nil
        ) { [weak dom] notification in
            // UIKit posts the notification on the main thread.
            nonisolated(unsafe) let context = notification.userInfo?[key]
            MainActor.assumeIsolated {
                guard let dom, let context = context as? UIFocusUpdateContext else { return }
                for case let view? in [context.previouslyFocusedView, context.nextFocusedView]
                where dom.isRegistered(view) {
                    dom.setNeedsStyle(view)
                }
            }
        }
        return NotificationTokens([token])
    }

    // MARK: Values

    func values(_ ruleset: NICSSRuleset, of view: UIView) -> StyleValues {
        let variants = effects(of: view).usesVariants ? dom.variantRulesets(of: view).map(\.values) : []
        return StyleValues(own: ruleset.values, variants: variants, place: place(of: view))
    }

    private func place(of view: UIView) -> StylePlace {
        let environment = dom.environment(of: view)
        return StylePlace(
            view: view, resources: resources, fonts: fonts,
            systemFontSize: UIFont.standardSize * environment.textScale,
            colorScheme: environment.colorScheme, layoutDirection: environment.layoutDirection)
    }

    /// Applies the effects that depend on the sizes of views again.
    private func sizesDidChange(of views: [UIView]) {
        for view in views { reapply(to: view, dependingOn: .viewSize) }
    }

    /// Inserts a follower into a view that Auto Layout places, if a value is a percentage of the view's size. The
    /// follower has the value resolved again when the size changes.
    private func followSize(of view: UIView, _ record: ViewRecord) {
        guard view.isPlacedByAutoLayout else { return }
        let rows = effects(of: view).rows
        let needsSize = record.applied.contains { applied in
            rows[applied.row].effect.dependencies.contains(.viewSize)
                && applied.inputs.contains { $0?.hasPercentage == true }
        }
        if needsSize { SizeFollower.insert(in: view, for: dom) }
    }

    /// Resolves percentages of a view's size again, for the view and its subviews.
    func sizeDidChange(of view: UIView) {
        reapply(to: view, dependingOn: .viewSize)
        layout.sizeDidChange(of: view, in: dom)
        runLayout()
    }

    /// Applies the effects of a view that depend on certain inputs again.
    private func reapply(to view: UIView, dependingOn dependencies: EffectDependencies) {
        guard let record = record(of: view) else { return }
        let effects = effects(of: view)
        let rows = record.applied.map(\.row).filter {
            !effects.rows[$0].effect.dependencies.isDisjoint(with: dependencies)
        }
        guard !rows.isEmpty, let ruleset = dom.ruleset(of: view) else { return }
        let values = values(ruleset, of: view)
        for row in rows {
            let (effect, inputs) = (effects.rows[row].effect, inputs(of: effects.rows[row], values, record))
            let hasChanged = record.apply(row, of: effects, inputs, to: view, isStale: true)
            if hasChanged, !effect.isPaintOnly { layout.contentDidChange(of: view, record) }
        }
    }

    private func reapplyAll(dependingOn dependencies: EffectDependencies) {
        for case let view as UIView in dom.adapterStates.map(\.view) { reapply(to: view, dependingOn: dependencies) }
    }

    /// Returns the inputs of a row. A state without a value whose normal state is styled gets the normal state's
    /// baseline.
    func inputs(of row: ClassEffects.Row, _ values: StyleValues, _ record: ViewRecord) -> StyleInputs {
        let inputs = values.inputs(of: row)
        guard inputs.isEmpty, let normal = row.normal, values.departs(row), let baseline = record.baseline(of: normal)
        else { return inputs }
        return inputs.standingIn(for: baseline)
    }

    /// Returns the specification of a view's layout. Views with the same style share it.
    private func specification(of view: UIView, _ values: StyleValues) -> LayoutSpecification? {
        let key = SpecificationKey(
            style: ObjectIdentifier(values.own.style), viewClass: ObjectIdentifier(type(of: view)))
        if let known = specifications[key] { return known.specification }
        let specification = LayoutSpecification(LayoutValues(values.own.style, layoutProperties), view)
        specifications[key] = (values.own.style, specification)
        return specification
    }

    // MARK: Passes

    func domDidRequestPass(_ dom: NIDOM) { hiddenSubviews.setNeedsLayoutOfFollowers() }

    func domWillStyle(_ dom: NIDOM) {
        subtrees.update()
        if layout.findNewSuperviews() { dom.setNeedsPass() }
        traits.domWillStyle()
    }

    func appWillChange(_ view: any NIStyleable) {
        if let view = view as? UIView { subtrees.appWillChange(view) }
    }

    func domWillUnregister(_ view: any NIStyleable) {
        guard let view = view as? UIView else { return }
        subtrees.domWillUnregister(view)
        traits.domWillUnregister()
        keepRecord(of: view)
    }

    func domWillUnregisterAllViews(_ dom: NIDOM) {
        subtrees.removeAll()
        traits.removeAll()
        for case let view as UIView in dom.adapterStates.map(\.view) { keepRecord(of: view) }
    }

    private func keepRecord(of view: UIView) {
        guard let record = record(of: view) else { return }
        SizeFollower.remove(from: view, for: dom)
        layout.domWillUnregister(record)
        record.endObservations()
        if !record.isEmpty { FormerRecords.keep(record, effects(of: view), of: view, for: self) }
    }

    // MARK: The DOM

    /// Dynamic colours of UIKit have a value for each scheme.
    let keepsColorSchemes = true

    func styles(_ view: any NIStyleable) -> Bool { view is UIView }

    /// Moves the views whose frames can have changed.
    func runLayout() {
        let changes = layout.run(in: dom)
        // The app often adds a view to its superview after it has registered the view.
        if layout.awaitsSuperviews { hiddenSubviews.setNeedsLayoutOfFollowers() }
        sizesDidChange(of: changes.resized)
        scrollContent.update(around: changes.moved + layout.movedInTree, in: dom)
        if layout.viewsCanHaveLeft { scrollContent.updateAll(in: dom) }
    }

    /// Moves all views to their frames.
    func layoutAll() {
        layout.invalidateAll()
        runLayout()
        sizesDidChange(of: dom.adapterStates.compactMap { $0.view as? UIView })
    }

    func domDidUpdate(_ view: any NIStyleable) {
        guard let view = view as? UIView, let record = record(of: view) else { return }
        traits.update(around: view)
        followSize(of: view, record)
        layout.contentDidChange(of: view, record)
        if view is UITextField { lookedAt.append(view) }
    }

    func domDidApply(_ dom: NIDOM) {
        reapplyReturned()
        for view in lookedAt { reapply(to: view, dependingOn: .content) }
        lookedAt = []
        specifications.removeAll(keepingCapacity: true)
        runLayout()
        applyPostponedValues()
    }

    private func applyPostponedValues() {
        let values = postponed
        postponed = []
        for value in values {
            let effects = effects(of: value.view)
            _ = value.record.apply(value.row, of: effects, value.inputs, to: value.view, isStale: true)
            value.record.isAutoresizingStyled = true
        }
        if !values.isEmpty { layout.hasStyledAutoresizing = true }
    }

    func domWillRefresh(_ dom: NIDOM) {
        traits.updateAll()
        layout.invalidateAll()
    }

    func environmentDidChange(from old: NIEnvironment, in dom: NIDOM) {
        // The engine reports the changes of resolved values for each view.
        var dependencies: EffectDependencies = []
        if dom.environment.textScale != old.textScale { dependencies.insert(.textSize) }
        if dom.environment.colorScheme != old.colorScheme { dependencies.insert(.colorScheme) }
        if dom.environment.layoutDirection != old.layoutDirection { dependencies.insert(.layoutDirection) }
        guard !dependencies.isEmpty else { return }
        reapplyAll(dependingOn: dependencies)
        runLayout()
    }

    func environmentDidChange(of views: [any NIStyleable], in dom: NIDOM) {
        for case let view as UIView in views {
            reapply(to: view, dependingOn: [.textSize, .colorScheme, .layoutDirection])
        }
    }
}

extension Value {
    /// Whether the value contains a percentage.
    fileprivate var hasPercentage: Bool {
        switch self {
        case .percentage, .math: return true
        case .list(let values), .commaSeparated(let values): return values.contains(where: \.hasPercentage)
        case .transform(let functions):
            return TransformMatrix(functions, width: 0, height: 0) != TransformMatrix(functions, width: 1, height: 1)
        case .keyword, .number, .length, .relativeLength, .angle, .time, .color, .symbolicColor, .string, .identifier,
            .image:
            return false
        }
    }
}

extension ViewStyler: StringsListener {
    func stringsDidChange() {
        reapplyAll(dependingOn: .resources)
        layoutAll()
    }
}
