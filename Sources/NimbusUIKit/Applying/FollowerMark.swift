import Foundation

/// Tells that a view was given a ``ViewFollower``, so that only then it is looked for among what may be thousands.
final class FollowerMark: NSObject, UIInteraction {
    private(set) weak var view: UIView?

    func willMove(to view: UIView?) {}

    func didMove(to view: UIView?) { self.view = view }
}

extension UIView {
    /// Its subviews but for the followers, wherever the app has put those; copied only where they are not in front.
    var subviewsBesidesFollowers: ArraySlice<UIView> {
        let count = interactions.count { $0 is FollowerMark }
        if count == 0 { return subviews[...] }
        if subviews.prefix(count).allSatisfy({ $0 is ViewFollower }) { return subviews.dropFirst(count) }
        return subviews.filter { !($0 is ViewFollower) }[...]
    }
}
