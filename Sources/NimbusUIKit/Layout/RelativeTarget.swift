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
    /// - Parameter rows: where views stand among their siblings.
    @MainActor func view(for view: UIView, _ rows: inout RowPlaces, withID find: (String) -> UIView?) -> UIView? {
        let target: UIView? =
            switch self {
            case .previous: Self.sibling(of: view, rows.place(of: view, besides: -1))
            case .next: Self.sibling(of: view, rows.place(of: view, besides: 1))
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

extension RowPlaces {
    /// The place that is so many behind that of a view; there may be no view.
    fileprivate mutating func place(of view: UIView, besides distance: Int) -> Int? {
        view.superview.flatMap { place(of: view, in: $0) }.map { $0 + distance }
    }
}
