import CSSEngine
import Foundation

/// Applies stylesheets to the views that are registered with it, and keeps them applied.
///
/// ```swift
/// let dom = NIDOM(stylesheet: stylesheet)
/// dom.register(button, withCSSClass: "primary", andId: "follow")
/// ```
///
/// Selectors see the registered views as a tree, in which each view is inside its nearest registered ancestor. A view
/// is styled when it is registered, and again when something changes that its style depends on. A view is notified only
/// of the properties that changed. The DOM holds views weakly. A view is registered with one DOM at a time: a second one
/// refuses it and reports the problem in ``problems``, because it would mistake values set by the first for the view's own.
///
/// ## When views are styled
///
/// By default, a change made through the DOM takes effect before the call returns. Inside ``performBatchUpdates(_:)``,
/// changes take effect at the end of the batch. If ``coalescesChanges`` is true, they wait for the next pass.
///
/// Some changes always wait for the next pass: ``setNeedsStyle(_:)``, and a changed stylesheet while
/// ``refreshesAutomatically`` is true. The first such change requests a pass from ``passScheduler``. A pass styles all
/// views that need it. To run a pass at once, call ``styleIfNeeded()`` or ``refresh()``.
///
/// A DOM that follows a view in a window runs a requested pass when that view is laid out: in `layoutIfNeeded()`, and at
/// the latest before the current frame is committed. Therefore an animation block that calls `layoutIfNeeded()` animates
/// the changes. All other DOMs run it on the main actor's next turn, which can be after the frame.
@MainActor public final class NIDOM {
    /// The stylesheets, each of which takes precedence over those before it.
    ///
    /// Stylesheets can be added and removed at any time, for example when a feature of the app loads. All views that this
    /// affects are styled again. The values of a removed stylesheet are undone.
    ///
    /// ```swift
    /// dom.stylesheets.append(try cache.stylesheet(withPath: "checkout.css"))
    /// dom.stylesheets.removeAll { $0 === seasonal }
    /// ```
    ///
    /// All stylesheets must use the same property table. Of a stylesheet that is in the list twice, only the last position
    /// applies.
    public var stylesheets: [NIStylesheet] {
        get { styles.stylesheets }
        set {
            let new = Self.withoutRepetitions(newValue)
            guard !new.elementsEqual(styles.stylesheets, by: ===) else { return }
            styles.stylesheets = new
            if refreshesAutomatically { observeStylesheets() } else { didChange() }
        }
    }
    /// The problems in the use of the DOM so far, in the order in which they first occurred. Each is in the list once.
    public internal(set) var problems: [NIDOMProblem] = []
    /// The object that receives the outlets and actions of views that are built from data.
    public weak var target: AnyObject?
    /// The device and its settings, which decide what conditional rules apply.
    public var environment: NIEnvironment {
        get { styles.environment }
        set {
            guard newValue != styles.environment else { return }
            styles.environment = newValue
            didChange()
        }
    }
    /// Whether the DOM styles views again when one of its stylesheets changes. Setting it to true refreshes the DOM.
    public var refreshesAutomatically = false {
        didSet { if refreshesAutomatically != oldValue { observeStylesheets() } }
    }
    /// Whether changes made through the DOM wait for the next pass, so that many changes cost as much as one. The
    /// default is false.
    public var coalescesChanges: Bool {
        get { scheduler.coalescesChanges }
        set { scheduler.coalescesChanges = newValue }
    }
    /// The closure that arranges for a pass to run later, on the main actor. By default, a pass runs when a followed
    /// view is laid out, and at the latest on the main actor's next turn. A closure set by the app replaces both.
    ///
    /// The DOM calls it once, and then again only after views were styled. Running a pass that is no longer needed does
    /// nothing.
    public var passScheduler: @MainActor (_ pass: @escaping @MainActor () -> Void) -> Void {
        get { scheduler.requestPass }
        set { scheduler.requestPass = newValue }
    }

    /// The adapter of the views' toolkit. `nil` before the first view of a toolkit.
    package private(set) var adapter: (any DOMAdapter)?
    /// The registered views with their names.
    package let registry = ViewRegistry()
    /// The styles of the registered views.
    package let styles: ViewStyles
    let motion = MotionPlayer()

