import NimbusUIKit

/// The objects that selectors were applied to, so that they follow a file that is loaded again.
@MainActor final class TTCSSAppliedSelectors {
    private struct Entry {
        weak var object: (any TTCSSApplyProtocol)?
        var selector: String
        var hasShadow: Bool
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of deallocated objects are removed.
    private var sweepThreshold = 64

    /// Records the selector that was applied to an object, instead of the former one.
    func register(_ object: any TTCSSApplyProtocol, _ selector: String, _ ruleSet: TTCSSRuleSet?) {
        entries[ObjectIdentifier(object)] = Entry(
            object: object, selector: selector, hasShadow: ruleSet?.textShadow != nil)
        guard entries.count > sweepThreshold else { return }
        entries = entries.filter { $0.value.object != nil }
        sweepThreshold = max(64, 2 * entries.count)
    }

    /// Applies the current values of the selectors.
    func applyAgain(_ css: (String) -> TTCSSRuleSet?) {
        for entry in entries.values {
            guard let object = entry.object else { continue }
            let ruleSet = css(entry.selector)
            // A rule set without a shadow keeps the one that a label has.
            if entry.hasShadow, ruleSet?.textShadow == nil { (object as? UILabel)?.layer.shadowOpacity = 0 }
            register(object, entry.selector, ruleSet)
            object.applyCssRules(ruleSet)
        }
    }
}
