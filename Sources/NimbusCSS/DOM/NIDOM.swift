import CSSEngine

/// Applies stylesheets to the views that are registered with it, and keeps them applied.
///
/// Selectors see the registered views as a tree: each inside the nearest registered one around it. A view is styled when
/// it is registered, and again whenever something changes that its style rests on; it hears of nothing but differences.
/// Views are not kept alive: one that goes away is forgotten. A view belongs to one DOM at a time: two would each take
/// what the other has set for the view's own.
///
/// **When views are styled.** What an app changes through the DOM counts when the call returns, or when the batch ends
/// that it is made in; with ``coalescesChanges``, it waits for the next pass. What the DOM hears otherwise always does: a
/// stylesheet that has changed while ``refreshesAutomatically`` is on, and ``setNeedsStyle(_:)``. A pass styles all that
/// waits for one at once; it is asked for when the first change comes, and ``passScheduler`` says when it is made.
/// ``styleNow()`` makes it at once, and so does everything that styles at once, as ``refresh()``.
@MainActor public final class NIDOM {
    /// The stylesheet, and before it the one whose rules it builds on, if that is another one.
    public let stylesheets: [NIStylesheet]
    /// What views that are built from data belong to: whose outlets they are, and whom they tell that they were touched.
    public weak var target: AnyObject?
    /// Decides which conditional rules are active.
    public var environment: NIEnvironment {
        get { engine.environment }
        set {
            guard newValue != engine.environment else { return }
            styling.formerEnvironment = styling.formerEnvironment ?? engine.environment
            engine.environment = newValue
            didChange()
        }
    }
    /// Whether the next pass takes over the rules of its stylesheets whenever they have changed. Turning it on refreshes
    /// too.
    public var refreshesAutomatically = false {
        didSet { if refreshesAutomatically != oldValue { observeStylesheets() } }
    }
    /// Whether what is changed through the DOM waits for the next pass, so that many changes cost no more than one.
    public var coalescesChanges = false
    /// Has a pass made later, on the main actor: by default on its next turn. Called once for all changes until views
    /// are styled; calling the pass that it is given when nothing waits any more does nothing.
    public var passScheduler: @MainActor (_ pass: @escaping @MainActor () -> Void) -> Void = { pass in
        Task { @MainActor in pass() }
    }

    /// Does for all views what concerns them together.
    package var companion: (any DOMCompanion)? {
        didSet { engine.keepsColorSchemes = companion?.keepsColorSchemes == true }
    }

    private(set) var engine: StyleEngine
    /// The rules that the engine has, by the places of `stylesheets`.
    var snapshots: [Stylesheet]
    var nodes: [ObjectIdentifier: StyleNode] = [:]
    /// The nodes of views by their ids, the last one registered last.
    var nodesByID: [BytewiseString: [StyleNode]] = [:]
    /// Counts registrations, and what else may make a name mean another view.
    var treeVersion = 0
    /// What the toolkit's adapter was not told of yet.
    var treeChanges = TreeChanges()
    var observers: NotificationTokens?
    var treeNotes = TreeNotes()
    var styling = Styling()

    /// - Parameters:
    ///   - stylesheet: what applies to the views.
    ///   - parent: rules that come before those of `stylesheet`, read with the same properties.
    ///   - environment: decides which conditional rules are active.
    public init(
        stylesheet: NIStylesheet, parentStyles parent: NIStylesheet? = nil, environment: NIEnvironment = NIEnvironment()
    ) {
        stylesheets = [parent, stylesheet].compactMap { $0 }.suffix(parent === stylesheet ? 1 : 2)
        snapshots = stylesheets.map(\.snapshot)
        engine = Self.engine(snapshots, properties: stylesheet.properties, environment: environment)
    }

    private static func engine(
        _ snapshots: [Stylesheet], properties: PropertyTable, environment: NIEnvironment
    ) -> StyleEngine {
        let engine = StyleEngine(properties: properties, environment: environment)
        for snapshot in snapshots { engine.add(snapshot) }
        return engine
    }