    private var tree: ViewTreeMirror
    private let scheduler = PassScheduler()
    private var styleableViewClasses = StyleableViewClasses()
    private var stylesheetObserver: NotificationTokens?
    /// Whether the next round applies all styles again that did not change.
    private var needsReapplying = false
    /// Whether a view without a superview was registered in a batch or a pass, after which its superview is searched.
    private var needsSearch = false

    /// Creates a DOM without views.
    /// - Parameters:
    ///   - stylesheet: The stylesheet that applies to the views.
    ///   - parent: A stylesheet whose rules precede those of `stylesheet`. It must use the same property table.
    ///   - environment: The device and its settings.
    public convenience init(
        stylesheet: NIStylesheet, parentStyles parent: NIStylesheet? = nil, environment: NIEnvironment = NIEnvironment()
    ) {
        self.init(stylesheets: [parent, stylesheet].compactMap { $0 }, environment: environment)
    }

    /// Creates a DOM without views that applies several stylesheets.
    ///
    /// ```swift
    /// let dom = NIDOM(stylesheets: try ["base.css", "profile.css"].map { try cache.stylesheet(withPath: $0) })
    /// ```
    /// - Parameters:
    ///   - stylesheets: The stylesheets, each of which takes precedence over those before it. They must use the same
    ///     property table. Of a stylesheet that is in the list twice, only the last position applies.
    ///   - environment: The device and its settings.
    public init(stylesheets: [NIStylesheet], environment: NIEnvironment = NIEnvironment()) {
        styles = ViewStyles(Self.withoutRepetitions(stylesheets), of: registry, in: environment)
        tree = ViewTreeMirror(styles.engine, registry)
        styles.now = { [motion] in MainActor.assumeIsolated { motion.time } }
    }

    deinit {
        let motion = motion
        Task { @MainActor in motion.invalidate() }
    }

    private static func withoutRepetitions(_ stylesheets: [NIStylesheet]) -> [NIStylesheet] {
        stylesheets.enumerated().filter { index, stylesheet in
            !stylesheets[(index + 1)...].contains { $0 === stylesheet }
        }.map(\.element)
    }

    // MARK: Views

    /// Registers a view and styles it. If the view is registered already, adds the classes and replaces the id.
    /// - Parameters:
    ///   - view: The view to register. The DOM holds it weakly.
    ///   - cssClass: One or more class names without dots, separated by white space.
    ///   - id: An id with or without `#`. If several views have the same id, ``viewById(_:)`` returns the last one.
    public func register(_ view: any NIStyleable, withCSSClass cssClass: String? = nil, andId id: String? = nil) {
        register(view, classes: cssClass.map(ClassList.names) ?? [], id: id, isByApp: true)
    }

    /// Registers a view.
    /// - Parameters:
    ///   - id: An id with or without `#`.
    ///   - isByApp: Whether the app registers the view, and not the adapter.
    ///   - adoptsDescendants: Whether registered views inside the view become its children at once. Without that, the
    ///     adapter calls ``setNeedsSynchronization()`` if there are such views.
    package func register(
        _ view: any NIStyleable, classes: [String], id: String?, isByApp: Bool = false, adoptsDescendants: Bool = true
    ) {
        let id = id.flatMap(IDText.bare)
        var known = registry.node(atAddressOf: view)
        if let part = known, registry.flags(of: part).contains(.isInternalPart) {
            // All selectors match the view from now on.
            if registry.view(of: part) === view { unregister(view) } else { tree.remove(part) }
            known = nil
        }
        if let node = known, registry.view(of: node) === view {
            registry.changeNames(of: node) { $0.classes.append(classes) }
            if let id { registry.assignID(id, to: node) }
            tree.updateAttributes(of: node, [.classes, .id, .attributes])
        } else {
            if let deallocated = known { tree.remove(deallocated) }
            insert(view, GivenNames(classes: ClassList(classes), id: id), adoptsDescendants: adoptsDescendants)
        }
        if isByApp, let node = registry.node(of: view) { return appDidChange(node) }
        didChange()
    }

    /// Registers a part that is not registered.
    func insertPart(_ view: any NIStyleable, _ part: ViewPart) {
        if let deallocated = registry.node(atAddressOf: view) { tree.remove(deallocated) }
        insert(view, GivenNames(part: part), adoptsDescendants: false)
        didChange()
    }

    /// Reads the part of a view again.
    func updatePart(_ node: StyleNode) {
        tree.updateAttributes(of: node, .attributes)
        didChange()
    }

