import CSSEngine
import NimbusCSS

/// The values that stylesheets have set on a view, and the values that undo them. The record sets only changed values.
@MainActor final class ViewRecord {
    /// A styled property of the view.
    struct Applied {
        /// The value of the style. The view has a different value if a later effect sets the same property.
        var result: ViewValue
        /// The value that undoes the effect.
        var baseline: ViewValue
        /// The value that the view returned after it was set.
        var value: ViewValue
        // A 32-bit number at the end of the struct fits into the padding after the values.
        private let rowNumber: Int32

        init(row: Int, result: ViewValue, baseline: ViewValue, value: ViewValue) {
            rowNumber = Int32(row)
            self.result = result
            self.baseline = baseline
            self.value = value
        }

        /// The index of the effect among the effects of the view's class.
        var row: Int { Int(rowNumber) }
    }

    /// The plan of the view's style. `nil` before the first style.
    var plan: StylePlan?
    /// The styled properties in the order of their effects.
    private(set) var applied: [Applied] = []
    /// The observations of the view's states and trait overrides.
    var observations: [StateObservation] = []
    /// The position and size that stylesheets specify. `nil` if they specify none.
    var placement: ViewPlacement?
    private var rare: RareState?
    /// The states of the view that are observed.
    var observedStates: NIStyleState = []
    /// Whether a stylesheet has set the view's autoresizing mask.
    var isAutoresizingStyled = false
    /// Whether the view is registered.
    var isRegistered = false
    /// Whether the record is from a former registration. The next pass then applies all values of the style again.
    var isReturned = false

    /// Properties that few views need. Allocated on first use, because each registered view has a record.
    private final class RareState {
        var focusObservers: NotificationTokens?
        var contentSize: CGSize?
        var scrollStart: ScrollStart?
        var boxFrame: StyledFrame?
        /// The number of transitions so far, and the transition in which each row was applied.
        var transition = 0
        var transitions: [Int: Int] = [:]
        /// The unstyled values of the properties that the current transition sets by effects of the app.
        var unstyled: [Int: ViewValue] = [:]
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

