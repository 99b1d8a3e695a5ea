import CSSEngine
import NimbusCSS

/// An invisible backmost subview that reports changes of its superview to a DOM.
///
/// UIKit reports the size and the traits of a view only to the view itself. A subview has the same traits and can have
/// the same size. Therefore no view needs a subclass.
class HiddenSubview: UIView, BackmostSubview {
    private(set) weak var dom: NIDOM?
    private let mark = BackmostSubviewMark()

    /// Creates a hidden subview and inserts it into `host` and into the DOM's list. Removes the hidden subviews of
    /// deallocated DOMs from `host`.
    init(_ dom: NIDOM, in host: UIView) {
        self.dom = dom
        super.init(frame: CGRect(origin: .zero, size: host.bounds.size))
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        for case let subview as HiddenSubview in host.subviews where subview.dom == nil {
            subview.removeFromSuperview()
        }
        dom.viewStyler.hiddenSubviews.append(self)
        host.insertSubview(self, at: 0)
    }

    required init?(coder: NSCoder) { nil }

    override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        // `nil` while the superview is deallocated.
        mark.view?.removeInteraction(mark)
        newSuperview?.addInteraction(mark)
    }
}

/// The hidden subviews of a DOM, held weakly.
@MainActor final class HiddenSubviewList {
    private struct Entry {
        weak var subview: HiddenSubview?
    }

    private var entries: [Entry] = []
    private var sweepThreshold = SweepThreshold()

    private var all: [HiddenSubview] { entries.compactMap(\.subview) }

    func append(_ subview: HiddenSubview) {
        if sweepThreshold.isReached(by: entries.count) {
            entries.removeAll { $0.subview == nil }
            sweepThreshold.didSweep(leaving: entries.count)
        }
        entries.append(Entry(subview: subview))
    }

    /// Returns whether a hidden subview meets a condition.
    func contains(where condition: (HiddenSubview) -> Bool) -> Bool {
        entries.contains { $0.subview.map(condition) == true }
    }

    /// Removes the hidden subviews that meet a condition from their superviews.
    func remove(where isRemoved: (HiddenSubview) -> Bool = { _ in true }) {
        for subview in all where isRemoved(subview) { subview.removeFromSuperview() }
        entries.removeAll { $0.subview?.superview == nil }
    }

    /// The window of the first view that the DOM follows and that is in a window.
    var firstFollowedWindow: UIWindow? {
        all.lazy.compactMap { ($0 as? ViewFollower)?.window }.first
    }

    /// Marks the view followers in a window for the layout before the current frame is committed.
    func setNeedsLayoutOfFollowers() {
        for case let follower as ViewFollower in all where follower.window != nil { follower.setNeedsLayout() }
    }
}

extension UIView {
    /// Returns the hidden subview of a class that reports to a DOM, or `nil` if there is none.
    func hiddenSubview<Subview: HiddenSubview>(_ subviewClass: Subview.Type, of dom: NIDOM) -> Subview? {
        for case let subview as Subview in subviews where subview.dom === dom { return subview }
        return nil
    }
}
