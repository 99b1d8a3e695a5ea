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
    @MainActor func view(for view: UIView, withID find: (String) -> UIView?) -> UIView? {
        var siblings = view.superview?.subviews[...] ?? []
        if siblings.first is ViewFollower { siblings = siblings.dropFirst() }
        let place = siblings.firstIndex { $0 === view }
        let target: UIView? =
            switch self {
            case .previous: place.flatMap { $0 > siblings.startIndex ? siblings[$0 - 1] : nil }
            case .next: place.flatMap { $0 + 1 < siblings.endIndex ? siblings[$0 + 1] : nil }
            case .first: siblings.first
            case .last: siblings.last
            case .id(let id): find(id)
            }
        return target === view ? nil : target
    }
}
