import NimbusCSS

/// The scope of the `style` elements of a layout: the views that are built from the layout, and their descendants.
final class LayoutScope: Sendable {
    /// Marks a root view of the layout.
    private final class RootAttachment: ViewAttachment {
        let scope: LayoutScope

        init(_ scope: LayoutScope) {
            self.scope = scope
        }
    }

    @MainActor func addRoot(_ view: UIView) {
        view.addInteraction(RootAttachment(self))
    }

    /// Returns whether a view is a root view of the layout, or a descendant of one.
    @MainActor func contains(_ view: any NIStyleable) -> Bool {
        var next = view as? UIView
        while let view = next {
            if view.interactions.contains(where: { ($0 as? RootAttachment)?.scope === self }) { return true }
            next = view.superview
        }
        return false
    }
}
