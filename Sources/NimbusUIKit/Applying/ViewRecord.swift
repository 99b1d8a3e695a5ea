import CSSEngine
import NimbusCSS

/// The values that stylesheets have set on a view, and the values that undo them. The record sets only changed values.
@MainActor final class ViewRecord: CoupledProperties {
    // A pass reads these properties for each view, and a check for conflicts would cost more than the read.
    /// The plan of the view's style. `nil` before the first style.
    @exclusivity(unchecked) var plan: StylePlan?
    /// The styled properties.
    @exclusivity(unchecked) var style = AppliedStyle.none
    /// The observations of the view's states and trait overrides.
    var observations: [StateObservation] = []
    /// The owner of the view's frame.
    @exclusivity(unchecked) var owner = FrameOwner.app
    @exclusivity(unchecked) private var rare: RareState?
    /// The states of the view that are observed.
    @exclusivity(unchecked) var observedStates: NIStyleState = []
    /// Whether a stylesheet has set the view's autoresizing mask.
    @exclusivity(unchecked) var isAutoresizingStyled = false
    /// Whether the view is registered.
    @exclusivity(unchecked) var isRegistered = false
    /// Whether the record is from a former registration. The next pass then applies all values of the style again.
    @exclusivity(unchecked) var isReturned = false
    /// Whether the stage of the frame rules has the record in its list.
    @exclusivity(unchecked) var isListed = false

    /// Properties that few views need. Allocated on first use, because each registered view has a record.
    private final class RareState {
        var focusObservers: NotificationTokens?
        var contentSize: CGSize?
        var scrollStart: ScrollStart?
        var coupling: EffectCoupling?
        var disabledProperties: Set<PropertyID> = []
        var styleHooks: StyleHooks?
    }

    private func makeRareState() -> RareState {
        let state = rare ?? RareState()
        rare = state
        return state
    }

    /// The observers of the keyboard focus.
    var focusObservers: NotificationTokens? {
        get { rare?.focusObservers }
        set { if newValue != nil || rare != nil { makeRareState().focusObservers = newValue } }
    }

    /// The size of the content that was set on a scroll view. `nil` if its styled subviews set none.
    var contentSize: CGSize? {
        get { rare?.contentSize }
        set { if newValue != nil || rare != nil { makeRareState().contentSize = newValue } }
    }

    /// The start of a scroll view's content. `nil` if the content begins at zero.
    var scrollStart: ScrollStart? {
        get { rare?.scrollStart }
        set { if newValue != nil || rare != nil { makeRareState().scrollStart = newValue } }
    }

    /// The properties that the app has switched off.
    var disabledProperties: Set<PropertyID> {
        get { rare?.disabledProperties ?? [] }
        set { if !newValue.isEmpty || rare != nil { makeRareState().disabledProperties = newValue } }
    }

    /// The closures of the app that are called when the view is styled.
    var styleHooks: StyleHooks? {
        get { rare?.styleHooks }
        set { if newValue != nil || rare != nil { makeRareState().styleHooks = newValue } }
    }

    /// The inputs of the view's values other than the style.
    var dependencies: EffectDependencies { (plan?.dependencies ?? []).union(hookDependencies) }

    /// The inputs of values that a closure of the app can set in place of those of the style.
    var hookDependencies: EffectDependencies { styleHooks?.willStyle == nil ? [] : .colorScheme }

    /// The coupling of the app's effects. `nil` if the view has no effects of the app.
    var coupling: EffectCoupling? {
        get { rare?.coupling }
        set { makeRareState().coupling = newValue }
    }

    /// Whether the view makes the same changes as other views with the same style: without closures of the app, and without
    /// properties that the app has switched off.
    var isStyledAsOthers: Bool {
        guard let rare else { return true }
        return rare.styleHooks == nil && rare.disabledProperties.isEmpty
    }

    /// The styled properties in the order of their effects.
    var properties: [any AppliedProperty] { style.properties }

    /// Whether the record has nothing to undo.
    var isEmpty: Bool { properties.isEmpty && owner.isApp && contentSize == nil }

    /// Ends the observations of the view.
    func endObservations() {
        (observations, observedStates, focusObservers) = ([], [], nil)
    }

    // MARK: Setters

