/// The part of a UI toolkit's adapter that works on all views of a DOM, for example their layout.
@MainActor package protocol DOMAdapter: AnyObject {
    /// Whether the toolkit's colours adapt to the colour scheme themselves. If so, the engine resolves colours for both
    /// light and dark mode.
    var keepsColorSchemes: Bool { get }

    /// Called after the DOM has read a view's attributes again. Content that stylesheets cannot see may have changed as
    /// well.
    func domDidUpdate(_ view: any NIStyleable)

    /// Called when a pass has applied the changed styles to all views.
    func domDidApply(_ dom: NIDOM)

    /// Called before the DOM reads all views again.
    func domWillRefresh(_ dom: NIDOM)

    /// Called after a change of the environment, once the affected views have their new styles.
    func environmentDidChange(from old: NIEnvironment, in dom: NIDOM)
}