    // MARK: Views

    /// Registers a view and styles it. One that is registered already gets the class and the id besides.
    /// - Parameters:
    ///   - cssClass: one or several classes, without dots, between white space.
    ///   - id: with or without `#`. The view that was registered last under an id is the one that has it.
    public func register(_ view: any NIStyleable, withCSSClass cssClass: String? = nil, andId id: String? = nil) {
        let classes = cssClass.map(ClassList.names) ?? []
        let id = id.flatMap(Self.bareID)
        if let node = node(of: view) {
            element(of: node).classes.append(classes)
            if let id { giveID(id, to: node) }
            engine.update(node, [.classes, .id, .attributes])
        } else {
            insert(view, classes, id)
        }
        didChange()
    }

    /// Forgets a view, with the classes and the id that it was given. What it looks like stays as it is.
    public func unregister(_ view: any NIStyleable) {
        guard let node = node(of: view) else { return }
        remove(node)
        didChange()
    }

    /// Forgets all views.
    public func unregisterAllViews() {
        guard !nodes.isEmpty else { return }
        engine = Self.engine(snapshots, properties: properties, environment: environment)
        engine.keepsColorSchemes = companion?.keepsColorSchemes == true
        nodes = [:]
        nodesByID = [:]
        treeNotes = TreeNotes()
        styling.forgetViews()
        treeChanges = TreeChanges()
        treeChanges.haveAllGone = true
        treeVersion += 1
    }

    /// The view that has an id; nil where none has it.
    /// - Parameter id: with or without `#`.
    public func viewById(_ id: String) -> (any NIStyleable)? {
        guard let id = Self.bareID(id) else { return nil }
        return nodesByID[BytewiseString(id)]?.lazy.compactMap { self.element(of: $0).view }.last
    }

    /// All registered views, each in front of those inside it.
    public var registeredViews: [any NIStyleable] {
        var views: [any NIStyleable] = []
        var waiting = Array(engine.roots.reversed())
        while let node = waiting.popLast() {
            if let view = element(of: node).view { views.append(view) }
            waiting += engine.children(of: node).reversed()
        }
        return views
    }

    // MARK: Classes

    /// Gives a view one or several classes more, without dots; registers it if it is not registered.
    public func addCssClass(_ cssClass: String, to view: any NIStyleable) {
        register(view, withCSSClass: cssClass)
    }

    /// Takes one or several classes from a view, and with them what they made it look like.
    public func removeCssClass(_ cssClass: String, from view: any NIStyleable) {
        guard let node = node(of: view) else { return }
        element(of: node).classes.remove(ClassList.names(in: cssClass))
        engine.update(node, [.classes, .attributes])
        didChange()
    }

    /// Gives a registered view these classes and no others, as to a cell that is to show another row: what they have in
    /// common with those of before stays as it is.
    /// - Parameter cssClass: one or several, without dots, between white space; nil for none.
    public func setCssClass(_ cssClass: String?, of view: any NIStyleable) {
        guard let node = node(of: view) else { return }
        element(of: node).classes = ClassList(cssClass.map(ClassList.names) ?? [])
        engine.update(node, [.classes, .attributes])
        didChange()
    }

    /// Whether a view has a class.
    /// - Parameter cssClass: one, without its dot; no view has what has white space in it.
    public func hasCssClass(_ cssClass: String, on view: any NIStyleable) -> Bool {
        node(of: view).map { element(of: $0).classes.contains(cssClass) } ?? false
    }

    // MARK: Declarations

    /// Gives a registered view declarations of its own, above all sheets; nil takes them back.
    public func setStyle(_ declarations: String?, of view: any NIStyleable) {
        guard let node = node(of: view) else { return }
        element(of: node).declarations = declarations
        engine.update(node, .inlineStyle)
        didChange()
    }
}
