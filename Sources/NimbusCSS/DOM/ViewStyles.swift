import CSSEngine

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
        let version: Version
    }

    /// The number of an engine, and of a restyle by it.
    struct Version: Equatable {
        var engine: UInt32 = 0
        var restyle = 0
    }

    private struct Registration {
        let syntax: String
        let inherits: Bool
        let initialValue: String?
    }

    struct Notification {
        let ruleset: NICSSRuleset
        let difference: NIStyleDifference
    }

    /// The elements of the views.
    private let elements: any StyleElementSource
    private var applied: AppliedStylesheets
    private(set) var engine: StyleEngine
    /// The transitions and animations. `nil` if the property table has none.
    package private(set) var timeline: StyleTimeline?
    /// The environment of the last pass, if it has changed since.
    private var formerEnvironment: NIEnvironment?
    /// The variables that the app has set, by the names of their custom properties.
    private var variables: [String: String] = [:]
    /// The custom properties that the app has registered, by their names.
    private var registrations: [String: Registration] = [:]
    /// Whether styles can be outdated.
    private(set) var needsRestyle = false
    /// The views to read again, with the attributes to read.
    private var changedViews: [StyleNode: ElementChanges] = [:]
    private var rulesets = RulesetCache()
    private var pendingUpdates: [PendingUpdate] = []
    /// The number of elements that the engine has styled so far.
    private(set) var styledCount = 0
    private var version = Version()
    private var containerSizes = ContainerSizes()

    init(_ stylesheets: [NIStylesheet], of elements: any StyleElementSource, in environment: NIEnvironment) {
        self.elements = elements
        applied = AppliedStylesheets(stylesheets)
        engine = StyleEngine(
            properties: stylesheets.last?.properties ?? .standard, environment: environment, elementsOf: elements)
        applied.add(to: engine)
        timeline = StyleTimeline(engine)
    }

    /// Explains the styles as of the last pass.
    package var inspector: StyleInspector { engine.inspector() }

    // MARK: Settings

    /// The property table that the stylesheets were parsed with.
    package var properties: PropertyTable { engine.properties }

    /// The properties of the views' toolkit.
    var toolkit = ToolkitSettings() {
        didSet {
            setToolkit()
            if toolkit.systemColors != oldValue.systemColors { environment = environment }
        }
    }

    private func setToolkit() {
        engine.keepsColorSchemes = toolkit.keepsColorSchemes
        engine.fontMetrics = toolkit.fontMetrics
        timeline?.now = now
        timeline?.handsOver = toolkit.playsMotion
        if let startsTransitions = toolkit.startsTransitions {
            timeline?.canStartTransitions = { MainActor.assumeIsolated { startsTransitions() } }
        }
        if let boxSize = toolkit.boxSize {
            timeline?.boxSize = { node in MainActor.assumeIsolated { boxSize(node) } }
        }
        if let isOnScreen = toolkit.isOnScreen {
            timeline?.isOnScreen = { node in MainActor.assumeIsolated { isOnScreen(node) } }
        }
        timeline?.undeclaredValue = toolkit.undeclaredValue.map { value in
            { node, property, style in MainActor.assumeIsolated { value(node, property, style) } }
        }
    }

    /// Includes properties that the table does not declare in differences, until all views are removed.
    func trackUndeclaredProperties() { engine.tracksUndeclaredProperties = true }

    /// The environment of all views without one of their own.
    var environment: NIEnvironment {
        get { engine.environment }
        set {
            var environment = newValue
            environment.systemColors = toolkit.systemColors
            formerEnvironment = formerEnvironment ?? engine.environment
            engine.environment = environment
        }
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

    /// Registers a custom property. Returns `false` if an argument is invalid.
    func registerProperty(_ name: String, syntax: String, inherits: Bool, initialValue: String?) -> Bool {
        guard engine.registerProperty(name, syntax: syntax, inherits: inherits, initialValue: initialValue) else {
            return false
        }
        registrations[name] = Registration(syntax: syntax, inherits: inherits, initialValue: initialValue)
        return true
    }

    // MARK: Requests

    func setNeedsRestyle() { needsRestyle = true }

    /// Requests that the engine takes over the current rules of the stylesheets.
    func setNeedsStylesheets() {
        applied.setNeedsUpdate()
        needsRestyle = true
    }

    /// The stylesheets that apply, in ascending precedence. The engine takes over a new list when the views are styled.
    var stylesheets: [NIStylesheet] {
        get { applied.stylesheets }
        set {
            applied.stylesheets = newValue
            needsRestyle = true
        }
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
        engine = StyleEngine(
            properties: properties, environment: environment, elementsOf: elements,
            firstGeneration: engine.nextGeneration)
        applied.add(to: engine)
        timeline = StyleTimeline(engine)
        timeline?.isEnabled = playsMotion
        version.engine += 1
        setToolkit()
        for (name, value) in variables { engine.setRootProperty(name, to: value) }
        for (name, property) in registrations {
            engine.registerProperty(
                name, syntax: property.syntax, inherits: property.inherits, initialValue: property.initialValue)
        }
        changedViews = [:]
        rulesets = RulesetCache()
        pendingUpdates = []
        containerSizes = ContainerSizes()
    }

    // MARK: Query containers

    /// Whether styles can depend on the sizes of query containers.
    package var hasContainers: Bool { engine.hasContainers }

    /// Begins a pass, in which the sizes of query containers can change a limited number of times. All changes of styles in a pass
    /// are one change for transitions.
    func beginPass() {
        containerSizes.beginPass()
        timeline?.beginChange()
    }

    /// Gives the engine the sizes of the outermost query containers that have changed. The next restyle uses them.
    /// - Parameter size: Returns the size of a container's content box. `nil` if it has no box.
    package func updateContainers(size: (StyleNode) -> ContainerSize?) -> ContainerSizes.Update {
        let update = containerSizes.update(engine, size: size)
        if update == .changed { needsRestyle = true }
        return update
    }

    // MARK: Motion

    /// Returns the time of the clock, in milliseconds.
    var now: (() -> Double)? { didSet { timeline?.now = now } }

    /// Whether transitions and animations have an effect.
    var playsMotion = true {
        didSet {
            timeline?.isEnabled = playsMotion
            needsRestyle = true
        }
    }

    /// Forgets the values from before the pass.
    func endPass() { timeline?.endChange() }

    /// Has the next restyle begin the animations of views that are on screen again. Returns whether there are any.
    func findReturnedViews() -> Bool {
        guard let timeline, timeline.hasReturned else { return false }
        needsRestyle = true
        return true
    }

    /// The time that transitions and animations show, in milliseconds.
    var motionTime: Double { timeline?.time ?? 0 }

    /// Returns whether a transition or an animation sets a property of a view.
    package func moves(_ property: PropertyID, of node: StyleNode) -> Bool {
        timeline?.sets(property, of: node) ?? false
    }

    /// Lets the toolkit play motion again, or show instants again, because there is another clock.
    func clockDidChange() {
        timeline?.handsOver = false
        timeline?.handsOver = toolkit.playsMotion
        needsRestyle = true
    }

    /// The time at which transitions and animations have something to do.
    var nextMotionUpdate: StyleTimeline.NextUpdate { timeline?.nextUpdate ?? .never }

    /// Has the toolkit play the motion of some properties of views, and of no others of these views.
    /// - Returns: Whether the next restyle gives a view other values.
    package func handOver(_ properties: [StyleNode: Set<PropertyID>]) -> Bool {
        guard timeline?.handOver(properties) == true else { return false }
        needsRestyle = true
        return true
    }

    /// Whether a transition or an animation is running.
    var isInMotion: Bool { timeline?.isRunning ?? false }

    /// Whether a view has had transitions or animations so far.
    var hasMotion: Bool { timeline?.hasSettings ?? false }

    /// Returns what has happened to transitions and animations since the last call.
    func takeMotionEvents() -> [MotionEvent] { timeline?.takeEvents() ?? [] }

    /// Gives all views the values that they have at a time, in milliseconds. ``takePendingUpdates()`` returns the changes.
    /// - Parameter isNotified: Returns whether a view is notified of its changed values.
    func advance(to time: Double, notifying isNotified: (StyleNode) -> Bool) {
        if let timeline { didRestyle(timeline.advance(to: time), notifying: isNotified) }
    }

    // MARK: Restyling

    /// Begins to bring all styles up to date: gives the engine the current rules.
    /// - Returns: Whether styles can be outdated.
    func beginRestyle() -> Bool {
        guard needsRestyle else { return false }
        needsRestyle = false
        applied.update(engine)
        return true
    }

    /// Returns the views to read again, in the order of their nodes, with the attributes to read. Clears the list.
    func takeChangedViews() -> [(node: StyleNode, changes: ElementChanges)] {
        if changedViews.isEmpty { return [] }
        defer { changedViews = [:] }
        return changedViews.sorted { $0.key.index < $1.key.index }.map { ($0.key, $0.value) }
    }

    /// Brings all styles up to date. ``takePendingUpdates()`` returns the changes.
    /// - Parameter isNotified: Returns whether a view is notified of its changed values.
    func restyle(notifying isNotified: (StyleNode) -> Bool) {
        didRestyle(timeline?.restyle() ?? engine.restyle(), notifying: isNotified)
    }

    private func didRestyle(_ update: StyleUpdate, notifying isNotified: (StyleNode) -> Bool) {
        styledCount += update.visitedCount
        version.restyle += 1
        rulesets = RulesetCache()
        if update.elements.isEmpty { return }
        var pending = PendingUpdate(
            styles: update, environmentsGeneration: environmentsGeneration, version: version)
        for (position, change) in update.elements.enumerated() where isNotified(change.node) {
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

    // MARK: Queries

    /// The names in `::part()` of the current rules.
    package var partNames: Set<String> { engine.partNames }

    /// Whether all selectors of a current stylesheet match parts, as those of InterfaCSS do.
    package var matchesParts: Bool { engine.matchesParts }

    /// The content of views that selectors of the current rules test. It changes without notice.
    var testedContent: ElementChanges { engine.testedContent }

    /// Whether rules or values can depend on the environments of views.
    package var dependsOnEnvironments: Bool { engine.dependsOnEnvironments }

    /// Whether selectors of the current rules test the order of views.
    var testsOrder: Bool { engine.testsOrder }

    /// Whether selectors of the current rules test whether a view has registered views inside.
    var testsDescendants: Bool { engine.testsDescendants }

    /// The states that selectors of the current rules test.
    package var testedStates: NIStyleState { engine.testedStates }

    /// Returns the states with which the engine has read a view last.
    func state(of node: StyleNode) -> NIStyleState { engine.state(of: node) }

    /// Returns the ruleset of a view as of the last restyle.
    func ruleset(of node: StyleNode) -> NICSSRuleset { rulesets.ruleset(of: node, in: engine) }

    /// Returns the style of a view as of the last restyle.
    package func style(of node: StyleNode) -> ComputedStyle { engine.style(of: node) }

    /// Returns the style of a view with the styles of its variants, as of the last restyle.
    package func viewStyle(of node: StyleNode) -> ViewStyle {
        ViewStyle(
            own: engine.style(of: node), variants: engine.variantStyles(of: node), environment: environmentID(of: node))
    }

    /// Returns the current style of a view in an update. The view may have been styled again since the update was made.
    func style(of change: StyleUpdate.ChangedElement, in update: PendingUpdate) -> ViewStyle {
        guard update.version == version else { return viewStyle(of: change.node) }
        let difference = update.styles.differences[Int(change.difference)]
        return ViewStyle(
            own: difference.new, variants: difference.variants,
            environment: EnvironmentID(id: change.environment, generation: update.environmentsGeneration))
    }

    /// Returns the values of a view's variants with their sources, in the order of ``NIStyleable/styleVariants``.
    /// - Parameter count: The number of variants.
    package func variantValues(of node: StyleNode, count: Int) -> [ElementStyle] {
        (0..<count).map { engine.elementStyle(ofVariant: $0, of: node) }
    }

    /// Returns the environment of a view.
    package func environment(of node: StyleNode) -> NIEnvironment { engine.environment(of: node) }

    /// Returns the id of a view's environment. `nil` stands for a view without a node, which has the environment of the DOM.
    package func environmentID(of node: StyleNode?) -> EnvironmentID {
        EnvironmentID(id: node.map(engine.environmentID) ?? 0, generation: environmentsGeneration)
    }

    private var environmentsGeneration: UInt64 { UInt64(version.engine) << 32 | UInt64(engine.environmentsGeneration) }

    /// Returns the environment with an id of the current generation.
    package func environment(withID id: UInt16) -> NIEnvironment { engine.environment(withID: id) }

    /// The errors and warnings in the inline styles of views.
    package var inlineDiagnostics: [Diagnostic] { engine.inlineDiagnostics }
}
