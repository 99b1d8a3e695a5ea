import CSSEngine

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
    public var environment: NIEnvironment {
        get { engine.environment }
        set {
            let old = engine.environment
            guard newValue != old else { return }
            engine.environment = newValue
            apply()
            companion?.environmentDidChange(from: old, in: self)
        }
    }
    /// Whether it refreshes itself whenever one of its stylesheets has changed, on the main actor's next turn. Turning
    /// it on refreshes too.
    public var refreshesAutomatically = false {
        didSet { if refreshesAutomatically != oldValue { observeStylesheets() } }
    }

    /// Does for all views what concerns them together.
    package var companion: (any DOMCompanion)?

    let engine: StyleEngine
    /// The rules that the engine has, by the places of `stylesheets`.
    var snapshots: [Stylesheet]
    private(set) var nodes: [ObjectIdentifier: StyleNode] = [:]
    /// Counts registrations, and what else may make a name mean another view.
    package private(set) var treeVersion = 0
    /// The nodes of views by their ids, the last one registered last.
    private var nodesByID: [String: [StyleNode]] = [:]
    var observers: NotificationTokens?
    var isTreeOutOfDate = false
    var styling = Styling()
    /// How many views there may be before those that are gone are looked for.
    private var lookout = 64

    /// - Parameters:
    ///   - stylesheet: what applies to the views.
    ///   - parent: rules that come before those of `stylesheet`, read with the same properties.
    ///   - environment: decides which conditional rules are active.
    public init(
        stylesheet: NIStylesheet, parentStyles parent: NIStylesheet? = nil, environment: NIEnvironment = NIEnvironment()
    ) {
        stylesheets = (parent.map { [$0] } ?? []) + [stylesheet]
        engine = StyleEngine(properties: stylesheet.properties, environment: environment)
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
        if let id = id.map(bare), !id.isEmpty { setID(id, of: node) }
        engine.update(node, [.classes, .id, .attributes])
        apply()
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

    /// The view that has an id; nil where none has it.
    /// - Parameter id: with or without `#`.
    public func viewById(_ id: String) -> (any NIStyleable)? {
        nodesByID[bare(id)]?.lazy.compactMap { self.element(of: $0).view }.last
    }

    // MARK: Classes

    /// Gives a view one or several classes more, without dots; registers it if it is not registered.
    public func addCssClass(_ cssClass: String, to view: any NIStyleable) {
        register(view, withCSSClass: cssClass)
    }

    /// Takes classes from a view, and with them what they made it look like.
    public func removeCssClass(_ cssClass: String, from view: any NIStyleable) {
        guard let node = node(of: view) else { return }
        let names = names(in: cssClass)
        element(of: node).styleClasses.removeAll { names.contains($0) }
        engine.update(node, [.classes, .attributes])
        apply()
    }

    /// Whether a view has a class, without its dot.
    public func hasCssClass(_ cssClass: String, on view: any NIStyleable) -> Bool {
        node(of: view).map { element(of: $0).styleClasses.contains(cssClass) } ?? false
    }

    // MARK: Declarations

    /// Gives a registered view declarations of its own, above all sheets; nil takes them back.
    public func setStyle(_ declarations: String?, of view: any NIStyleable) {
        guard let node = node(of: view) else { return }
        element(of: node).declarations = declarations
        engine.update(node, .inlineStyle)
        apply()
    }

    // MARK: Names

    private func names(in list: String?) -> [String] {
        list.map { $0.split(whereSeparator: \.isWhitespace).map(String.init) } ?? []
    }

    private func bare(_ id: String) -> String { id.hasPrefix("#") ? String(id.dropFirst()) : id }

    // MARK: Nodes

    /// The node of a registered view. Where another one was that is gone, that one is forgotten.
    func node(of view: any NIStyleable) -> StyleNode? {
        guard let node = nodes[ObjectIdentifier(view)] else { return nil }
        if element(of: node).view === view { return node }
        remove(node)
        return nil
    }

    func element(of node: StyleNode) -> DOMElement {
        guard let element = engine.element(of: node) as? DOMElement else {
            preconditionFailure("an engine's nodes mirror what was inserted")
        }
        return element
    }

    /// Whether it is still the element of its view.
    func isRegistered(_ element: DOMElement) -> Bool {
        nodes[element.identity].map { self.element(of: $0) === element } ?? false
    }

    private func insert(_ view: any NIStyleable) -> StyleNode {
        if nodes.count >= lookout {
            forgetLostViews()
            lookout = max(64, nodes.count * 2)
        }
        let element = DOMElement(view)
        let node = engine.insert(element, under: registeredSuperview(of: view))
        nodes[element.identity] = node
        treeVersion += 1
        if let id = view.styleID { setID(bare(id), of: node) }
        // Many views find their places in one go.
        if styling.openBatches > 0 { isTreeOutOfDate = true } else { putInPlace(node, of: view) }
        view.didRegister(in: self)
        return node
    }

    private func remove(_ node: StyleNode) {
        let element = element(of: node)
        // Those inside it stay registered, and take its place.
        for child in engine.children(of: node) { engine.move(child, under: engine.parent(of: node), before: node) }
        if let id = element.styleID { forget(id: id, of: node) }
        nodes[element.identity] = nil
        treeVersion += 1
        engine.remove(node)
    }

    /// Forgets the views that are gone.
    func forgetLostViews() {
        for node in Array(nodes.values) where element(of: node).view == nil { remove(node) }
    }

    private func setID(_ id: String, of node: StyleNode) {
        let element = element(of: node)
        if let old = element.styleID { forget(id: old, of: node) }
        element.styleID = id
        treeVersion += 1
        nodesByID[id, default: []].append(node)
    }

    private func forget(id: String, of node: StyleNode) {
        nodesByID[id]?.removeAll { $0 == node }
        if nodesByID[id]?.isEmpty == true { nodesByID[id] = nil }
    }
}
