import NimbusCSS

/// What `-mobile-relative` names.
enum RelativeTarget: Equatable {
    case previous, next, first, last
    /// Without `#`.
    case id(String)

    init(_ text: String) {
        switch text.lowercased() {
        case ".prev": self = .previous
        case ".next": self = .next
        case ".first": self = .first
        case ".last": self = .last
        default: self = .id(text.hasPrefix("#") ? String(text.dropFirst()) : text)
        }
    }

    /// The view itself is never meant.
    /// - Parameter indices: The indices of views among their siblings.
    @MainActor func view(for view: UIView, _ indices: inout SubviewIndexCache, withID find: (String) -> UIView?)
        -> UIView?
    {
        let target: UIView? =
            switch self {
            case .previous: Self.sibling(of: view, indices.index(of: view, offsetBy: -1))
            case .next: Self.sibling(of: view, indices.index(of: view, offsetBy: 1))
            case .first: Self.sibling(of: view, 0)
            case .last: Self.sibling(of: view, (view.superview?.styleableSubviewCount ?? 0) - 1)
            case .id(let id): find(id)
            }
        return target === view ? nil : target
    }

    @MainActor private static func sibling(of view: UIView, _ place: Int?) -> UIView? {
        guard let place, let superview = view.superview else { return nil }
        guard place >= 0, place < superview.styleableSubviewCount else { return nil }
        return superview.styleableSubview(at: place) as? UIView
    }
}

extension SubviewIndexCache {
    /// Returns the index of a view plus an offset. There may be no view at that index.
    fileprivate mutating func index(of view: UIView, offsetBy distance: Int) -> Int? {
        view.superview.flatMap { index(of: view, in: $0) }.map { $0 + distance }
    }
}
