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

    // A pass reads these properties for each view, and a check for conflicts would cost more than the read. `applied` is
    // checked: a replaced value of the app can run code when it is deallocated.
    /// The plan of the view's style. `nil` before the first style.
    @exclusivity(unchecked) var plan: StylePlan?
    /// The styled properties in the order of their effects.
    private(set) var applied: [Applied] = []
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
        var coupling = Coupling()
        var disabledProperties: Set<PropertyID> = []
        var styleHooks: StyleHooks?
    }

    /// The values of a view with effects of the app, whose setters can set further properties.
    private struct Coupling {
        /// The version of the app's effects that the rows belong to.
        var version = -1
        /// The values that the properties have without a style, by row.
        var own: [Int: ViewValue] = [:]
        /// The values of the properties after the last transition, by row.
        var seen: [Int: ViewValue] = [:]
        /// The rows whose values the app has set since the last transition.
        var overridden: Set<Int> = []
        var transition: Transition?

        struct Transition {
            /// Whether the coupled rows have their own values until the end of the transition.
            var isUndone = false
            /// Whether a setter has changed the property of another row for the first time.
            var findsCoupling = false
            /// The new values of coupled rows. A row whose value is undone has `nil`.
            var changes: [Int: ViewValue?] = [:]
        }
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

    /// Whether the record has nothing to undo.
    var isEmpty: Bool { applied.isEmpty && owner.isApp && contentSize == nil }

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
            return insert(value, through: row, of: effects, at: place, to: view)
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
        _ value: ViewValue, through row: Int, of effects: ClassEffects, at place: Int, to view: UIView
    ) -> Bool {
        let own = effects.rows[row]
        let shown = own.effect.baseline(view)
        // A setter of the same transition can have changed the property.
        let baseline = effects.appRows.contains(row) ? rare?.coupling.own[row] ?? shown : shown
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
        guard let place = place(of: row) else { return effect.baseline(view) }
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

    // A setter of the app can set further properties. The rows of these properties are coupled. A transition that changes one of
    // them restores the own values of all coupled rows, and then sets the values of the style in the order of the rows. So the
    // view has the same values as a new view.

    /// Begins a transition of a view with effects of the app.
    /// - Parameter rows: The rows that the transition changes.
    func beginTransition(of rows: some Sequence<Int>, _ effects: ClassEffects, on view: UIView) {
        let state = makeRareState()
        if state.coupling.version != effects.version { state.coupling = Coupling() }
        state.coupling.version = effects.version
        state.coupling.transition = Coupling.Transition()
        for row in effects.coupledRows.union(effects.appRows) {
            let effect = effects.rows[row].effect
            let shown = effect.get(view)
            if let place = place(of: row) {
                let isOurs = shown == applied[place].value
                if !isOurs { state.coupling.overridden.insert(row) }
                state.coupling.own[row] = isOurs ? applied[place].baseline : effect.baseline(view)
            } else if state.coupling.seen[row] != shown {
                state.coupling.own[row] = effect.baseline(view)
            }
        }
        guard rows.contains(where: effects.coupledRows.contains) else { return }
        state.coupling.transition?.isUndone = true
        restoreOwnValues(effects, on: view)
    }

    /// Ends a transition of a view with effects of the app.
    func endTransition(_ effects: ClassEffects, on view: UIView) {
        guard let state = rare, let transition = state.coupling.transition else { return }
        state.coupling.transition = nil
        if transition.findsCoupling { restoreOwnValues(effects, on: view) }
        if transition.isUndone || transition.findsCoupling { setCoupledValues(transition.changes, effects, on: view) }
        for row in effects.coupledRows.union(effects.appRows) {
            state.coupling.seen[row] = effects.rows[row].effect.get(view)
        }
    }

    /// Implements ``apply(_:through:of:to:)`` for a class with effects of the app.
    private func applyAmongOthers(
        _ value: ViewValue?, through row: Int, of effects: ClassEffects, to view: UIView
    ) -> Bool {
        let state = makeRareState()
        guard let transition = state.coupling.transition else {
            if value == nil, place(of: row) == nil { return false }
            beginTransition(of: CollectionOfOne(row), effects, on: view)
            let isSet = applyAmongOthers(value, through: row, of: effects, to: view)
            endTransition(effects, on: view)
            return isSet
        }
        state.coupling.overridden.remove(row)
        if transition.isUndone, effects.coupledRows.contains(row) {
            state.coupling.transition?.changes[row] = .some(value)
            return place(of: row).map { applied[$0].result } != value
        }
        let readings = readings(around: row, of: effects, on: view)
        let isSet = applyAlone(value, through: row, of: effects, to: view)
        guard isSet else { return false }
        let changed = readings.filter { effects.rows[$0.row].effect.get(view) != $0.value }
        if effects.appRows.contains(row) { effects.probes[row, default: 0] += 1 }
        guard !changed.isEmpty else { return true }
        for row in changed.map(\.row) + [row] where effects.coupledRows.insert(row).inserted {
            state.coupling.transition?.findsCoupling = true
            guard !effects.appRows.contains(row) else { continue }
            let unstyled = changed.first { $0.row == row }?.baseline ?? effects.rows[row].effect.baseline(view)
            state.coupling.own[row] = baseline(of: row) ?? unstyled
        }
        return true
    }

    private struct Reading {
        let row: Int
        let value: ViewValue
        let baseline: ViewValue
    }

    /// Returns the values of the other properties that a setter of a row could change: those of the app, and for a row of the
    /// app, the styled ones. The first setters of each row of the app are checked against all properties.
    private func readings(around row: Int, of effects: ClassEffects, on view: UIView) -> [Reading] {
        var rows = Array(effects.appRows)
        if effects.appRows.contains(row) {
            let isProbe = effects.probes[row, default: 0] < Self.probeLimit
            rows += isProbe ? Array(0..<effects.appRows.lowerBound) : applied.map(\.row)
        }
        return rows.filter { $0 != row }.map { row in
            let effect = effects.rows[row].effect
            return Reading(row: row, value: effect.get(view), baseline: effect.baseline(view))
        }
    }

    private static let probeLimit = 4

    /// Sets the own values of the coupled properties.
    private func restoreOwnValues(_ effects: ClassEffects, on view: UIView) {
        guard let own = rare?.coupling.own else { return }
        let rows = effects.coupledRows.sorted()
        // A setter can change a value that was set before it.
        for _ in 0..<Self.restoringLimit {
            var isRestored = true
            for row in rows {
                let effect = effects.rows[row].effect
                guard let value = own[row], effect.baseline(view) != value else { continue }
                effect.set(view, value)
                isRestored = false
            }
            if isRestored { return }
        }
    }

    private static let restoringLimit = 3

    /// Sets the values of the coupled rows in their order.
    private func setCoupledValues(_ changes: [Int: ViewValue?], _ effects: ClassEffects, on view: UIView) {
        guard let coupling = rare?.coupling else { return }
        var set: [Int] = []
        for row in effects.coupledRows.sorted() {
            let effect = effects.rows[row].effect
            let old = place(of: row)
            let value = changes[row] ?? old.map { applied[$0].result }
            if let old { applied.remove(at: old) }
            guard let value, let baseline = coupling.own[row] else { continue }
            applied.insert(Applied(row: row, result: value, baseline: baseline, value: value), at: index(ofRow: row))
            if coupling.overridden.contains(row) { continue }
            if effect.get(view) != value { effect.set(view, value) }
            set.append(row)
        }
        for row in set {
            if let place = place(of: row) { applied[place].value = effects.rows[row].effect.get(view) }
        }
    }

    /// Returns the index of the entry of a row. `nil` if the row is not applied.
    private func place(of row: Int) -> Int? {
        let index = index(ofRow: row)
        return index < applied.count && applied[index].row == row ? index : nil
    }
}

extension ViewRecord: AdapterState {
    func ownFontSize(of view: AnyObject) -> Double? {
        guard let view = view as? UIView else { return nil }
        guard let effects = plan?.effects else {
            return EffectTable.font(of: view).flatMap { Self.size($0.baseline(view), or: $0.standardFont(view)) }
        }
        let row = effects.fontRows.first { effects.rows[$0].effect.hasValue(on: view) }
        guard let row else { return nil }
        let own = ownValue(of: row, effects.rows[row].effect, on: view, keepsBaseline: false)
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