    private func insert(_ view: any NIStyleable, _ given: GivenNames, adoptsDescendants: Bool) {
        var (flags, names) = (ViewFlags(), given)
        flags.set(.hasCustomStyle, to: styleableViewClasses.contains(view))
        flags.set(.hasExplicitID, to: names.id != nil)
        flags.set(.isInternalPart, to: names.part?.isInternal == true)
        names.id = names.id ?? view.styleID.flatMap(IDText.bare)
        let node = tree.insert(view, flags, names, adoptsDescendants: adoptsDescendants, for: adapter)
        // A getter of the app can have unregistered the view.
        guard registry.contains(node) else { return }
        // The app may add the view to its superview before the view is styled.
        if tree.isRoot(node) {
            if scheduler.defersStyling { setNeedsUpdate(node, []) }
            if view.styleableSuperview == nil { requestSearch() }
        }
        // The first view of a toolkit connects the adapter when it is registered.
        let isFirst = adapter == nil
        view.didRegister(in: self)
        guard registry.contains(node) else { return }
        if isFirst, adapter?.styleTypes(of: node) != nil { registry.set(.isStyledByAdapter, to: true, of: node) }
        if registry.flags(of: node).contains(.isStyledByAdapter) {
            guard adapter?.didRegister(node, isRoot: tree.isRoot(node)) == true else {
                report(NIDOMProblem(.registeredElsewhere, viewClass: String(describing: type(of: view))))
                return tree.remove(node)
            }
        }
        if flags.contains(.hasCustomStyle) { (view as? any NIStyleableView)?.didRegisterForStyling(in: self) }
        if registry.contains(node), registry.flags(of: node).isNotified { styles.trackUndeclaredProperties() }
    }

    /// Removes a view together with the classes and the id that it was given. Its appearance stays as it is.
    ///
    /// If a `UIView` is registered with the DOM again, its properties that no rule sets any more get the values that they
    /// had before the first registration.
    public func unregister(_ view: any NIStyleable) {
        guard let node = registry.node(of: view) else { return }
        notifyAdapter(.willUnregister, of: node)
        // If the view was queued because it moved, its descendants moved with it, but are not queued.
        if styles.needsUpdate(node), tree.hasChildren(node) {
            tree.setNeedsSynchronization()
        }
        tree.remove(node)
        didChange()
    }

    /// Removes all views. Their appearance stays as it is.
    public func unregisterAllViews() {
        adapter?.handle(.willUnregisterAll)
        guard registry.count > 0 else { return }
        registry.removeAll {
            styles.removeAllViews()
            tree = ViewTreeMirror(styles.engine, registry)
        }
        motion.endWaiting(on: { _ in true })
        updateClock()
    }

    /// Returns the view with an id, or `nil` if there is none.
    /// - Parameter id: An id with or without `#`.
    public func viewById(_ id: String) -> (any NIStyleable)? {
        IDText.bare(id).flatMap { registry.view(withID: $0) }
    }

    /// All registered views, each before its descendants.
    public var registeredViews: [any NIStyleable] { tree.views }

    /// Returns the nearest registered descendants of a view, in document order, without the parts that stylesheets select
    /// with `::part()`.
    package func registeredChildren(of view: any NIStyleable) -> [any NIStyleable] {
        tree.registeredChildren(of: view).compactMap { registry.view(of: $0) }
    }

    // MARK: Classes

    /// Adds one or more classes to a view. Registers the view if it is not registered yet.
    /// - Parameter cssClass: One or more class names without dots, separated by white space.
    public func addCssClass(_ cssClass: String, to view: any NIStyleable) {
        register(view, withCSSClass: cssClass)
    }

    /// Removes one or more classes from a view. Values set by their rules are undone.
    /// - Parameter cssClass: One or more class names without dots, separated by white space.
    public func removeCssClass(_ cssClass: String, from view: any NIStyleable) {
        guard let node = registry.node(of: view) else { return }
        registry.changeNames(of: node) { $0.classes.remove(ClassList.names(in: cssClass)) }
        tree.updateAttributes(of: node, [.classes, .attributes])
        appDidChange(node)
    }

    /// Replaces all classes of a registered view, for example when a cell is reused. Only values that differ are set.
    /// - Parameter cssClass: One or more class names without dots, separated by white space. `nil` removes all classes.
    public func setCssClass(_ cssClass: String?, of view: any NIStyleable) {
        guard let node = registry.node(of: view) else { return }
        registry.changeNames(of: node) { $0.classes = ClassList(cssClass.map(ClassList.names) ?? []) }
        tree.updateAttributes(of: node, [.classes, .attributes])
        appDidChange(node)
    }

