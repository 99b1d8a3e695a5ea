import CSSEngine
import NimbusCSS

/// A hidden subview that reports its superview's size, safe area and traits to a DOM, and runs the DOM's passes when it is
/// laid out.
final class ViewFollower: HiddenSubview {
    private var reportedSize: CGSize
    private var turns: TurnObservation?
    private var isSecondLayout = false

    override init(_ dom: NIDOM, in host: UIView) {
        reportedSize = host.bounds.size
        super.init(dom, in: host)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let sizeChanged = bounds.size != reportedSize
        reportedSize = bounds.size
        if sizeChanged { updateEnvironment() }
        dom?.styleDuringLayout()
        if sizeChanged { dom?.layoutViews() }
        // Views that are laid out after the follower can add subviews, as tables do.
        isSecondLayout = !isSecondLayout && searchesForViews
        if isSecondLayout { setNeedsLayout() }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        turns = window.map { window in
            observeTurns(of: window) { [weak self] in
                if let self, self.searchesForViews { self.setNeedsLayout() }
            }
        }
        updateEnvironment()
        if window != nil { dom?.viewsDidReturn() }
    }

    /// Whether the DOM has subtrees to which the app can have added views. UIKit does not report new subviews.
    private var searchesForViews: Bool { dom?.viewStyler.sources.subtrees.isEmpty == false }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard let dom, window != nil else { return }
        dom.performBatchUpdates {
            updateEnvironment()
            // The set of views that override a trait depends on the traits of their window.
            dom.updateViewEnvironments()
        }
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateEnvironment()
    }

    private func updateEnvironment() {
        guard let dom, let window else { return }
        if dom.viewStyler.hiddenSubviews.firstFollowedWindow !== window {
            dom.report(
                NIDOMProblem(.followsOtherWindow, viewClass: superview.map { String(describing: type(of: $0)) }))
            return
        }
        dom.environment = CSS.Environment(self, basedOn: dom.environment)
    }
}
