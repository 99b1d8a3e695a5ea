import NimbusCSS

/// The registries that register views in addition to the app, and the other DOMs that have registered views of the tree.
@MainActor final class ViewSources {
    let subtrees: SubtreeRegistry
    let parts: PartRegistry
    let barItems: BarItemRegistry
    /// The other DOMs of the tree.
    let neighbors: NeighborList

    init(_ dom: NIDOM) {
        subtrees = SubtreeRegistry(dom)
        parts = PartRegistry(dom)
        barItems = BarItemRegistry(dom)
        neighbors = NeighborList(dom.registry)
    }

    /// Registers the views that have appeared since the last round of a pass.
    /// - Parameter undo: Undoes the style of a view that is no longer a part.
    func update(undoing undo: (UIView) -> Void) {
        subtrees.update()
        if !barItems.isEmpty { barItems.update() }
        if !parts.isEmpty { parts.updateHosts(undoing: undo) }
    }

    func appDidChange(_ view: UIView) {
        subtrees.appDidChange(view)
        barItems.appDidChange(view)
    }

    func willUnregister(_ view: UIView) {
        subtrees.domWillUnregister(view)
        if !barItems.isEmpty { barItems.domWillUnregister(view) }
        if !parts.isEmpty { parts.domWillUnregister(view) }
    }

    func removeAll() {
        subtrees.removeAll()
        barItems.removeAll()
        parts.removeAll()
    }
}
