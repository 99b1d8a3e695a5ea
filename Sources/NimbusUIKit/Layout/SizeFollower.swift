import NimbusCSS

/// A hidden subview that reports the size of a view to a DOM when Auto Layout changes it.
///
/// Auto Layout sets the size of a view only when its superview is laid out, after the pass that has added the constraints.
/// Percentages of the size are therefore resolved again when the view itself is laid out, in the same frame.
final class SizeFollower: HiddenSubview {
    private weak var host: UIView?
    private var reportedSize: CGSize

    override init(_ dom: NIDOM, in host: UIView) {
        self.host = host
        reportedSize = host.bounds.size
        super.init(dom, in: host)
    }

    required init?(coder: NSCoder) { nil }

    /// Inserts a follower into a view that Auto Layout places, unless it has one.
    static func insert(in view: UIView, for dom: NIDOM) {
        guard view.isPlacedByAutoLayout, view.hiddenSubview(SizeFollower.self, of: dom) == nil else { return }
        _ = SizeFollower(dom, in: view)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let host, host.bounds.size != reportedSize else { return }
        reportedSize = host.bounds.size
        dom?.viewStyler.sizeDidChange(of: host)
    }
}
