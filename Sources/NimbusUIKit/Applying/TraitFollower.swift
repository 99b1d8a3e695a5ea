import CSSEngine
import NimbusCSS

/// A hidden subview of a view that can have other traits than its window. When the traits change, the DOM asks the views
/// for their environments again.
///
/// On iOS 16, only a view itself receives changes of its traits. Therefore each view that overrides traits has such a
/// subview, and so has the root view of each view controller, because a parent controller can override its traits.
final class TraitFollower: HiddenSubview {
    private var reportedTraits: UITraitCollection

    override init(_ dom: NIDOM, in host: UIView) {
        reportedTraits = host.traitCollection
        super.init(dom, in: host)
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard traitCollection != reportedTraits else { return }
        reportedTraits = traitCollection
        dom?.viewStyler.setNeedsEnvironments()
    }

    /// Inserts followers into a registered view and the containers around it, as far as these need one and have none.
    ///
    /// The walk ends at a registered container, because its own registration has visited the containers around it.
    static func insert(around view: UIView, in dom: NIDOM) {
        var container = view
        while !(container is UIWindow) {
            let canOverride = container.overridesTraits || (container as UIResponder).next is UIViewController
            if canOverride, container.hiddenSubview(TraitFollower.self, of: dom) == nil {
                _ = TraitFollower(dom, in: container)
            }
            guard let superview = container.superview, !dom.isRegistered(superview) else { return }
            container = superview
        }
    }
}

extension ViewStyler {
    /// Observes the overrides of a view's traits. The environments of views are read again in the next pass, because UIKit
    /// updates the traits themselves only before the layout.
    func observeTraits(of view: UIView) {
        TraitFollower.insert(around: view, in: dom)
        let handler: @MainActor @Sendable () -> Void = { [weak dom, weak view] in
            if let dom, let view { dom.viewStyler.traitOverridesDidChange(of: view) }
        }
        writableRecord(of: view).traitObservations = [
            observeState(\.overrideUserInterfaceStyle, of: view, handler: handler),
            observeState(\.semanticContentAttribute, of: view, handler: handler),
        ]
    }

    private func traitOverridesDidChange(of view: UIView) {
        TraitFollower.insert(around: view, in: dom)
        setNeedsEnvironments()
    }
}

extension UIView {
    /// Whether the view itself overrides the colour scheme or the layout direction.
    fileprivate var overridesTraits: Bool {
        overrideUserInterfaceStyle != .unspecified || semanticContentAttribute != .unspecified
    }
}