    /// Sets the value of a row's effect, or undoes it.
    ///
    /// A value that the app sets afterwards stays until the value of the style changes. Undoing the effect then
    /// restores the app's value.
    /// - Parameters:
    ///   - value: The value of the style. `nil` if the style does not set the property.
    ///   - step: The step of the value, which shares equal states of views.
    ///   - isInstant: Whether the value has changed because time has passed. A value that the app has set in between stays then.
    @discardableResult func apply(
        _ value: ViewValue?, through row: Int, _ step: StylePlan.Step? = nil, of effects: ClassEffects, to view: UIView,
        isInstant: Bool = false
    ) -> AppliedChange {
        if effects.appRows.isEmpty {
            return applyAlone(value, through: row, step, of: effects, to: view, own: nil, isInstant: isInstant)
        }
        return applyAmongOthers(value, through: row, step, of: effects, to: view, isInstant: isInstant)
    }

    /// Implements ``apply(_:through:_:of:to:isInstant:)`` without regard to the effects of the app.
    /// - Parameters:
    ///   - own: The value that the view has without a style. `nil` to read it from the view.
    ///   - isInstant: Whether the value has changed because time has passed.
    func applyAlone(
        _ value: ViewValue?, through row: Int, _ step: StylePlan.Step?, of effects: ClassEffects, to view: UIView,
        own: ViewValue?, isInstant: Bool
    ) -> AppliedChange {
        let (old, effect) = (property(ofRow: row), effects.rows[row].effect)
        guard let value else {
            guard let old else { return AppliedChange() }
            set(nil, ofRow: row)
            return AppliedChange(isSet: old.undo(on: view))
        }
        guard let change = effect.access.begin(value, row: row, after: old, own: own, on: view) else {
            return AppliedChange()
        }
        let property = change.property
        // Recorded before the call of the setter: if the setter unregisters the view, only a record with properties is
        // kept.
        set(property, ofRow: row)
        if isInstant, !change.isOurs { return AppliedChange(isSet: false, wasOurs: false) }
        // Before the call of the setter, which can have the style applied again.
        if change.needsSetter { property.willBeShown() }
        if change.needsSetter { property.show(on: view) }
        if change.needsSetter || old == nil { property.readBack(from: view) }
        if let step, self.property(ofRow: row) === property {
            let shared = step.shared(property)
            if shared !== property { set(shared, ofRow: row) }
        }
        return AppliedChange(isSet: change.needsSetter, wasOurs: change.isOurs)
    }

    /// Returns the state of a styled property. `nil` if no style sets the property.
    func property(ofRow row: Int) -> (any AppliedProperty)? { properties.property(ofRow: row) }

    /// Replaces the state of a styled property. `nil` removes it.
    func set(_ property: (any AppliedProperty)?, ofRow row: Int) {
        if !style.isOwn { style = AppliedStyle(style.properties, isOwn: true) }
        style.set(property, ofRow: row)
    }

    /// Replaces a state that other views have with the state after the call of the setter, unless the setter has run code
    /// that has changed the record.
    func readBack(_ property: (any AppliedProperty)?, from view: UIView) {
        guard let property, self.property(ofRow: property.row) === property else { return }
        set(property.reading(view), ofRow: property.row)
    }

    /// Shares the view's own style with the views that have the same style.
    func shareStyle() {
        guard style.isOwn, let plan else { return }
        style = style.properties.isEmpty ? .none : plan.shared(style)
    }

    /// Returns the value that a view has without a style.
    /// - Parameters:
    ///   - property: The state of the property. `nil` if no style sets it.
    ///   - keepsBaseline: Whether a value that the app has set since the last pass has no effect.
    static func ownValue(
        of property: (any AppliedProperty)?, _ row: EffectRow, on view: UIView, keepsBaseline: Bool
    ) -> ViewValue {
        guard let property, keepsBaseline || property.isShown(by: view) else { return row.effect.baseline(view) }
        return property.baseline
    }
}

extension ViewRecord: AdapterState {
    func ownFontSize(of view: AnyObject) -> Double? {
        guard let view = view as? UIView else { return nil }
        guard let effects = plan?.effects else {
            return EffectTable.font(of: view).flatMap { Self.size($0.baseline(view), or: $0.standardFont(view)) }
        }
        let row = effects.fontRows.first { effects.rows[$0].condition?(view) ?? true }
        guard let row else { return nil }
        let own = Self.ownValue(
            of: property(ofRow: row), effects.rows[row], on: view, keepsBaseline: false)
        return Self.size(own, or: effects.rows[row].effect.standardFont(view))
    }

    private static func size(_ own: ViewValue, or standard: @autoclosure () -> UIFont?) -> Double? {
        (own.font ?? standard()).map { Double($0.pointSize) }
    }
}

extension ViewRegistry {
    /// Returns the record of a view. `nil` if the view is not registered.
    @MainActor func record(of view: UIView) -> ViewRecord? {
        // The adapter stores only records.
        adapterState(of: view).map { unsafeDowncast($0, to: ViewRecord.self) }
    }
}
