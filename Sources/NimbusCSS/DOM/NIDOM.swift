import CSSEngine
import Foundation

/// Applies stylesheets to the views that are registered with it, and keeps them applied.
///
/// Selectors see the registered views as a tree: each inside the nearest registered one around it. A view is styled when
/// it is registered, and again whenever something changes that its style rests on; it hears of nothing but differences.
/// Views are not kept alive: one that goes away is forgotten.
@MainActor public final class NIDOM {
    /// The stylesheet, and before it the one whose rules it builds on.
    public let stylesheets: [NIStylesheet]
    /// What `ViewBuilder` sends what it finds in data to.
    public weak var target: AnyObject?
    /// Decides which conditional rules are active; a change counts at once.
    public var environment: CSSEngine.Environment {
        get { engine.environment }
        set {
            engine.environment = newValue
            apply()
        }
    }
    /// Whether it refreshes itself whenever one of its stylesheets has changed.
    public var refreshesAutomatically = false {
        didSet { if refreshesAutomatically != oldValue { observeStylesheets() } }
    }

    let engine: StyleEngine
    private var snapshots: [Stylesheet]
    private var rulesets = RulesetTable()
    private(set) var nodes: [ObjectIdentifier: StyleNode] = [:]
    /// The nodes of views by their ids, the last one registered last.
    private var nodesByID: [String: [StyleNode]] = [:]
    private var openBatches = 0
    private var isApplying = false
    private var needsApplying = false
    private var observers: NotificationTokens?

    /// - Parameters:
    ///   - stylesheet: what applies to the views.
    ///   - parent: rules that come before those of `stylesheet`.
    ///   - environment: decides which conditional rules are active.
    ///   - properties: those that the stylesheets were read with.
    public init(
        stylesheet: NIStylesheet, parentStyles parent: NIStylesheet? = nil,
        environment: CSSEngine.Environment = CSSEngine.Environment(), properties: PropertyTable = .standard
    ) {
        stylesheets = (parent.map { [$0] } ?? []) + [stylesheet]
        engine = StyleEngine(properties: properties, environment: environment)
        snapshots = stylesheets.map(\.snapshot)
        for snapshot in snapshots { engine.add(snapshot) }
    }

    // MARK: Views

    /// Registers a view and styles it. One that is registered already gets the class and the id besides.
    /// - Parameters:
    ///   - cssClass: one or several classes, without dots, between white space.
    ///   - id: with or without `#`. The view that was registered last under an id is the one that has it.
    public func register(_ view: any NIStyleable, withCSSClass cssClass: String? = nil, andId id: String? = nil) {
        let node = node(of: view) ?? insert(view)
        let element = element(of: node)
        for name in names(in: cssClass) where !element.styleClasses.contains(name) { element.styleClasses.append(name) }
        if let id { setID(bare(id), of: node) }
        engine.update(node, [.classes, .id])
        apply()
    }

    /// The node of a registered view. Where another one was that is gone, that one is forgotten.
    func node(of view: any NIStyleable) -> StyleNode? {
        guard let node = nodes[ObjectIdentifier(view)] else { return nil }
        if element(of: node).view === view { return node }
        remove(node)
        return nil
    }

    private func insert(_ view: any NIStyleable) -> StyleNode {
        let element = DOMElement(view)
        let place = place(of: view)
        let node = engine.insert(element, under: place.parent, before: place.next)
        nodes[element.identity] = node
        for child in registeredChildren(of: view) { engine.move(child, under: node) }
        return node
    }

    private func setID(_ id: String, of node: StyleNode) {
        let element = element(of: node)
        if let old = element.styleID { forget(id: old, of: node) }
        element.styleID = id
        nodesByID[id, default: []].append(node)
    }

    private func forget(id: String, of node: StyleNode) {
        nodesByID[id]?.removeAll { $0 == node }
        if nodesByID[id]?.isEmpty == true { nodesByID[id] = nil }
    }

    /// Forgets a view. What it looks like stays as it is.
    public func unregister(_ view: any NIStyleable) {
        guard let node = node(of: view) else { return }
        remove(node)
        apply()
    }

    /// Forgets all views.
    public func unregisterAllViews() {
        for node in Array(nodes.values) { remove(node) }
    }

    private func remove(_ node: StyleNode) {
        let element = element(of: node)
        // Those inside it stay registered, and take its place.
        for child in engine.children(of: node) { engine.move(child, under: engine.parent(of: node), before: node) }
        if let id = element.styleID { forget(id: id, of: node) }
        nodes[element.identity] = nil
        engine.remove(node)
    }

