import NimbusCSS

/// A view that the frame of a different view refers to: the target of `-mobile-relative`, or a target of `layout`.
enum RelativeTarget: Equatable {
    case previous, next, first, last
    /// A view's id, without `#`.
    case id(String)
    /// The view with the layout guides: the nearest superview that a view controller manages, or the outermost
    /// superview.
    case guides

    init(_ text: String) {
        switch text.lowercased() {
        case ".prev": self = .previous
        case ".next": self = .next
        case ".first": self = .first
        case ".last": self = .last
        default: self = .id(text.hasPrefix("#") ? String(text.dropFirst()) : text)
        }
    }

    /// Returns the target of a view, or `nil` if there is none. A view is never its own target.
    ///
    /// `.prev`, `.next`, `.first` and `.last` refer to registered siblings only. UIKit adds private subviews to its
    /// views, and the order of these subviews differs between versions.
    /// - Parameters:
    ///   - view: The view with `-mobile-relative` or `layout` in its style.
    ///   - indices: The indices of views among their siblings.
    ///   - isRegistered: Returns whether a view is registered.
    ///   - find: Returns the view with an id.
    @MainActor func view(
        for view: UIView, _ indices: inout SubviewIndexCache, isRegistered: @escaping (UIView) -> Bool,
        withID find: (String) -> UIView?
    ) -> UIView? {
        let siblings = Siblings(superview: view.superview, isRegistered: isRegistered)
        let target: UIView? =
            switch self {
            case .previous: siblings.first(from: indices.index(of: view, offsetBy: -1), step: -1)
            case .next: siblings.first(from: indices.index(of: view, offsetBy: 1), step: 1)
            case .first: siblings.first(from: 0, step: 1)
            case .last: siblings.first(from: siblings.count - 1, step: -1)
            case .id(let id): find(id)
            case .guides: view.viewWithGuides
            }
        return target === view ? nil : target
    }
}

extension UIView {
    /// The nearest superview that a view controller manages, or the outermost superview. `nil` if there is no
    /// superview.
    fileprivate var viewWithGuides: UIView? {
        var outermost = superview
        while let view = outermost, !((view as UIResponder).next is UIViewController), let next = view.superview {
            outermost = next
        }
        return outermost
    }
}

/// The subviews of a superview. Searches skip unregistered subviews.
@MainActor private struct Siblings {
    let superview: UIView?
    let isRegistered: (UIView) -> Bool

    var count: Int { superview?.styleableSubviewCount ?? 0 }

    /// Returns the first registered subview from index `start` on, in steps of `step`, or `nil` if there is none.
    func first(from start: Int?, step: Int) -> UIView? {
        guard let superview, var index = start else { return nil }
        let count = count
        while index >= 0, index < count {
            if let view = superview.styleableSubview(at: index) as? UIView, isRegistered(view) { return view }
            index += step
        }
        return nil
    }
}

extension SubviewIndexCache {
    /// Returns the index of a view plus an offset. The index can be out of range.
    fileprivate mutating func index(of view: UIView, offsetBy distance: Int) -> Int? {
        view.superview.flatMap { index(of: view, in: $0) }.map { $0 + distance }
    }
}
