import NimbusCSS
import NimbusUIKit

/// The scope of the `style` elements of a layout: the views that are built from the layout, and their descendants.
final class LayoutScope: Sendable {
    /// Marks a root view of the layout.
    @MainActor func addRoot(_ view: UIView) {
        view.attach(self)
    }

    /// Returns whether a view is a root view of the layout, or a descendant of one.
    @MainActor func contains(_ view: any NIStyleable) -> Bool {
        var next = view as? UIView
        while let view = next {
            if view.attachedObject(LayoutScope.self, where: { $0 === self }) != nil { return true }
            next = view.superview
        }
        return false
    }
}