    /// The frame from the box layout, if it placed the view before the view was unregistered. `nil` otherwise.
    var boxFrame: StyledFrame? {
        get { rare?.boxFrame }
        set { if newValue != nil || rare != nil { makeRareState().boxFrame = newValue } }
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

    /// Whether the record has nothing to undo.
    var isEmpty: Bool { applied.isEmpty && placement == nil && contentSize == nil && boxFrame == nil }

    /// Ends the observations of the view.
    func endObservations() {
        (observations, observedStates, focusObservers) = ([], [], nil)
    }

    /// Sets the value of a row's effect, or undoes it.
    ///
    /// A value that the app sets afterwards stays until the value of the style changes. Undoing the effect then
    /// restores the app's value.
    /// - Parameter value: The value of the style. `nil` if the style does not set the property.
    /// - Returns: Whether a setter was called.
    func apply(_ value: ViewValue?, through row: Int, of effects: ClassEffects, to view: UIView) -> Bool {
        if effects.appRows.isEmpty { return applyAlone(value, through: row, of: effects, to: view) }
        return applyAmongOthers(value, through: row, of: effects, to: view)
    }

    private func applyAlone(_ value: ViewValue?, through row: Int, of effects: ClassEffects, to view: UIView) -> Bool {
        let place = index(ofRow: row)
        let isKnown = place < applied.count && applied[place].row == row
        guard isKnown || value != nil else { return false }
        // Copying the effect would copy all its closures.
        let own = effects.rows[row]
        guard isKnown else {
            guard let value else { return false }
            return insert(value, through: row, own, at: place, to: view)
        }
        let shown = own.effect.get(view)
        let isOurs = shown == applied[place].value
        guard let value else {
            let entry = applied.remove(at: place)
            // A value that the app has set since then stays.
            if !isOurs || entry.value == entry.baseline { return false }
            own.effect.set(view, entry.baseline)
            return true
        }
        if !isOurs { applied[place].baseline = own.effect.baseline(view) }
        applied[place].result = value
        if isOurs, shown == value { return false }
        own.effect.set(view, value)
        applied[place].value = own.effect.get(view)
        return true
    }

    /// Sets the value of a row that has no entry.
    private func insert(
        _ value: ViewValue, through row: Int, _ own: EffectRow, at place: Int, to view: UIView
    ) -> Bool {
        let shown = own.effect.baseline(view)
        let baseline = rare?.unstyled[row] ?? shown
        let isNew = shown != value
        // Inserted before the call of the setter: if the setter unregisters the view, only a record with entries is
        // kept.
        applied.insert(Applied(row: row, result: value, baseline: baseline, value: baseline), at: place)
        if isNew { own.effect.set(view, value) }
        applied[index(ofRow: row)].value = own.effect.get(view)
        return isNew
    }

    /// Returns the baseline of a styled property.
    func baseline(of row: Int) -> ViewValue? {
        let place = index(ofRow: row)
        return place < applied.count && applied[place].row == row ? applied[place].baseline : nil
    }

    /// Returns the value that a view has without a style.
    /// - Parameter keepsBaseline: Whether a value that the app has set since the last pass has no effect.
    func ownValue(of row: Int, _ effect: Effect, on view: UIView, keepsBaseline: Bool) -> ViewValue {
        guard let place = place(of: row) else { return rare?.unstyled[row] ?? effect.baseline(view) }
        let isOurs = keepsBaseline || effect.get(view) == applied[place].value
        return isOurs ? applied[place].baseline : effect.baseline(view)
    }

    /// Returns whether the style's value of a styled property equals `value`. The app can have set a different value
    /// since then.
    func hasResult(_ value: ViewValue?, of row: Int) -> Bool {
        let place = index(ofRow: row)
        return place < applied.count && applied[place].row == row && applied[place].result == value
    }

    /// Returns the index of the entry of a row, or the index to insert it at.
    private func index(ofRow row: Int) -> Int {
        var index = applied.count
        while index > 0, applied[index - 1].row >= row { index -= 1 }
        return index
    }

    // MARK: Effects of the app

    /// Begins a transition of a view with effects of the app. Reads the unstyled values of the properties that these
    /// effects set, before the first setter can change several of them.
    func beginTransition(of rows: some Sequence<Int>, _ effects: ClassEffects, on view: UIView) {
        let state = makeRareState()
        state.transition += 1
        for row in rows where place(of: row) == nil {
            state.transitions[row] = state.transition
            if effects.appRows.contains(row) { state.unstyled[row] = effects.rows[row].effect.baseline(view) }
        }
    }

    /// Ends a transition of a view with effects of the app.
    func endTransition() { rare?.unstyled = [:] }

    /// Implements ``apply(_:through:of:to:)`` for a class with effects of the app.
    ///
    /// Several effects can set the same property of a view, and a setter of the app can set further properties. The last
    /// row with a value wins: when a setter changes the property of a later row, that row sets its value again.
    private func applyAmongOthers(
        _ value: ViewValue?, through row: Int, of effects: ClassEffects, to view: UIView
    ) -> Bool {
        let entry = place(of: row).map { applied[$0] }
        let former = entry?.value
        if former == nil, value == nil { return false }
        let others = readings(around: row, of: effects, on: view)
        let isHiding = value == nil && !others.isEmpty && effects.rows[row].effect.get(view) == former
        let isSet = applyAlone(value, through: row, of: effects, to: view)
        for (other, reading) in others {
            guard let index = place(of: other) else { continue }
            let own = effects.rows[other].effect
            let shown = own.get(view)
            let isOurs = reading == applied[index].value
            if other < row {
                let canReappear = shown != reading || isHiding && reading == former
                if value == nil, isOurs, canReappear, shown != applied[index].result {
                    own.set(view, applied[index].result)
                }
            } else if former == nil, isOurs, wasApplied(other, before: row), shown != reading || reading == value {
                rebase(row, below: other, of: effects, on: view)
            } else if shown != reading {
                if wasApplied(row, before: other) { applied[index].baseline = own.baseline(view) }
                own.set(view, isOurs ? applied[index].result : reading)
            } else if value == nil, let entry, isOurs, isHiding, reading == former, wasApplied(row, before: other) {
                rebase(other, above: entry, of: effects, on: view)
            }
        }
        for (other, reading) in others {
            guard let index = place(of: other), reading == applied[index].value else { continue }
            applied[index].value = effects.rows[other].effect.get(view)
        }
        if !others.isEmpty, let index = place(of: row) { applied[index].value = effects.rows[row].effect.get(view) }
        return isSet
    }

    /// Returns the current values of the styled properties that a setter of a row could change.
    private func readings(
        around row: Int, of effects: ClassEffects, on view: UIView
    ) -> [(row: Int, value: ViewValue)] {
        let isOfApp = effects.appRows.contains(row)
        return applied.compactMap { entry in
            guard entry.row != row, isOfApp || effects.appRows.contains(entry.row) else { return nil }
            return (entry.row, effects.rows[entry.row].effect.get(view))
        }
    }

    /// Corrects the baseline of a row that was inserted below a row that sets the same property. The baseline is then the
    /// value without the upper row.
    private func rebase(_ row: Int, below upper: Int, of effects: ClassEffects, on view: UIView) {
        guard let place = place(of: row), let upperPlace = self.place(of: upper) else { return }
        let (effect, upperEffect) = (effects.rows[row].effect, effects.rows[upper].effect)
        let shown = effect.get(view)
        upperEffect.set(view, applied[upperPlace].baseline)
        let (under, baseline) = (effect.get(view), effect.baseline(view))
        effect.set(view, applied[place].result)
        let reading = effect.get(view)
        upperEffect.set(view, applied[upperPlace].result)
        if under != shown || effect.get(view) != reading { applied[place].baseline = baseline }
    }

    /// Corrects the baseline of a row that was applied above a row that is gone. The setter of the lower row was not called,
    /// because the upper row shows the lower row's baseline.
    private func rebase(_ upper: Int, above lower: Applied, of effects: ClassEffects, on view: UIView) {
        guard let place = place(of: upper) else { return }
        let (effect, lowerEffect) = (effects.rows[upper].effect, effects.rows[lower.row].effect)
        effect.set(view, applied[place].baseline)
        if lowerEffect.get(view) != lower.value {
            lowerEffect.set(view, lower.baseline)
            applied[place].baseline = effect.baseline(view)
        }
        effect.set(view, applied[place].result)
    }

    /// Returns whether a row was applied in an earlier transition than another row.
    private func wasApplied(_ row: Int, before other: Int) -> Bool {
        guard let transitions = rare?.transitions else { return false }
        return transitions[row] ?? 0 < transitions[other] ?? 0
    }

    /// Returns the index of the entry of a row. `nil` if the row is not applied.
    private func place(of row: Int) -> Int? {
        let index = index(ofRow: row)
        return index < applied.count && applied[index].row == row ? index : nil
    }
}

extension ViewRegistry {
    /// Returns the record of a view. `nil` if the view is not registered.
    @MainActor func record(of view: UIView) -> ViewRecord? { adapterState(of: view) as? ViewRecord }
}
