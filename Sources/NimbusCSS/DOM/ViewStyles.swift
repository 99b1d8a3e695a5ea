import CSSEngine

/// The style of a view with what its values depend on.
package struct ViewStyle {
    package let own: ComputedStyle
    /// The styles of the view's variants, in the order of ``NIStyleable/styleVariants``. `nil` if all of them have the
    /// style of the view.
    package let variants: VariantStyleSet?
    package let environment: EnvironmentID
}

/// The id of a view's environment.
package struct EnvironmentID {
    package let id: UInt16
    /// The id belongs to another environment in another generation.
    package let generation: UInt64
}

/// The styles of a DOM's views.
///
/// Creates the style engine, whose tree ``ViewTreeMirror`` changes, and gives it the current rules of the stylesheets.
/// Brings the styles up to date, and keeps the differences until they are applied.
@MainActor package final class ViewStyles {
    /// Changed styles that have not been applied to their views yet.
    struct PendingUpdate {
        let styles: StyleUpdate
        /// The generation of the environments of the update.
        let environmentsGeneration: UInt64
        /// The arguments of the notifications of views, by their positions among the changed elements. A view without one
        /// is styled by the adapter only.
        var notifications: [Int: Notification] = [:]
        /// The restyle that made the update, and the engine: their numbers.
        let restyle: Int
        let engine: UInt32
    }

    struct Notification {
        let ruleset: NICSSRuleset
        let difference: NIStyleDifference
    }

    private let registry: ViewRegistry
    /// The stylesheets that apply, in ascending precedence.
    private(set) var stylesheets: [NIStylesheet]
    /// The stylesheets that the engine has, in the same order as ``snapshots``.
    private var loaded: [NIStylesheet]
    /// The versions of the stylesheets that the engine has.
    private var snapshots: [Stylesheet]
    private(set) var engine: StyleEngine
    /// The environment of the last pass, if it has changed since.
    private var formerEnvironment: NIEnvironment?
    /// The variables that the app has set, by the names of their custom properties.
    private var variables: [String: String] = [:]
    private var stylesheetsDidChange = false
    private var needsRestyle = false
    /// The views to read again, with the attributes to read.
    private var changedViews: [StyleNode: ElementChanges] = [:]
    private var rulesets = RulesetCache()
    private var pendingUpdates: [PendingUpdate] = []
    /// The number of elements that the engine has styled so far.
    private(set) var styledCount = 0
    /// The number of the last restyle.
    private var lastRestyle = 0
    /// The number of the engine. Nodes of different engines can be equal.
    private var engineNumber: UInt32 = 0

    init(_ stylesheets: [NIStylesheet], of registry: ViewRegistry, in environment: NIEnvironment) {
        self.registry = registry
        self.stylesheets = stylesheets
        loaded = stylesheets
        snapshots = stylesheets.map(\.snapshot)
        engine = Self.makeEngine(snapshots, stylesheets.last?.properties ?? .standard, environment, registry)
    }

    private static func makeEngine(
        _ snapshots: [Stylesheet], _ properties: PropertyTable, _ environment: NIEnvironment, _ registry: ViewRegistry
    ) -> StyleEngine {
        let engine = StyleEngine(properties: properties, environment: environment, elementsOf: registry)
        for snapshot in snapshots { engine.add(snapshot) }
        return engine
    }

    /// Explains the styles as of the last pass.
    package var inspector: StyleInspector { engine.inspector() }

    // MARK: Settings

    /// The property table that the stylesheets were parsed with.
    package var properties: PropertyTable { engine.properties }

    /// Whether values that differ by colour scheme are resolved for both schemes.
    var keepsColorSchemes: Bool {
        get { engine.keepsColorSchemes }
        set { engine.keepsColorSchemes = newValue }
    }

    /// Returns the metrics of a font. `nil` if the engine estimates them.
    var fontMetrics: ((FontDescription) -> FontMetrics)? {
        get { engine.fontMetrics }
        set { engine.fontMetrics = newValue }
    }

    /// Includes properties that the table does not declare in differences, until all views are removed.
    func trackUndeclaredProperties() { engine.tracksUndeclaredProperties = true }

    /// The environment of all views without one of their own.
    var environment: NIEnvironment {
        get { engine.environment }
        set {
            var environment = newValue
            environment.systemColors = systemColors
            formerEnvironment = formerEnvironment ?? engine.environment
            engine.environment = environment
        }
    }

    /// The colours of the names of CSS for system colours, in all environments.
    var systemColors = SystemColor.Palette.browser {
        didSet { if systemColors != oldValue { environment = environment } }
    }

    /// Returns the environment before the first change since the last call. `nil` if there was no change.
    func takeFormerEnvironment() -> NIEnvironment? {
        defer { formerEnvironment = nil }
        return formerEnvironment
    }

    /// Sets a custom property of all roots. `nil` removes it. Returns `false` if name or value are invalid.
    func setVariable(_ name: String, to value: String?) -> Bool {
        guard engine.setRootProperty(name, to: value) else { return false }
        variables[name] = value
        return true
    }

    // MARK: Requests

    func setNeedsRestyle() { needsRestyle = true }

    /// Requests that the engine takes over the current rules of the stylesheets.
    func setNeedsStylesheets() {
        stylesheetsDidChange = true
        needsRestyle = true
    }

    /// Replaces the list of stylesheets. The engine takes it over when the views are styled.
    func setStylesheets(_ stylesheets: [NIStylesheet]) {
        self.stylesheets = stylesheets
        setNeedsStylesheets()
    }

    /// Requests that the given attributes of a view are read again.
    func setNeedsUpdate(_ node: StyleNode, _ changes: ElementChanges) {
        changedViews[node, default: []].formUnion(changes)
        needsRestyle = true
    }

    /// Whether a view is to be read again.
    func needsUpdate(_ node: StyleNode) -> Bool { changedViews[node] != nil }

    /// Removes all views. Replaces the engine, so that the caller must create a new mirror.
    func removeAllViews() {
        let (keepsColorSchemes, fontMetrics) = (keepsColorSchemes, fontMetrics)
        engine = Self.makeEngine(snapshots, properties, environment, registry)
        engineNumber += 1
        self.keepsColorSchemes = keepsColorSchemes
        self.fontMetrics = fontMetrics
        for (name, value) in variables { engine.setRootProperty(name, to: value) }
        changedViews = [:]
        rulesets = RulesetCache()
        pendingUpdates = []
    }

    // MARK: Restyling

    /// Brings all styles up to date. ``takePendingUpdates()`` returns the changes.
    func restyle(_ tree: ViewTreeMirror, for adapter: (any DOMAdapter)?) {
        guard needsRestyle else { return }
        needsRestyle = false
        replaceStylesheets()
        updateChangedViews(of: tree, for: adapter)
        tree.synchronizeIfNeeded()
        let update = engine.restyle()
        styledCount += update.visitedCount
        lastRestyle += 1
        rulesets = RulesetCache()
        if update.elements.isEmpty { return }
        var pending = PendingUpdate(
            styles: update, environmentsGeneration: environmentsGeneration, restyle: lastRestyle, engine: engineNumber)
        for (position, change) in update.elements.enumerated() where registry.flags(of: change.node).isNotified {
            pending.notifications[position] = Notification(
                ruleset: ruleset(of: change.node),
                difference: NIStyleDifference(update.differences[Int(change.difference)], properties: properties))
        }
        pendingUpdates.append(pending)
    }

    /// Returns the changed styles since the last call. Some of the views may have been unregistered since then.
    func takePendingUpdates() -> [PendingUpdate] {
        defer { pendingUpdates = [] }
        return pendingUpdates
    }

    private func replaceStylesheets() {
        guard stylesheetsDidChange else { return }
        stylesheetsDidChange = false
        // The engine appends, so that only the stylesheets before the first difference stay in place.
        let kept = zip(loaded, stylesheets).prefix { $0 === $1 }.count
        for snapshot in snapshots[kept...] { engine.remove(snapshot) }
        snapshots.removeSubrange(kept...)
        for (index, stylesheet) in stylesheets.prefix(kept).enumerated() {
            let snapshot = stylesheet.snapshot
            engine.replace(snapshots[index], with: snapshot)
            snapshots[index] = snapshot
        }
        for stylesheet in stylesheets.dropFirst(kept) {
            snapshots.append(stylesheet.snapshot)
            engine.add(stylesheet.snapshot)
        }
        loaded = stylesheets
    }

    private func updateChangedViews(of tree: ViewTreeMirror, for adapter: (any DOMAdapter)?) {
        tree.updatePositions()
        if changedViews.isEmpty { return }
        let changed = changedViews.sorted { $0.key.index < $1.key.index }
        changedViews = [:]
        // The adapter can run code of the app, which can unregister views.
        for (node, changes) in changed where engine.contains(node) {
            tree.updateAttributes(of: node, changes)
            if let view = registry.view(of: node) { adapter?.domDidUpdate(view) }
        }
    }

    // MARK: Queries

    /// The names in `::part()` of the current rules.
    package var partNames: Set<String> { engine.partNames }

    /// Whether all selectors of a current stylesheet match parts, as those of InterfaCSS do.
    package var matchesParts: Bool { engine.matchesParts }

    /// The content of views that selectors of the current rules test. It changes without notice.
    var testedContent: ElementChanges { engine.testedContent }

    /// Whether selectors of the current rules test the order of views.
    var testsOrder: Bool { engine.testsOrder }

    /// The states that selectors of the current rules test.
    package var testedStates: NIStyleState { engine.testedStates }

    /// Returns whether a view has other states than the engine knows.
    package func hasOutdatedStates(_ view: any NIStyleable) -> Bool {
        guard let node = registry.node(of: view) else { return false }
        return engine.state(of: node) != registry.reading(view, of: node).styleState
    }

    /// Returns the ruleset of a view as of the last restyle.
    func ruleset(of node: StyleNode) -> NICSSRuleset { rulesets.ruleset(of: node, in: engine) }

    /// Returns the style of a view as of the last restyle.
    package func style(of node: StyleNode) -> ComputedStyle { engine.style(of: node) }

    /// Returns the style of a view with the styles of its variants, as of the last restyle.
    package func viewStyle(of node: StyleNode) -> ViewStyle {
        ViewStyle(
            own: engine.style(of: node), variants: engine.variantStyles(of: node), environment: environmentID(of: node))
    }

    /// Returns whether a view in an update is still registered.
    func contains(_ change: StyleUpdate.ChangedElement, in update: PendingUpdate) -> Bool {
        update.engine == engineNumber && registry.contains(change.node)
    }

    /// Returns the current style of a view in an update. The view may have been styled again since the update was made.
    func style(of change: StyleUpdate.ChangedElement, in update: PendingUpdate) -> ViewStyle {
        guard update.restyle == lastRestyle else { return viewStyle(of: change.node) }
        let difference = update.styles.differences[Int(change.difference)]
        return ViewStyle(
            own: difference.new, variants: difference.variants,
            environment: EnvironmentID(id: change.environment, generation: update.environmentsGeneration))
    }

    /// Returns the values of a view's variants with their sources, in the order of ``NIStyleable/styleVariants``.
    package func variantValues(of node: StyleNode, _ view: any NIStyleable) -> [ElementStyle] {
        view.styleVariants.indices.map { engine.elementStyle(ofVariant: $0, of: node) }
    }

    /// Returns the environment of a view.
    package func environment(of node: StyleNode) -> NIEnvironment { engine.environment(of: node) }

    /// Returns the id of a view's environment. `nil` stands for a view without a node, which has the environment of the DOM.
    package func environmentID(of node: StyleNode?) -> EnvironmentID {
        EnvironmentID(id: node.map(engine.environmentID) ?? 0, generation: environmentsGeneration)
    }

    private var environmentsGeneration: UInt64 { UInt64(engineNumber) << 32 | UInt64(engine.environmentsGeneration) }

    /// Returns the environment with an id of the current generation.
    package func environment(withID id: UInt16) -> NIEnvironment { engine.environment(withID: id) }

    /// The errors and warnings in the inline styles of views.
    package var inlineDiagnostics: [Diagnostic] { engine.inlineDiagnostics }
}
