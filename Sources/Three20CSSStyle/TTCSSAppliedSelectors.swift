import Foundation
import NimbusCSS
import NimbusUIKit

/// The objects that selectors were applied to, so that they follow a file that is loaded again.
///
/// An object follows the stylesheet that was applied to it last. Stylesheets do not know one another, so each application
/// posts a notification, for which all of them forget the object.
@MainActor final class TTCSSAppliedSelectors {
    private struct Entry {
        weak var object: (any TTCSSApplyProtocol)?
        let selector: String
        /// The properties that a view has from its rule set.
        var properties: TTCSSViewProperties
        let original: TTCSSOriginalValues?
        /// The number of this application, counted from 1.
        let number: Int
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var count = 0
    /// The number of entries at which the entries of deallocated objects are removed.
    private var sweepThreshold = 64
    private var applications: NotificationTokens?

    private static let willApply = Notification.Name("TTCSSWillApplySelectorNotification")

    init() {
        applications = NotificationTokens([
            NotificationCenter.default.addObserver(forName: Self.willApply, object: nil, queue: nil) {
                [weak self] notification in
                guard let id = notification.object.map({ ObjectIdentifier($0 as AnyObject) }) else { return }
                MainActor.assumeIsolated { self?.entries[id] = nil }
            }
        ])
    }

    /// Applies the values of a selector to an object, which follows the selector instead of its former one from now on.
    func apply(_ selector: String, _ ruleSet: TTCSSRuleSet?, to object: any TTCSSApplyProtocol) {
        count += 1
        let id = ObjectIdentifier(object)
        // An object that gets the same selector again, such as a reused cell, has the values of its rule set now.
        let former = entries[id].flatMap { $0.object === object && $0.selector == selector ? $0 : nil }
        NotificationCenter.default.post(name: Self.willApply, object: object)
        entries[id] = Entry(
            object: object, selector: selector, properties: former?.properties ?? [],
            original: former?.original ?? (object as? UIView).map(TTCSSOriginalValues.init), number: count)
        sweep()
        update(id, object, to: ruleSet)
    }

    /// Applies the current values of the selectors, in the order in which the selectors were applied.
    func applyAgain(_ css: (String) -> TTCSSRuleSet?) {
        for (id, old) in entries.sorted(by: { $0.value.number < $1.value.number }) {
            // An object that was applied before this one may have applied another selector to it.
            guard let object = old.object, entries[id]?.number == old.number else { continue }
            update(id, object, to: css(old.selector))
        }
    }

    /// Restores the values that the view had before, where the rule set no longer has a value, and applies the rule set.
    private func update(_ id: ObjectIdentifier, _ object: any TTCSSApplyProtocol, to ruleSet: TTCSSRuleSet?) {
        let properties = ruleSet?.viewProperties ?? []
        if let view = object as? UIView, let entry = entries[id] {
            entry.original?.restore(view, entry.properties.subtracting(properties))
        }
        entries[id]?.properties = properties
        object.applyCssRules(ruleSet)
    }

    private func sweep() {
        guard entries.count > sweepThreshold else { return }
        entries = entries.filter { $0.value.object != nil }
        sweepThreshold = max(64, 2 * entries.count)
    }
}
