import NimbusCSS

/// Marks the outermost superview of a registered view, so that other DOMs find the DOM of the views inside it.
final class OwnerMark: ViewAttachment {
    private(set) weak var owner: NeighborList?

    init(_ owner: NeighborList) { self.owner = owner }

    /// Marks a view, unless it is marked already. Removes the marks of deallocated DOMs.
    static func mark(_ view: UIView, for owner: NeighborList) {
        for case let mark as OwnerMark in view.interactions {
            if mark.owner === owner { return }
            if mark.owner == nil { view.removeInteraction(mark) }
        }
        view.addInteraction(OwnerMark(owner))
    }
}

/// The DOMs that style views in the same tree as a DOM. Two DOMs on a view would take each other's values for those of the
/// app.
@MainActor final class NeighborList {
    private struct Neighbor {
        weak var list: NeighborList?
    }

    /// The views of the DOM itself.
    private let registry: ViewRegistry
    private var neighbors: [Neighbor] = []

    init(_ registry: ViewRegistry) { self.registry = registry }

    /// Returns whether another DOM has registered a view. Marks the tree of the view otherwise.
    /// - Parameter isRoot: Whether the view has no registered ancestor.
    func haveRegistered(_ view: UIView, isRoot: Bool) -> Bool {
        var outermost = view
        meetOwners(of: view)
        // The ancestors of a registered superview are known.
        while let superview = outermost.superview, isRoot || !registry.isRegistered(superview) {
            meetOwners(of: superview)
            outermost = superview
        }
        if neighbors.contains(where: { $0.list?.registry.isRegistered(view) == true }) { return true }
        if isRoot { OwnerMark.mark(outermost, for: self) }
        return false
    }

    private func meetOwners(of view: UIView) {
        if view.interactions.isEmpty { return }
        for case let mark as OwnerMark in view.interactions {
            guard let other = mark.owner, other !== self else { continue }
            insert(other)
            other.insert(self)
        }
    }

    private func insert(_ list: NeighborList) {
        if !neighbors.contains(where: { $0.list === list }) { neighbors.append(Neighbor(list: list)) }
    }
}
