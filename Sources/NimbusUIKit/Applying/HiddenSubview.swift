import CSSEngine
import NimbusCSS

/// An invisible backmost subview that tells a DOM about its superview.
///
/// UIKit reports the size and the traits of a view only to the view itself. A subview has the same traits and can have
/// the same size, so that no view needs a subclass.
class HiddenSubview: UIView {
    private(set) weak var dom: NIDOM?

    /// Creates a hidden subview and inserts it into `host`.
    init(_ dom: NIDOM, in host: UIView) {
        self.dom = dom
        super.init(frame: CGRect(origin: .zero, size: host.bounds.size))
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host.addInteraction(HiddenSubviewMark())
        host.insertSubview(self, at: 0)
    }

    required init?(coder: NSCoder) { nil }
}

/// Marks a view that has a ``HiddenSubview``, so that the subviews of all other views need no search.
private final class HiddenSubviewMark: ViewAttachment {}

extension UIView {
    /// The subviews without the hidden ones, wherever the app has moved those. Copies only if they are not backmost.
    var subviewsBesidesFollowers: ArraySlice<UIView> {
        let count = interactions.count { $0 is HiddenSubviewMark }
        if count == 0 { return subviews[...] }
        if subviews.prefix(count).allSatisfy({ $0 is HiddenSubview }) { return subviews.dropFirst(count) }
        return subviews.filter { !($0 is HiddenSubview) }[...]
    }

    /// Returns the hidden subview of a class that reports to a DOM, or `nil` if there is none.
    func hiddenSubview<Subview: HiddenSubview>(_ subviewClass: Subview.Type, of dom: NIDOM) -> Subview? {
        for case let subview as Subview in subviews where subview.dom === dom { return subview }
        return nil
    }
}
