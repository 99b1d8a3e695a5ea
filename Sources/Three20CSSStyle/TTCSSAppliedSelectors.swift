import NimbusUIKit

/// The objects that selectors were applied to, so that they follow a file that is loaded again.
@MainActor final class TTCSSAppliedSelectors {
    private struct Entry {
        weak var object: (any TTCSSApplyProtocol)?
        let selector: String
        var ruleSet: TTCSSRuleSet?
        let original: TTCSSOriginalValues?
        /// The number of this application, counted from 1.
        let number: Int
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var count = 0
    /// The number of entries at which those of deallocated objects are removed.
    private var sweepThreshold = 64

    /// Records the selector that is about to be applied to an object, instead of the former one.
    func register(_ object: any TTCSSApplyProtocol, _ selector: String, _ ruleSet: TTCSSRuleSet?) {
        count += 1
        let id = ObjectIdentifier(object)
        // An object that gets the same selector again, such as a reused cell, has the values of its rule set now.
        let former = entries[id].flatMap { $0.object === object && $0.selector == selector ? $0 : nil }
        let original = former?.original ?? (object as? UIView).map(TTCSSOriginalValues.init)
        entries[id] = Entry(object: object, selector: selector, ruleSet: ruleSet, original: original, number: count)
        guard entries.count > sweepThreshold else { return }
        entries = entries.filter { $0.value.object != nil }
        sweepThreshold = max(64, 2 * entries.count)
    }

    /// Applies the current values of the selectors, in the order in which the selectors were applied.
    func applyAgain(_ css: (String) -> TTCSSRuleSet?) {
        for (id, old) in entries.sorted(by: { $0.value.number < $1.value.number }) {
            // An object that was applied before this one may have applied another selector to it.
            guard let object = old.object, entries[id]?.number == old.number else { continue }
            let ruleSet = css(old.selector)
            if let view = object as? UIView { old.original?.restore(view, from: old.ruleSet, to: ruleSet) }
            entries[id]?.ruleSet = ruleSet
            object.applyCssRules(ruleSet)
        }
    }
}
