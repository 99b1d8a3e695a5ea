import CSSEngine
import NimbusCSS

/// What style sheets have done to a view, so that it can be undone, and need not be done again.
@MainActor final class ViewRecord {
    /// A property of the view that is styled now.
    struct Applied {
        /// The effect's row among those of the view's class.
        let row: Int
        var inputs: [Value?]
        /// What the view gets back.
        var baseline: ViewValue
        /// What the view said after it was set.
        var value: ViewValue
    }

    /// In the order of rows.
    private(set) var applied: [Applied] = []
    /// What tells when a control goes through another state.
    var observations: [StateObservation] = []
    /// The observations of the view's trait overrides.
    var traitObservations: [StateObservation] = []
    /// What tells when a field gets the keyboard, and loses it.
    var focusObservers: NotificationTokens?
    /// The size of the content that was set on a scroll view. `nil` if its styled subviews set none.
    var contentSize: CGSize?
    /// Where the view is put; nil while no rule says anything about that.
    var placement: ViewPlacement?
    /// Whether a stylesheet has set the view's autoresizing mask.
    var isAutoresizingStyled = false

    /// Whether the styles of the view have set nothing.
    var isEmpty: Bool { applied.isEmpty && placement == nil && contentSize == nil }

    /// Ends the observations of the view.
    func endObservations() { (observations, traitObservations, focusObservers) = ([], [], nil) }

    /// Sets what `inputs` come to, if that is another thing than before; returns whether a setter was called.
    ///
    /// What the app has set itself since is not touched unless the style's value changes; then it is what the view gets
    /// back in the end.
    /// - Parameter isStale: whether the inputs may come to another value than before though they are the same.
    func apply(_ effect: Effect, row: Int, _ inputs: StyleInputs, to view: UIView, isStale: Bool = false) -> Bool {
        let place = place(of: row)
        let isKnown = place < applied.count && applied[place].row == row
        guard isKnown ? isStale || applied[place].inputs != inputs.values : !inputs.isEmpty else { return false }
        let value = effect.result(inputs, on: view)
        switch (isKnown ? applied[place] : nil, value) {
        case (nil, nil): return false
        case (nil, .some(let value)):
            var entry = Applied(row: row, inputs: inputs.values, baseline: effect.baseline(view), value: value)
            let isNew = set(value, effect, on: view, unless: entry.baseline == value)
            entry.value = effect.get(view)
            applied.insert(entry, at: place)
            return isNew
        case (.some(var entry), .some(let value)):
            let isOurs = effect.get(view) == entry.value
            if !isOurs { entry.baseline = effect.baseline(view) }
            let isNew = set(value, effect, on: view, unless: isOurs && entry.value == value)
            entry.inputs = inputs.values
            entry.value = effect.get(view)
            applied[place] = entry
            return isNew
        case (.some(let entry), nil):
            applied.remove(at: place)
            // What the app has set since stays.
            guard effect.get(view) == entry.value else { return false }
            return set(entry.baseline, effect, on: view, unless: entry.value == entry.baseline)
        }
    }

    /// What the view gets back for a row that is styled.
    func baseline(of row: Int) -> ViewValue? {
        let place = place(of: row)
        return place < applied.count && applied[place].row == row ? applied[place].baseline : nil
    }

    /// Where the entry of a row is, or would be.
    private func place(of row: Int) -> Int {
        var place = applied.count
        while place > 0, applied[place - 1].row >= row { place -= 1 }
        return place
    }

    private func set(_ value: ViewValue, _ effect: Effect, on view: UIView, unless isThere: Bool) -> Bool {
        if isThere { return false }
        effect.set(view, value)
        return true
    }
}
