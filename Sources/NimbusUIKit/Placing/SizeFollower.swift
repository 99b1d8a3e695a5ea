import NimbusCSS

/// A hidden subview that reports a size set by Auto Layout, UIKit or the app to a DOM.
///
/// Auto Layout sets the size of a view only when its superview is laid out, after the pass that added the constraints.
/// Therefore percentages of the size are resolved again when the view itself is laid out, in the same frame.
final class SizeFollower: HiddenSubview {
    private weak var followed: UIView?
    private var reportedSize: CGSize

    private init(_ dom: NIDOM, of view: UIView) {
        followed = view
        reportedSize = view.bounds.size
        super.init(dom, in: Self.host(of: view))
    }

    required init?(coder: NSCoder) { nil }

    /// Inserts a follower into a view whose size the DOM does not determine, unless the view has one.
    /// - Parameter isSizedByOthers: Whether the app or UIKit sizes the view without Auto Layout. An example is the
    ///   content view of a cell.
    static func insert(in view: UIView, for dom: NIDOM, isSizedByOthers: Bool = false) {
        guard view.isPlacedByAutoLayout || isSizedByOthers, !view.isOfOtherFramework,
            host(of: view).hiddenSubview(SizeFollower.self, of: dom) == nil
        else { return }
        _ = SizeFollower(dom, of: view)
    }

    /// Removes the follower of a view.
    static func remove(from view: UIView, for dom: NIDOM) {
        let host = host(of: view)
        if host.interactions.isEmpty { return }
        host.hiddenSubview(SizeFollower.self, of: dom)?.removeFromSuperview()
    }

    private static func host(of view: UIView) -> UIView { view.hiddenSubviewHost ?? view }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let followed, followed.bounds.size != reportedSize else { return }
        reportedSize = followed.bounds.size
        (dom?.adapter as? any SizeObserver)?.sizeDidChange(of: followed)
    }
}

/// The adapter that receives the sizes of followed views.
@MainActor protocol SizeObserver: AnyObject {
    func sizeDidChange(of view: UIView)
}