    /// Returns whether a view has a class.
    /// - Parameter cssClass: One class name without its dot.
    public func hasCssClass(_ cssClass: String, on view: any NIStyleable) -> Bool {
        registry.node(of: view).map { registry.names(of: $0).classes.contains(cssClass) } ?? false
    }

    // MARK: Declarations

    /// Sets the inline style of a registered view, which takes precedence over all stylesheets except their `!important`
    /// declarations.
    /// - Parameter declarations: CSS declarations, such as `width: 10px; opacity: 0.5`. `nil` removes them.
    public func setStyle(_ declarations: String?, of view: any NIStyleable) {
        guard let node = registry.node(of: view) else { return }
        registry.changeNames(of: node) { $0.declarations = declarations }
        tree.updateAttributes(of: node, .inlineStyle)
        appDidChange(node)
    }

    /// Returns the inline style of a view, and then the custom properties and the variables that the app has set. The view
    /// must be registered, or else there are none.
    package func inlineDeclarations(of view: any NIStyleable) -> [String] {
        guard let node = registry.node(of: view) else { return [] }
        return [registry.reading(view, of: node).inlineStyle, styles.engine.programmaticDeclarations(of: node)]
            .compactMap { $0 }
    }

    /// Sets a custom property of a view, which takes precedence over all stylesheets except their `!important` declarations.
    /// - Parameters:
    ///   - name: The name of the property, such as `--accent`.
    ///   - value: The value as CSS. `nil` removes it, and the view's inline style applies again.
    /// - Returns: Whether the property was set. False if the view is not registered, or if the name or value is
    ///   invalid.
    @discardableResult
    public func setCustomProperty(_ name: String, to value: String?, of view: any NIStyleable) -> Bool {
        guard let node = registry.node(of: view), tree.setCustomProperty(name, to: value, of: node) else {
            return false
        }
        appDidChange(node)
        return true
    }

    func variablesDidChange() { didChange() }

    // MARK: Styles

    /// Returns the values that stylesheets give a view, with their sources, or `nil` if the view is not registered.
    ///
    /// The values are always current, even if the view has not been notified of them yet.
    public func ruleset(of view: any NIStyleable) -> NICSSRuleset? {
        guard let node = registry.node(of: view) else { return nil }
        if styles.needsRestyle, !scheduler.isBusy { styles.beginPass() }
        restyle()
        return styles.ruleset(of: node)
    }

    /// Makes several changes and styles the views once, at the end of the outermost batch.
    public func performBatchUpdates(_ changes: () throws -> Void) rethrows {
        scheduler.beginBatch()
        defer {
            if scheduler.endBatch() { coalescesChanges ? schedulePass() : styleIfNeeded() }
            if needsSearch { requestSearch() }
        }
        try changes()
    }

    /// Whether views wait to be styled.
    public var needsStyle: Bool { scheduler.needsPass }

    /// Requests that the next pass reads a view again: its position and what selectors see of it. Does nothing if the
    /// view is not registered.
    ///
    /// Calling it several times before a pass costs no more than calling it once.
    public func setNeedsStyle(_ view: any NIStyleable) {
        guard let node = registry.node(of: view) else { return }
        setNeedsUpdate(node)
        schedulePass()
    }

    /// Styles all views that need it. Inside ``performBatchUpdates(_:)``, the end of the batch does so instead.
    public func styleIfNeeded() {
        run(beginning: findChanges, preparing: { adapter?.handle(.willBeginRound) })
    }

    /// Shows the values that transitions and animations have at the time of the clock.
    /// - Parameter time: In milliseconds; `nil` for the time of the clock.
    func advanceMotion(to time: Double? = nil) {
        motion.setNeedsAdvance(to: time)
        scheduler.setNeedsPass()
        run(preparing: { adapter?.handle(.willBeginRound) })
    }

    /// Calls ``styleIfNeeded()``, whose former name this is.
    @available(*, deprecated, renamed: "styleIfNeeded()")
    public func styleNow() { styleIfNeeded() }

