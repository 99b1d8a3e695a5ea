import CSSEngine
import NimbusCSS

/// A hidden subview of a view whose traits can differ from the traits of its window. When the traits change, the DOM
/// updates the environments of all views.
///
/// On iOS 16, only a view itself receives changes of its traits. Therefore each view that overrides traits has such a
/// subview. The registered root view of a view controller has one as well, because a parent controller can override its
/// traits. An unregistered root view gets none: a registered view inside it has the subview instead.
final class TraitFollower: HiddenSubview {
    private var reportedTraits: UITraitCollection

    override init(_ dom: NIDOM, in host: UIView) {
        reportedTraits = host.traitCollection
        super.init(dom, in: host)
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard traitCollection != reportedTraits else { return }
        reportedTraits = traitCollection
        dom?.viewStyler.traits.traitsDidChange()
    }
}

/// Detects changes of the traits of registered views, once a style depends on traits.
///
/// Observes the trait overrides of registered views and of their unregistered containers. Inserts a ``TraitFollower``
/// into each view whose traits can differ from the traits of its superview. If the view is the root view of an unregistered
/// view controller, inserts the follower into a registered view inside it.
@MainActor final class TraitTracker {
    /// An unregistered view that contains registered ones.
    private struct Container {
        private(set) weak var view: UIView?
        let observations: [StateObservation]
        /// The follower in a registered view inside the container.
        weak var follower: TraitFollower?
    }

    private unowned let dom: NIDOM
    private let hiddenSubviews: HiddenSubviewList
    private var containers: [ObjectIdentifier: Container] = [:]
    private var sweepThreshold = SweepThreshold()
    /// Whether a style depends on traits. Without that, nothing is observed and nothing is inserted.
    private(set) var isTracking = false
    private var needsEnvironments = false
    /// Whether there may be unneeded followers.
    private var needsCleanup = false
    /// The handler of the observations of all views.
    private lazy var reportOverrides: @MainActor @Sendable (UIView) -> Void = { [weak self] view in
        self?.overridesDidChange(of: view)
    }

    init(_ dom: NIDOM, _ hiddenSubviews: HiddenSubviewList) {
        self.dom = dom
        self.hiddenSubviews = hiddenSubviews
    }

    /// Tracks all views from now on, because a style depends on traits. The environments can have changed unnoticed, and must
    /// be read again.
    func start(_ records: [(view: UIView, record: ViewRecord)]) {
        isTracking = true
        for (view, record) in records {
            record.observations += observeOverrides(of: view)
            update(around: view)
        }
    }

    /// Starts to track a registered view.
    /// - Returns: The observations of the view's overrides, which end when they are deallocated.
    func track(_ view: UIView) -> [StateObservation] {
        guard isTracking else { return [] }
        update(around: view)
        return observeOverrides(of: view)
    }

    /// Tracks a registered view and its containers, up to the next registered view.
    func update(around view: UIView) {
        if isTracking { visitContainers(around: view) { track($0, around: view) } }
    }

    /// Tracks a registered view itself, or one of its containers.
    private func track(_ container: UIView, around view: UIView) {
        if container === view { return insertFollower(into: view) }
        observe(container)
        guard container.isRootOfController else { return insertFollower(into: container) }
        let identity = ObjectIdentifier(container)
        if let host = containers[identity]?.follower?.superview, host.isDescendant(of: container) { return }
        containers[identity]?.follower = follower(in: view)
    }

    /// Tracks all registered views and their containers, and removes unneeded followers.
    func updateAll() {
        for identity in containers.keys { containers[identity]?.follower = nil }
        var needed: Set<ObjectIdentifier> = []
        for case let view as UIView in dom.registry.adapterStates.map(\.view) {
            visitContainers(around: view) { container in
                track(container, around: view)
                if let follower = neededFollower(for: container, around: view) {
                    needed.insert(ObjectIdentifier(follower))
                }
            }
        }
        hiddenSubviews.remove { $0 is TraitFollower && !needed.contains(ObjectIdentifier($0)) }
    }

