import CSSEngine

/// The hooks through which a UI toolkit describes and styles its views.
@MainActor package protocol DOMAdapter: AnyObject {
    /// Whether the toolkit's colours adapt to the colour scheme themselves. If so, the engine resolves colours for both
    /// light and dark mode.
    var keepsColorSchemes: Bool { get }

    /// Returns the metrics of a font, for units such as `ch`. The closure must not hold the adapter.
    var fontMetrics: (FontDescription) -> FontMetrics { get }

    /// Returns whether the adapter styles a view. The answer is the same for all views of a class.
    ///
    /// The adapter applies the styles of such a view. The view's ``NIStyleable/applyStyle(_:changing:in:)`` is not called.
    func styles(_ view: any NIStyleable) -> Bool

    /// Returns the names that type selectors match. They are the same for all views of a class that the adapter styles.
    func styleTypes(of view: any NIStyleable) -> [String]

    /// Returns whether a view may have another environment than its superview.
    func overridesEnvironment(_ view: any NIStyleable) -> Bool

    /// Returns whether another DOM has registered a view that the adapter styles. Called after the view was inserted.
    /// - Parameter isRoot: Whether the view has no registered ancestor.
    func isRegisteredElsewhere(_ view: any NIStyleable, isRoot: Bool) -> Bool

    /// Called when a view that the adapter styles was registered, before it is styled.
    /// - Returns: The object to store with the view for as long as it is registered.
    func didRegister(_ view: any NIStyleable) -> (any AdapterState)?

    /// Applies the changed style of a view that the adapter styles.
    /// - Parameter state: The object that the adapter has stored with the view.
    func apply(_ style: ViewStyle, to view: any NIStyleable, state: (any AdapterState)?)

    /// Applies all values of a view's style, also those that have not changed.
    func reapply(_ style: ViewStyle, to view: any NIStyleable, state: (any AdapterState)?)

    /// Called after the DOM has read a view's attributes again. Content that stylesheets cannot see may have changed as
    /// well.
    func domDidUpdate(_ view: any NIStyleable)

    /// Called before each round of a pass, even if no view is known to need a style. The adapter can register, unregister
    /// and update views here, for example after changes that only the toolkit knows of.
    func domWillStyle(_ dom: NIDOM)

    /// Called when a pass was requested and the app does not schedule passes itself. The adapter can run the pass before
    /// the current frame is committed with ``NIDOM/styleDuringLayout()``. Without that, the pass runs on the main actor's
    /// next turn.
    func domDidRequestPass(_ dom: NIDOM)

    /// Called before the app registers a view, or changes its classes, its id, its inline style or a custom property.
    func appWillChange(_ view: any NIStyleable)

    /// Called before the DOM removes a view.
    func domWillUnregister(_ view: any NIStyleable)

    /// Called before the DOM removes all views.
    func domWillUnregisterAllViews(_ dom: NIDOM)

    /// Called when a pass has applied the changed styles to all views.
    func domDidApply(_ dom: NIDOM)

    /// Finds changes that layouts depend on and that no one has reported, at the beginning of a pass.
    /// - Returns: Whether there are such changes.
    func findChanges() -> Bool

    /// Called before the DOM reads all views again.
    func domWillRefresh(_ dom: NIDOM)

    /// Called after the DOM has read a view again that the adapter styles, because it reads all views.
    /// - Parameters:
    ///   - state: The object that the adapter has stored with the view.
    ///   - inheritsTraits: Whether the superview is registered, and the view cannot have another environment than it.
    func domDidRefresh(_ view: any NIStyleable, state: (any AdapterState)?, inheritsTraits: Bool)

    /// Called after a change of the environment, once the affected views have their new styles.
    func environmentDidChange(from old: NIEnvironment, in dom: NIDOM)

    /// Called after some views may have got another environment than before or other traits, once they have their new
    /// styles.
    func environmentDidChange(of views: [any NIStyleable], in dom: NIDOM)
}

/// The data that a toolkit's adapter stores with a view that it styles.
@MainActor package protocol AdapterState: AnyObject, Sendable {
    /// Returns the size in points of the font that the view has without a style. `nil` if it shows no text.
    func ownFontSize(of view: any NIStyleable) -> Double?
}

/// The changes of the registered views' tree since the adapter last read them.
///
/// After these changes, an id or a sibling position may refer to a different view than before.
package struct TreeMutations {
    /// A view that was registered, moved, renamed or removed, or that had an id which another view has now.
    package struct Mutation {
        /// `nil` if the view was deallocated.
        package private(set) weak var view: (any NIStyleable)?
        package let identity: ObjectIdentifier
        /// Whether the view was just registered.
        package let isNew: Bool
    }

    package private(set) var views: [Mutation] = []
    /// The ids that were given to views, without `#`.
    package private(set) var ids: [String] = []
    /// Whether all views were removed before these changes.
    package let didRemoveAll: Bool

    package init(didRemoveAll: Bool = false) { self.didRemoveAll = didRemoveAll }

    mutating func append(_ view: (any NIStyleable)?, _ identity: ObjectIdentifier, isNew: Bool) {
        views.append(Mutation(view: view, identity: identity, isNew: isNew))
    }

    mutating func append(id: String) { ids.append(id) }
}