    /// Reads a view's position and attributes again, and styles the views that this affects.
    ///
    /// If several views have moved, refresh each of them, or call ``refresh()``, which finds all of them.
    public func refreshView(_ view: any NIStyleable) {
        guard let node = registry.node(of: view) else { return }
        setNeedsUpdate(node)
        didChange()
    }

    /// Reads all stylesheets and all views again, and styles the views that this affects.
    ///
    /// Values that the app has set itself since a view was styled stay, unless the stylesheet's value has changed. Frames
    /// are an exception, because they depend on sizes that the DOM cannot observe: layout properties always take effect.
    public func refresh() {
        styles.setNeedsStylesheets()
        scheduler.setNeedsPass()
        adapter?.handle(.willRefresh)
        tree.refresh(for: adapter)
        run(preparing: { adapter?.handle(.willBeginRound) })
    }

    /// Calls ``refresh()``, and can also apply all styles again that did not change.
    /// - Parameter reapplying: Whether values that the app has set itself are replaced by those of the stylesheets. An
    ///   object that is not a view of the toolkit gets all its values as changes.
    public func refresh(reapplying: Bool) {
        if reapplying { needsReapplying = true }
        refresh()
    }

    // MARK: Passes

    /// Styles views after a change made through the DOM: at once, at the end of the batch, or in the next pass if
    /// ``coalescesChanges`` is true.
    func didChange() {
        styles.setNeedsRestyle()
        scheduler.setNeedsPass()
        if coalescesChanges { schedulePass() } else { run() }
    }

    /// Styles views after the app has changed a view through the DOM.
    private func appDidChange(_ node: StyleNode) {
        notifyAdapter(.wasChangedByApp, of: node)
        didChange()
    }

    private func run(beginning begin: () -> Void = {}, preparing prepare: () -> Void = {}) {
        let begin = {
            self.styles.beginPass()
            begin()
        }
        let isSettled = scheduler.run(beginning: begin, preparing: prepare, runRound)
        if needsSearch { requestSearch() }
        if !scheduler.isBusy {
            styles.endPass()
            if styles.hasMotion {
                updateClock()
                deliverMotionEvents()
            }
        }
        if isSettled { return }
        report(NIDOMProblem(.unsettledStyles))
        // Not during the layout of the current frame, which could never end.
        _ = scheduler.schedule { [weak self] in self?.styleIfNeeded() }
    }

    /// Finds the changes of views that no one has reported: their superviews, and what rules and layouts depend on.
    private func findChanges() {
        let content = styles.testedContent
        let testsOrder = styles.testsOrder
        let moved = tree.findChanges(
            testing: content, checksOrder: testsOrder, checksPresence: testsOrder || styles.testsDescendants)
        for node in moved { setNeedsUpdate(node, .environment) }
        if !content.isEmpty || !moved.isEmpty || tree.isOutdated || styles.findReturnedViews() {
            styles.setNeedsRestyle()
            scheduler.setNeedsPass()
        }
        adapter?.handle(.willBegin)
    }

    /// Adds a problem to ``problems``.
    package func report(_ problem: NIDOMProblem) {
        if !problems.contains(problem) { problems.append(problem) }
    }

    private func setNeedsUpdate(_ node: StyleNode, _ changes: ElementChanges = .all) {
        tree.setNeedsPosition(node)
        styles.setNeedsUpdate(node, changes)
    }

    private func schedulePass() {
        scheduler.setNeedsPass()
        let isRequested = scheduler.schedule { [weak self] in self?.styleIfNeeded() }
        if isRequested, scheduler.usesDefaultRequest { adapter?.handle(.wasRequested) }
    }

    /// Requests a pass that finds the superview of a view which was registered without one. The view is styled already.
    private func requestSearch() {
        guard scheduler.usesDefaultRequest else { return }
        // After the batch or the pass, which can style the view before it has a superview.
        needsSearch = scheduler.isBusy
        if needsSearch { return }
        _ = scheduler.schedule { [weak self] in self?.styleIfNeeded() }
        adapter?.handle(.wasRequested)
    }

    private func runRound() {
        if let time = motion.takeDueTime() {
            styles.advance(to: time) { registry.flags(of: $0).isNotified }
            apply(styles.takePendingUpdates(), as: .instant)
        }
        restyle()
        apply(styles.takePendingUpdates())
        if needsReapplying {
            needsReapplying = false
            reapplyAll()
        }
        if let former = styles.takeFormerEnvironment() { adapter?.handle(.environmentDidChange(from: former)) }
        let moved = tree.takeViewsInNewEnvironments()
        if !moved.isEmpty { adapter?.handle(.environmentsDidChange(of: moved)) }
        adapter?.handle(.didEndRound)
    }