    private func neededFollower(for container: UIView, around view: UIView) -> TraitFollower? {
        guard container.canOverrideTraits else { return nil }
        return container !== view && container.isRootOfController
            ? containers[ObjectIdentifier(container)]?.follower : follower(in: container)
    }

    /// Ends the observations of containers, and removes all followers.
    func removeAll() {
        containers = [:]
        hiddenSubviews.remove { $0 is TraitFollower }
    }

    /// Observes a view with subviews as a container when the DOM unregisters it. Schedules the removal of followers
    /// that only this view needed.
    func domWillUnregister(_ view: UIView) {
        if isTracking, !view.subviews.isEmpty { observe(view) }
        scheduleCleanup()
    }

    /// Schedules the removal of followers that the app may have made unnecessary by moving views.
    func domWillRefresh() { scheduleCleanup() }

    private func scheduleCleanup() {
        if !needsCleanup { needsCleanup = hiddenSubviews.contains { $0 is TraitFollower } }
    }

    /// Schedules an update of all environments in the next pass, because UIKit updates traits only before the layout.
    func traitsDidChange() {
        needsEnvironments = true
        needsCleanup = true
        dom.setNeedsPass()
    }

    /// Updates the environments of all views if traits have changed. Removes unneeded followers if a cleanup is
    /// scheduled.
    /// - Returns: Whether traits have changed.
    func updateEnvironments() -> Bool {
        if needsCleanup {
            needsCleanup = false
            updateAll()
        }
        guard needsEnvironments else { return false }
        needsEnvironments = false
        dom.updateViewEnvironments()
        return true
    }

    /// Visits a view and its unregistered ancestors, except the window. The walk ends at a registered ancestor, because
    /// its own registration has visited its ancestors.
    private func visitContainers(around view: UIView, _ body: (UIView) -> Void) {
        var container = view
        while !(container is UIWindow) {
            body(container)
            guard let superview = container.superview, !dom.registry.isRegistered(superview) else { return }
            container = superview
        }
    }

    private func insertFollower(into view: UIView) {
        if view.canOverrideTraits { _ = follower(in: view) }
    }

    /// Returns the follower in a view, and inserts it if necessary. `nil` if the view supports none.
    private func follower(in view: UIView) -> TraitFollower? {
        guard let host = view.hiddenSubviewHost else { return nil }
        return host.hiddenSubview(TraitFollower.self, of: dom) ?? TraitFollower(dom, in: host)
    }

    private func observe(_ container: UIView) {
        let identity = ObjectIdentifier(container)
        guard containers[identity]?.view !== container else { return }
        if sweepThreshold.isReached(by: containers.count) {
            containers = containers.filter { $0.value.view != nil }
            sweepThreshold.didSweep(leaving: containers.count)
        }
        containers[identity] = Container(view: container, observations: observeOverrides(of: container))
    }

    private func observeOverrides(of view: UIView) -> [StateObservation] {
        [
            observeState(
                \.overrideUserInterfaceStyle, named: "overrideUserInterfaceStyle", of: view,
                handler: reportOverrides),
            observeState(
                \.semanticContentAttribute, named: "semanticContentAttribute", of: view, handler: reportOverrides),
        ]
    }

    private func overridesDidChange(of view: UIView) {
        if !view.isRootOfController || dom.registry.isRegistered(view) { insertFollower(into: view) }
        needsEnvironments = true
        dom.setNeedsPass()
    }
}

extension UIView {
    /// Whether the traits of the view can differ from the traits of its superview. The view overrides the colour scheme
    /// or the layout direction, or a view controller can override its traits.
    var canOverrideTraits: Bool {
        overrideUserInterfaceStyle != .unspecified || semanticContentAttribute != .unspecified || isRootOfController
    }

    /// Whether the view is the root view of a view controller.
    fileprivate var isRootOfController: Bool { (self as UIResponder).next is UIViewController }
}
