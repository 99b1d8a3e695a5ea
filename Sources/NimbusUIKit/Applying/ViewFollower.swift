import CSSEngine
import NimbusCSS

/// A hidden subview that reports its superview's size and traits to a DOM, and runs the DOM's passes when it is laid out.
final class ViewFollower: HiddenSubview {
    private var reportedSize: CGSize

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
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        updateEnvironment()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard let dom, window != nil else { return }
        dom.performBatchUpdates {
            updateEnvironment()
            // Which views override a trait depends on the traits of their window.
            dom.updateViewEnvironments()
        }
    }

    private func updateEnvironment() {
        guard let dom, window != nil else { return }
        dom.environment = CSS.Environment(self, basedOn: dom.environment)
    }
}

/// The followers of a DOM, held weakly.
@MainActor struct FollowerList {
    private struct Entry {
        weak var follower: ViewFollower?
    }

    private var entries: [Entry] = []

    /// Adds a follower and removes those of deallocated views.
    mutating func append(_ follower: ViewFollower) {
        entries.removeAll { $0.follower == nil }
        entries.append(Entry(follower: follower))
    }

    /// Marks the followers in a window for the layout before the current frame is committed.
    func setNeedsLayout() {
        for case let follower? in entries.map(\.follower) where follower.window != nil { follower.setNeedsLayout() }
    }
}
