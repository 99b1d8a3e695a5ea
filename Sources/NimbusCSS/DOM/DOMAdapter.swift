import CSSEngine

/// The hooks through which a UI toolkit describes and styles its views.
///
/// The views are registered. They are given by their nodes.
@MainActor package protocol DOMAdapter: AnyObject {
    /// Returns the names that type selectors match, which are the same for all views of a class. `nil` if the adapter does
    /// not style the views of the class.
    ///
    /// The adapter applies the styles of the views that it styles. Their ``NIStyleable/applyStyle(_:changing:in:)`` is not
    /// called.
    func styleTypes(of view: StyleNode) -> [String]?

    /// Returns whether a view that the adapter styles can have another environment than its superview: because of the view
    /// itself, or because it does not inherit all that the superview has.
    /// - Parameter view: The view itself. The caller has it, and a search would cost more.
    func canHaveOwnEnvironment(_ view: AnyObject) -> Bool

    /// Called when a view that the adapter styles was registered, before it is styled. The adapter can store an object with
    /// the view (``ViewRegistry/setAdapterState(_:of:)``), which is released when the view is not registered any more.
    /// - Parameter isRoot: Whether the view has no registered ancestor.
    /// - Returns: Whether the view can stay registered. `false` if another DOM has registered it.
    func didRegister(_ view: StyleNode, isRoot: Bool) -> Bool

    /// Applies the style of a view that the adapter styles.
    func apply(_ style: ViewStyle, to view: StyleNode, as kind: StyleApplication)

    /// Called when something happens to a view that the adapter styles.
    func handle(_ event: ViewEvent, of view: StyleNode)

    /// Called at a point of a pass, or when something happens to all views.
    func handle(_ event: PassEvent)
}

/// The part of a style that is applied.
package enum StyleApplication {
    /// The values that have changed. They replace values of the app.
    case change
    /// All values, also those that have not changed.
    case whole
    /// The values that have changed because time has passed. A value that the app has set in between stays.
    case instant
}

/// An event of a view, of which the DOM notifies the toolkit's adapter.
package enum ViewEvent {
    /// The app has registered the view, or changed its classes, its id, its inline style or a custom property.
    case wasChangedByApp
    /// The DOM is about to remove the view.
    case willUnregister
    /// The DOM has read the view again. Content that stylesheets cannot see may have changed as well.
    case wasRead
    /// The DOM has read the view again, because it reads all views.
    /// - inheritsEnvironment: Whether the superview is registered, and the view cannot have another environment than it.
    case wasRefreshed(inheritsEnvironment: Bool)
}

/// An event of a pass or of all views, of which the DOM notifies the toolkit's adapter.
package enum PassEvent {
    /// A pass was requested, and the app does not schedule passes itself. The adapter can run the pass before the current
    /// frame is committed with ``NIDOM/styleDuringLayout()``. Without that, the pass runs on the main actor's next turn.
    case wasRequested
    /// A pass is about to begin. The adapter looks for changes that layouts depend on and that no one has reported, and calls
    /// ``NIDOM/setNeedsPass()`` if there are any.
    case willBegin
    /// The DOM is about to read all views again.
    case willRefresh
    /// A round of the pass is about to begin, even if no view is known to need a style. The adapter can register, unregister and
    /// update views, for example after changes that only the toolkit reports.
    case willBeginRound
    /// The environment has changed, and the affected views have their new styles.
    case environmentDidChange(from: NIEnvironment)
    /// Some views may have another environment than before or other traits, and have their new styles.
    case environmentsDidChange(of: [StyleNode])
    /// A round has ended: all views have their changed styles.
    case didEndRound
    /// The DOM is about to remove all views.
    case willUnregisterAll
}

/// The data that a toolkit's adapter stores with a view that it styles.
@MainActor package protocol AdapterState: AnyObject, Sendable {
    /// Returns the size in points of the font that the view has without a style. `nil` if it shows no text.
    func ownFontSize(of view: AnyObject) -> Double?
}

/// The properties of a UI toolkit that the styles depend on.
package struct ToolkitSettings {
    /// Whether the toolkit's colours adapt to the colour scheme themselves. If so, the engine resolves colours for both
    /// light and dark mode.
    package var keepsColorSchemes = false
    /// Returns the metrics of a font, for units such as `ch`. `nil` if the engine estimates them.
    package var fontMetrics: ((FontDescription) -> FontMetrics)?
    /// Makes the clock of transitions and animations. `nil` for an ``NIManualClock``.
    package var makeClock: (@MainActor () -> any NIMotionClock)?
    /// Whether the adapter plays transitions and animations itself where it can: see ``StyleTimeline/handOver(_:of:)``.
    package var playsMotion = false
    /// Returns whether changes made now can have transitions. `nil` if they always can.
    package var startsTransitions: (@MainActor () -> Bool)?
    /// Returns the size of a view's box in points. `nil` for boxes of 100 × 100 points.
    package var boxSize: (@MainActor (StyleNode) -> (width: Double, height: Double))?
    /// Returns whether a view is on screen. `nil` if all views are.
    package var isOnScreen: (@MainActor (StyleNode) -> Bool)?
    /// Returns the value that a view has of a property that its style does not set. `nil` if it is unknown.
    package var undeclaredValue: (@MainActor (StyleNode, PropertyID, ComputedStyle) -> Value?)?
    /// The colours of the names of CSS for system colours.
    package var systemColors = SystemColor.Palette.browser

    package init() {}
}
