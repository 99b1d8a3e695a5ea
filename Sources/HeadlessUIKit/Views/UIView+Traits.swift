import Foundation

extension UIView {
    var effectiveTraits: UITraitCollection {
        if let knownTraits { return knownTraits }
        guard let superview = storedSuperview else {
            let traits = traits(inheriting: rootTraits)
            knownTraits = traits
            return traits
        }
        let inherited = superview.traitCollection
        let traits = traits(inheriting: inherited)
        // A superview that overrides `traitCollection` does not announce changes of the returned traits.
        if inherited === superview.knownTraits { knownTraits = traits }
        return traits
    }

    /// Clears the cached traits of the view and its descendants.
    nonisolated func forgetTraits() {
        guard knownTraits != nil else { return }
        knownTraits = nil
        for subview in storedSubviews { subview.forgetTraits() }
    }

    private func traits(inheriting inherited: UITraitCollection) -> UITraitCollection {
        var inherited = inherited
        if let traits = viewController?.traitsFromParent {
            inherited = UITraitCollection(traitsFrom: [inherited, traits])
        }
        var style = overrideUserInterfaceStyle
        if style == .unspecified { style = viewController?.overrideUserInterfaceStyle ?? .unspecified }
        if style == .unspecified || style == inherited.userInterfaceStyle { return inherited }
        return UITraitCollection(traitsFrom: [inherited, UITraitCollection(userInterfaceStyle: style)])
    }

    /// Whether the traits of the view can differ from the traits of its superview.
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
        if traits === previous || traits == previous { return }
        traits.performAsCurrent {
            visitTree { view in
                view.traitCollectionDidChange(previous)
                view.viewController?.traitCollectionDidChange(previous)
            }
        }
    }
}
