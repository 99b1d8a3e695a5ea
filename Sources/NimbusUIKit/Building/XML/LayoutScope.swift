import NimbusCSS

/// The views that the `style` elements of a layout apply to: those that are built from the layout, and the views inside them.
final class LayoutScope: Sendable {
    /// Marks the root view of the layout.
    private final class RootAttachment: ViewAttachment {
        let scope: LayoutScope

        init(_ scope: LayoutScope) {
            self.scope = scope
        }
    }

    @MainActor func addRoot(_ view: UIView) {
        view.addInteraction(RootAttachment(self))
    }

    /// Returns whether a view is a root of the layout, or inside one.
    @MainActor func contains(_ view: any NIStyleable) -> Bool {
        var next = view as? UIView
        while let view = next {
            if view.interactions.contains(where: { ($0 as? RootAttachment)?.scope === self }) { return true }
            next = view.superview
        }
        return false
    }
}
