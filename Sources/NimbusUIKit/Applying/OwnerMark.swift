import NimbusCSS

/// Marks the outermost superview of a registered view, so that other DOMs find the DOM of the views inside it.
final class OwnerMark: ViewAttachment {
    private(set) weak var styler: ViewStyler?

    init(_ styler: ViewStyler) { self.styler = styler }

    /// Marks a view, unless it is marked already. Removes the marks of deallocated DOMs.
    static func mark(_ view: UIView, for styler: ViewStyler) {
        for case let mark as OwnerMark in view.interactions {
            if mark.styler === styler { return }
            if mark.styler == nil { view.removeInteraction(mark) }
        }
        view.addInteraction(OwnerMark(styler))
    }
}

/// The DOMs that style views in the same tree as a DOM.
@MainActor struct NeighborList {
    private struct Neighbor {
        weak var styler: ViewStyler?
    }

    private var neighbors: [Neighbor] = []

    mutating func insert(_ styler: ViewStyler) {
        if !neighbors.contains(where: { $0.styler === styler }) { neighbors.append(Neighbor(styler: styler)) }
    }

    /// Returns whether one of the DOMs has registered a view.
    func haveRegistered(_ view: UIView) -> Bool {
        neighbors.contains { $0.styler?.registry.isRegistered(view) == true }
    }
}

// Two DOMs on a view would take each other's values for those of the app.
extension ViewStyler {
    func isRegisteredElsewhere(_ view: UIView, isRoot: Bool) -> Bool {
        var outermost = view
        meetOwners(of: view)
        // The ancestors of a registered superview are known.
        while let superview = outermost.superview, isRoot || !registry.isRegistered(superview) {
            meetOwners(of: superview)
            outermost = superview
        }
        if neighbors.haveRegistered(view) { return true }
        if isRoot { OwnerMark.mark(outermost, for: self) }
        return false
    }

    private func meetOwners(of view: UIView) {
        if view.interactions.isEmpty { return }
        for case let mark as OwnerMark in view.interactions {
            guard let other = mark.styler, other !== self else { continue }
            neighbors.insert(other)
            other.neighbors.insert(self)
        }
    }
}
