import CSSEngine
import NimbusCSS

/// Lies behind everything in a view, unseen, and tells a DOM when that view has another size or other traits.
///
/// Views hear of both themselves only; so no class has to be made for it, and none is changed.
final class ViewFollower: UIView {
    private(set) weak var dom: NIDOM?
    private var placedSize: CGSize

    init(_ dom: NIDOM, in view: UIView) {
        self.dom = dom
        placedSize = view.bounds.size
        super.init(frame: CGRect(origin: .zero, size: view.bounds.size))
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.size != placedSize else { return }
        placedSize = bounds.size
        tell()
        dom?.layoutViews()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        tell()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard let dom, window != nil else { return }
        dom.performBatchUpdates {
            tell()
            // Which views override a trait depends on the traits of their window.
            dom.updateViewEnvironments()
        }
    }

    private func tell() {
        guard let dom, window != nil else { return }
        dom.environment = CSS.Environment(self, basedOn: dom.environment)
    }
}
