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
        var boxFrame: StyledFrame?
        var sharedRows: [Set<Int>] = []
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

    /// Groups of rows that set the same property of the view. At least one row of a group is an effect of the app.
    private var sharedRows: [Set<Int>] {
        get { rare?.sharedRows ?? [] }
        set { if !newValue.isEmpty || rare != nil { makeRareState().sharedRows = newValue } }
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
        let place = index(ofRow: row)
        let isKnown = place < applied.count && applied[place].row == row
        guard isKnown || value != nil else { return false }
        if !effects.appRows.isEmpty {
            return applyShared(row, of: effects, value, at: place, isKnown: isKnown, to: view)
        }
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
        let baseline = own.effect.baseline(view)
        let isNew = baseline != value
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

    // MARK: Shared properties

    /// Removes the groups of rows that set the same property. Called after the app's effects were replaced.
    func forgetSharedRows() { sharedRows = [] }

    /// Implements ``apply(_:through:of:to:)`` for a class with effects of the app.
    ///
    /// An effect of the app can set a property of the view that a different effect sets as well. The last row with a
    /// value wins, and all rows that set the property share one baseline.
    private func applyShared(
        _ row: Int, of effects: ClassEffects, _ value: ViewValue?, at place: Int, isKnown: Bool, to view: UIView
    ) -> Bool {
        let effect = effects.rows[row].effect
        let shown = effect.get(view)
        let others = entries(sharedWith: row)
        let isHidden = others.last.map { applied[$0].row > row } ?? false
        switch (isKnown ? applied[place] : nil, value) {
        case (nil, nil): return false
        case (nil, .some(let value)):
            let baseline = others.first.map { applied[$0].baseline } ?? effect.baseline(view)
            applied.insert(Applied(row: row, result: value, baseline: baseline, value: shown), at: place)
            if isHidden || value == (others.isEmpty ? baseline : shown) { return false }
            show(value, through: row, of: effects, on: view, instead: shown, baseline)
            return true
        case (.some(let entry), .some(let value)):
            applied[place].result = value
            if shown != entry.value {
                let baseline = effect.baseline(view)
                for index in others + [place] { applied[index].baseline = baseline }
            } else if shown == value {
                return false
            }
            if isHidden { return false }
            show(value, through: row, of: effects, on: view, instead: shown, applied[place].baseline)
            return true
        case (.some(let entry), nil):
            applied.remove(at: place)
            // A value that the app has set since then stays.
            guard shown == entry.value, !isHidden else { return false }
            if let next = entries(sharedWith: row).last {
                let (row, value) = (applied[next].row, applied[next].result)
                show(value, through: row, of: effects, on: view, instead: shown, entry.baseline)
                return true
            }
            if shown == entry.baseline { return false }
            show(entry.baseline, through: row, of: effects, on: view, instead: shown, entry.baseline)
            return true
        }
    }

    /// Returns the indices of the entries, except the row's own, that set the same property.
    private func entries(sharedWith row: Int) -> [Int] {
        guard let rows = sharedRows.first(where: { $0.contains(row) }) else { return [] }
        return applied.indices.filter { applied[$0].row != row && rows.contains(applied[$0].row) }
    }

    /// Sets a value, and finds the rows that set the same property: their getters return the new value as well.
    /// - Parameters:
    ///   - former: The current value of the view.
    ///   - baseline: The value that undoes the effect.
    private func show(
        _ value: ViewValue, through row: Int, of effects: ClassEffects, on view: UIView, instead former: ViewValue,
        _ baseline: ViewValue
    ) {
        let known = Set(entries(sharedWith: row))
        let candidates = applied.indices.filter { index in
            let other = applied[index].row
            guard other != row, !known.contains(index) else { return false }
            guard effects.appRows.contains(row) || effects.appRows.contains(other) else { return false }
            return applied[index].value == former && effects.rows[other].effect.get(view) == former
        }
        effects.rows[row].effect.set(view, value)
        let reading = effects.rows[row].effect.get(view)
        let found = candidates.filter { reading != former && effects.rows[applied[$0].row].effect.get(view) == reading }
        if !found.isEmpty {
            let rows = Set([row] + found.map { applied[$0].row })
            let joined = sharedRows.filter { !$0.isDisjoint(with: rows) }
            sharedRows.removeAll { !$0.isDisjoint(with: rows) }
            sharedRows.append(joined.reduce(rows) { $0.union($1) })
            // The row that was applied later has recorded the other row's value as its baseline.
            let baselines = [baseline] + found.map { applied[$0].baseline }
            let own = baselines.first { $0 != former } ?? former
            let entries = applied.indices.filter { rows.contains(applied[$0].row) }
            for index in entries { applied[index].baseline = own }
            if let last = entries.last, applied[last].row != row {
                let isRemoved = !applied.contains { $0.row == row }
                if isRemoved || applied[last].row > row {
                    effects.rows[applied[last].row].effect.set(view, applied[last].result)
                }
            }
        }
        for index in applied.indices where applied[index].row == row || entries(sharedWith: row).contains(index) {
            applied[index].value = effects.rows[applied[index].row].effect.get(view)
        }
    }
}

extension ViewRegistry {
    /// Returns the record of a view. `nil` if the view is not registered.
    @MainActor func record(of view: UIView) -> ViewRecord? { adapterState(of: view) as? ViewRecord }
}
