import CSSEngine
import NimbusCSS

extension NIDOM {
    /// Registers a view and all views inside it, and keeps the registration up to date.
    ///
    /// ```swift
    /// dom.registerSubtree(of: screen) { view in
    ///     ViewNames(id: view.accessibilityIdentifier, classes: [view is UIControl ? "control" : "content"])
    /// }
    /// ```
    ///
    /// Each pass registers the views that were added to the subtree and unregisters the views that left it. While the
    /// DOM follows a view in a window, it searches for views whenever the main run loop wakes up and before each frame.
    /// The search also finds cells that a table adds during layout.
    ///
    /// If the DOM follows no view, call ``/NimbusCSS/NIDOM/setNeedsStyle(_:)`` with the root after adding views,
    /// because UIKit does not report new subviews. Changes that take effect at once do not search for views.
    ///
    /// Subviews that UIKit creates are not registered, such as the labels and the `contentView` of a cell. Views that
    /// the app adds to a `contentView` are registered.
    ///
    /// Views that you register yourself keep their names and stay registered. The same applies to views of the subtree
    /// after you set classes, an id, an inline style or a custom property. Such views stay registered when they leave
    /// the subtree or the subtree is unregistered. The rule of a nested subtree takes precedence over the rule of the
    /// outer subtree.
    ///
    /// Registering the same root again replaces the names from the former rule. Names that you have set stay.
    ///
    /// - Parameters:
    ///   - root: The view whose subtree is registered. The DOM holds it weakly.
    ///   - rule: Returns the names of a view, or `nil` to omit the view but not its descendants. The DOM calls the rule
    ///     once for each view, when it finds the view. By default, the id of a view is its `accessibilityIdentifier`.
    /// - Complexity: O(n) in the number of views in the subtree. A pass compares each view of all subtrees with the
    ///   previous pass, without allocations if nothing has changed.
    public func registerSubtree(
        of root: UIView,
        naming rule: @escaping @MainActor (UIView) -> ViewNames? = { view in
            ViewNames(id: view.accessibilityIdentifier)
        }
    ) {
        performChanges { viewStyler.sources.subtrees.add(root, rule) }
    }

    /// Unregisters the views that ``registerSubtree(of:naming:)`` has registered. The views keep their appearance.
    public func unregisterSubtree(of root: UIView) {
        performChanges { viewStyler.sources.subtrees.remove(root) }
    }
}
