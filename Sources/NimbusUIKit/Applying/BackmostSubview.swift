/// A view behind the subviews of its superview that is no element: selectors and layout skip it.
@MainActor protocol BackmostSubview: UIView {}

/// Marks a view of UIKit as a ``BackmostSubview``.
class BackmostViewMark: ViewAttachment {}

/// Marks a view that has a backmost subview, so that the subviews of all other views need no search.
final class BackmostSubviewMark: ViewAttachment {}

extension UIView {
    /// The view that contains the hidden subviews of this view. UIKit requires the content view for cells and visual
    /// effect views. Other views contain the subviews themselves. `nil` for text fields, for views that draw themselves
    /// with private subviews, and for views of other frameworks, which support no subviews of others.
    var hiddenSubviewHost: UIView? {
        if let contentContainer { return contentContainer }
        return hasOnlyPrivateSubviews || self is UITextField ? nil : self
    }

    /// The subviews except backmost subviews. Copies the array only if the app has moved backmost subviews from the back.
    var subviewsBesidesFollowers: ArraySlice<UIView> {
        if interactions.isEmpty { return subviews[...] }
        let count = interactions.count { $0 is BackmostSubviewMark }
        if count == 0 { return subviews[...] }
        if subviews.prefix(count).allSatisfy({ $0.isBackmost }) { return subviews.dropFirst(count) }
        return subviews.filter { !$0.isBackmost }[...]
    }

    private var isBackmost: Bool { self is any BackmostSubview || attachment(BackmostViewMark.self) != nil }
}