    private func restyle() {
        guard styles.beginRestyle() else { return }
        tree.updatePositions()
        // The adapter can run code of the app, which can unregister views.
        for (node, changes) in styles.takeChangedViews() where registry.contains(node) {
            tree.updateAttributes(of: node, changes)
            notifyAdapter(.wasRead, of: node)
        }
        tree.synchronizeIfNeeded()
        styles.restyle { registry.flags(of: $0).isNotified }
    }

    private func observeStylesheets() {
        guard refreshesAutomatically else {
            stylesheetObserver = nil
            return
        }
        stylesheetObserver = NIStylesheet.observe(stylesheets) { [weak self] in self?.stylesheetDidChange() }
        // Takes over changes that were made before the DOM observed them.
        refresh()
    }

    private func stylesheetDidChange() {
        styles.setNeedsStylesheets()
        schedulePass()
    }

    /// The number of elements that the engine has styled so far.
    var styledCount: Int { styles.styledCount }
    /// The number of registered views, including those that were deallocated but not removed yet.
    var registeredCount: Int { registry.count }

    // MARK: Toolkit adapters

    /// Connects the adapter of the views' toolkit.
    package func connect(_ adapter: any DOMAdapter, _ settings: ToolkitSettings) {
        self.adapter = adapter
        registry.recordsMutations = true
        styles.toolkit = settings
        if let makeClock = settings.makeClock { motion.makeClock = makeClock }
    }

    private func notifyAdapter(_ event: ViewEvent, of node: StyleNode) {
        if registry.flags(of: node).contains(.isStyledByAdapter) { adapter?.handle(event, of: node) }
    }

    /// Requests a pass. The adapter reports its changes at ``PassEvent/willBeginRound``.
    package func setNeedsPass() { schedulePass() }

    /// Styles the views in query containers whose sizes have changed: in the next round of the running pass, or in a pass
    /// during the layout that has changed the sizes.
    package func containersDidChange() {
        scheduler.allowAdditionalRound()
        schedulePass()
        styleDuringLayout()
    }

    /// Returns whether a view has other states than the engine knows.
    package func hasOutdatedStates(_ view: StyleNode) -> Bool {
        styles.state(of: view) != registry.reading(registry.view(of: view), of: view).styleState
    }

    /// Begins the animations of views that are on screen again, after views have come back to a window.
    package func viewsDidReturn() {
        if styles.findReturnedViews() { schedulePass() }
    }

    /// Runs a pass during the layout of a view, unless the app schedules passes itself.
    package func styleDuringLayout() {
        guard scheduler.usesDefaultRequest else { return }
        scheduler.endRequest()
        styleIfNeeded()
    }

    /// Has the next pass compare the positions of all views, after several views have moved.
    package func setNeedsSynchronization() {
        tree.setNeedsSynchronization()
        styles.setNeedsRestyle()
        schedulePass()
    }

    /// Makes several changes for the adapter, which take effect together as one change made through the DOM.
    package func performChanges(_ changes: () -> Void) {
        scheduler.beginBatch()
        changes()
        if scheduler.endBatch() {
            if coalescesChanges { schedulePass() } else { run() }
        }
        if needsSearch { requestSearch() }
    }

    /// Replaces the classes and the id of a registered view, which does not count as a change by the app.
    /// - Parameter id: The id with or without `#`. `nil` for the view's own.
    package func rename(_ view: any NIStyleable, classes: [String], id: String?) {
        guard let node = registry.node(of: view) else { return }
        registry.changeNames(of: node) { $0.classes = ClassList(classes) }
        registry.assignID(id.flatMap(IDText.bare), to: node)
        tree.updateAttributes(of: node, [.classes, .id, .attributes])
        didChange()
    }

    /// The first custom property without a value because the custom properties of all views are longer than 64 MiB, since
    /// the stylesheets changed. `nil` if there is none.
    public var limitDiagnostic: Diagnostic? { styles.engine.limitDiagnostic }

    /// Asks all views for their environment again.
    /// - Complexity: O(n) in the number of registered views.
    package func updateViewEnvironments() {
        tree.updateEnvironments(for: adapter)
        didChange()
    }
}
