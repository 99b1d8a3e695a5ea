/// The views with values that depend on their size, such as `border-radius: 50%`, with the sizes of the last pass.
///
/// UIKit does not report a size that the app sets, so that each pass compares the sizes.
@MainActor struct SizeDependents {
    private var sizes: [ObjectIdentifier: (view: WeakView, size: CGSize)] = [:]

    var isEmpty: Bool { sizes.isEmpty }

    mutating func insert(_ view: UIView) { sizes[ObjectIdentifier(view)] = (WeakView(view), view.bounds.size) }

    /// Returns the views whose sizes have changed since the last call.
    /// - Parameter isDependent: Whether a view still has a value that depends on its size.
    mutating func takeChanges(_ isDependent: (UIView) -> Bool) -> [UIView] {
        var changes: [UIView] = []
        for (key, entry) in sizes {
            guard let view = entry.view.view, isDependent(view) else {
                sizes[key] = nil
                continue
            }
            guard view.bounds.size != entry.size else { continue }
            sizes[key] = (entry.view, view.bounds.size)
            changes.append(view)
        }
        return changes
    }
}
