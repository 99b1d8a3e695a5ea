import Foundation

extension UIView {
    var effectiveTraits: UITraitCollection {
        var inherited = superview?.traitCollection ?? rootTraits
        if let traits = viewController?.traitsFromParent {
            inherited = UITraitCollection(traitsFrom: [inherited, traits])
        }
        var style = overrideUserInterfaceStyle
        if style == .unspecified { style = viewController?.overrideUserInterfaceStyle ?? .unspecified }
        if style == .unspecified || style == inherited.userInterfaceStyle { return inherited }
        return UITraitCollection(traitsFrom: [inherited, UITraitCollection(userInterfaceStyle: style)])
    }

    /// Whether the traits of the view can differ from those of its superview.
    var overridesTraits: Bool {
        if overrideUserInterfaceStyle != .unspecified { return true }
        guard let viewController else { return false }
        return viewController.overrideUserInterfaceStyle != .unspecified || viewController.traitsFromParent != nil
    }

    private var rootTraits: UITraitCollection { (self as? UIWindow)?.screen.traitCollection ?? .standard }

    /// Reports a change of traits to this view and its descendants.
    func announceTraits() {
        announceTraits(from: nil)
    }

    /// Reports a change of traits to this view and its descendants, unless the traits equal `previous`.
    func announceTraits(from previous: UITraitCollection?) {
        let traits = traitCollection
        if traits == previous { return }
        traits.performAsCurrent {
            visitTree { view in
                view.traitCollectionDidChange(previous)
                view.viewController?.traitCollectionDidChange(previous)
            }
        }
    }
}
