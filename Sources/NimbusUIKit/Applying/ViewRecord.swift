import CSSEngine
import NimbusCSS

/// The values that stylesheets have set on a view, and those from before, so that effects are undone and not repeated.
@MainActor final class ViewRecord {
    /// A styled property of the view.
    struct Applied {
        /// The index of the effect among those of the view's class.
        let row: Int
        var inputs: [Value?]
        /// The value that undoes the effect.
        var baseline: ViewValue
        /// The value that the view returned after it was set.
        var value: ViewValue
    }

    /// The styled properties in the order of their effects.
    private(set) var applied: [Applied] = []
    /// The observations of the view's states.
    var observations: [StateObservation] = []
    /// The observations of the view's trait overrides.
    var traitObservations: [StateObservation] = []
    /// The observers of the keyboard focus.
    var focusObservers: NotificationTokens?
    /// The size of the content that was set on a scroll view. `nil` if its styled subviews set none.
    var contentSize: CGSize?
    /// The position and size that stylesheets specify. `nil` if they specify none.
    var placement: ViewPlacement?
    /// Whether a stylesheet has set the view's autoresizing mask.
    var isAutoresizingStyled = false

    /// Whether the styles of the view have set nothing.
    var isEmpty: Bool { applied.isEmpty && placement == nil && contentSize == nil }

    /// Ends the observations of the view.
    func endObservations() { (observations, traitObservations, focusObservers) = ([], [], nil) }

    /// Sets the value of `inputs` if it has changed. Returns whether a setter was called.
    ///
    /// A value that the app has set since then stays until the value of the style changes. Then it becomes the baseline.
    /// - Parameter isStale: Whether equal inputs can have another value than before.
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
            // A value that the app has set since then stays.
            guard effect.get(view) == entry.value else { return false }
            return set(entry.baseline, effect, on: view, unless: entry.value == entry.baseline)
        }
    }

    /// Returns the baseline of a styled property.
    func baseline(of row: Int) -> ViewValue? {
        let place = place(of: row)
        return place < applied.count && applied[place].row == row ? applied[place].baseline : nil
    }

    /// Returns the index of the entry of a row, or the index to insert it at.
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
