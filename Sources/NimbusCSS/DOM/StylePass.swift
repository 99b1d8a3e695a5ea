import CSSEngine

/// Brings the styles of a DOM's views up to date, and keeps the differences until the views are notified.
@MainActor final class StylePass {
    /// A style change that has not been applied to its view yet.
    struct PendingUpdate {
        let element: DOMElement
        let node: StyleNode
        /// The arguments of the view's notification. `nil` if only the adapter applies the style.
        let notification: Notification?
    }

    struct Notification {
        let ruleset: NICSSRuleset
        let difference: NIStyleDifference
    }

    private let stylesheets: [NIStylesheet]
    /// The versions of the stylesheets that the engine has, in the same order.
    private(set) var snapshots: [Stylesheet]
    private var stylesheetsDidChange = false
    private var needsRestyle = false
    /// The views to read again, with the attributes to read in addition to their position.
    private var changedViews: [StyleNode: ElementChanges] = [:]
    private var rulesets = RulesetCache()
    private var pendingUpdates: [PendingUpdate] = []
    /// The number of elements that the engine has styled so far.
    private(set) var styledCount = 0

    init(_ stylesheets: [NIStylesheet]) {
        self.stylesheets = stylesheets
        snapshots = stylesheets.map(\.snapshot)
    }

    // MARK: Requests

    func setNeedsRestyle() { needsRestyle = true }

    /// Requests that the engine takes over the current rules of the stylesheets.
    func setNeedsStylesheets() {
        stylesheetsDidChange = true
        needsRestyle = true
    }

    /// Requests that a view's position and the given attributes are read again.
    func setNeedsUpdate(_ view: RegisteredView, _ changes: ElementChanges) {
        changedViews[view.node, default: []].formUnion(changes)
        needsRestyle = true
    }

    /// Whether a view is to be read again.
    func needsUpdate(_ view: RegisteredView) -> Bool { changedViews[view.node] != nil }

    /// Drops all requests and updates that concern views.
    func removeAllViews() {
        changedViews = [:]
        rulesets = RulesetCache()
        pendingUpdates = []
    }

    // MARK: Restyling

    /// Brings all styles up to date. Views are not notified until ``takePendingUpdates()``.
    func restyle(_ tree: ViewTreeMirror, in engine: StyleEngine, for adapter: (any DOMAdapter)?) {
        guard needsRestyle else { return }
        needsRestyle = false
        replaceStylesheets(in: engine)
        updateChangedViews(of: tree, in: engine, for: adapter)
        tree.synchronizeIfNeeded()
        let update = engine.restyle()
        styledCount += update.visitedCount
        rulesets = RulesetCache()
        for change in update.changes {
            let element = tree.element(of: change.node)
            let isNotified = element.hasCustomStyle || !element.isStyledByAdapter
            pendingUpdates.append(
                PendingUpdate(
                    element: element, node: change.node,
                    notification: isNotified ? notification(of: change, in: engine) : nil))
        }
    }

    private func notification(of change: StyleUpdate.Change, in engine: StyleEngine) -> Notification {
        Notification(
            ruleset: rulesets.ruleset(of: change.node, in: engine),
            difference: NIStyleDifference(change.difference, properties: engine.properties))
    }

    /// Returns the ruleset of an element as of the last restyle.
    func ruleset(of node: StyleNode, in engine: StyleEngine) -> NICSSRuleset {
        rulesets.ruleset(of: node, in: engine)
    }

    func takePendingUpdates() -> [PendingUpdate] {
        defer { pendingUpdates = [] }
        return pendingUpdates
    }

    private func replaceStylesheets(in engine: StyleEngine) {
        guard stylesheetsDidChange else { return }
        stylesheetsDidChange = false
        for (index, stylesheet) in stylesheets.enumerated() {
            let snapshot = stylesheet.snapshot
            engine.replace(snapshots[index], with: snapshot)
            snapshots[index] = snapshot
        }
    }

    private func updateChangedViews(of tree: ViewTreeMirror, in engine: StyleEngine, for adapter: (any DOMAdapter)?) {
        let changed = changedViews
        changedViews = [:]
        for (node, changes) in changed where engine.contains(node) {
            let entry = RegisteredView(element: tree.element(of: node), node: node)
            tree.updatePosition(of: entry)
            tree.updateAttributes(of: entry, changes)
            if let view = entry.element.view { adapter?.domDidUpdate(view) }
        }
    }
}