    /// Forgets the views that are gone.
    private func forgetLostViews() {
        for (_, node) in nodes where element(of: node).view == nil { remove(node) }
    }

    func element(of node: StyleNode) -> DOMElement {
        guard let element = engine.element(of: node) as? DOMElement else {
            preconditionFailure("an engine's nodes mirror what was inserted")
        }
        return element
    }

    /// The view that has an id; nil where none has it.
    /// - Parameter id: with or without `#`.
    public func viewById(_ id: String) -> (any NIStyleable)? {
        nodesByID[bare(id)]?.last { element(of: $0).view != nil }.flatMap { element(of: $0).view }
    }

    /// The values that a view's style gives it, and where they come from; nil where it is not registered.
    public func ruleset(of view: any NIStyleable) -> NICSSRuleset? {
        node(of: view).map { rulesets.ruleset(of: $0, in: engine) }
    }

    // MARK: Classes

    /// Gives a registered view one or several classes more, without dots.
    public func addCssClass(_ cssClass: String, to view: any NIStyleable) {
        register(view, withCSSClass: cssClass)
    }

    /// Takes classes from a view, and with them what they made it look like.
    public func removeCssClass(_ cssClass: String, from view: any NIStyleable) {
        guard let node = node(of: view) else { return }
        let names = names(in: cssClass)
        element(of: node).styleClasses.removeAll { names.contains($0) }
        engine.update(node, .classes)
        apply()
    }

    // MARK: Refreshing

    /// Brings everything up to date: stylesheets that have changed, views that have moved, what views say of themselves.
    public func refresh() {
        for (place, stylesheet) in stylesheets.enumerated() {
            let snapshot = stylesheet.snapshot
            engine.replace(snapshots[place], with: snapshot)
            snapshots[place] = snapshot
        }
        forgetLostViews()
        updateTree()
        for node in nodes.values { engine.update(node) }
        apply()
    }

    /// Asks a view again what selectors see of it, and styles it.
    public func refreshView(_ view: any NIStyleable) {
        guard let node = node(of: view) else { return }
        engine.update(node)
        apply()
    }

    /// Sets a custom property of a view from code, above all sheets; nil takes it back.
    /// - Returns: false, and nothing is changed, where the name or the value is none, or the view is not registered.
    @discardableResult
    public func setCustomProperty(_ name: String, to value: String?, of view: any NIStyleable) -> Bool {
        guard let node = node(of: view), engine.setCustomProperty(name, to: value, of: node) else {
            return false
        }
        apply()
        return true
    }

    private func observeStylesheets() {
        guard refreshesAutomatically else {
            observers = nil
            return
        }
        observers = NotificationTokens(
            stylesheets.map { stylesheet in
                NotificationCenter.default.addObserver(
                    forName: NIStylesheetDidChangeNotification, object: stylesheet, queue: nil
                ) { [weak self] _ in
                    // Sheets change on any thread.
                    Task { @MainActor in self?.refresh() }
                }
            })
    }

    // MARK: Applying

    /// Makes several changes and styles the views once, at the end.
    public func performBatchUpdates(_ changes: () throws -> Void) rethrows {
        openBatches += 1
        defer {
            openBatches -= 1
            apply()
        }
        try changes()
    }

    /// Styles what has changed. What views change while they are styled is done afterwards.
    private func apply() {
        needsApplying = true
        guard openBatches == 0, !isApplying else { return }
        isApplying = true
        defer { isApplying = false }
        var rounds = 0
        // Views that change one another for ever are left alone.
        while needsApplying, rounds < 32 {
            needsApplying = false
            rounds += 1
            let update = engine.restyle()
            rulesets = RulesetTable()
            for change in update.changes {
                guard let node = live(change.node), let view = element(of: node).view else { continue }
                view.applyStyle(rulesets.ruleset(of: node, in: engine), changing: change.difference, in: self)
            }
        }
    }

    /// A node, unless it was removed while others were styled.
    private func live(_ node: StyleNode) -> StyleNode? { engine.contains(node) ? node : nil }

    // MARK: Names

    private func names(in list: String?) -> [String] {
        list.map { $0.split(whereSeparator: \.isWhitespace).map(String.init) } ?? []
    }

    private func bare(_ id: String) -> String { id.hasPrefix("#") ? String(id.dropFirst()) : id }
}
