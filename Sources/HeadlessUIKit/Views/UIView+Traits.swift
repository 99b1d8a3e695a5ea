import Foundation

extension UIView {
    var effectiveTraits: UITraitCollection {
        let inherited = superview?.traitCollection ?? rootTraits
        var style = overrideUserInterfaceStyle
        if style == .unspecified { style = viewController?.overrideUserInterfaceStyle ?? .unspecified }
        if style == .unspecified || style == inherited.userInterfaceStyle { return inherited }
        return UITraitCollection(traitsFrom: [inherited, UITraitCollection(userInterfaceStyle: style)])
    }

    private var rootTraits: UITraitCollection { (self as? UIWindow)?.screen.traitCollection ?? .standard }

    /// The reading direction in effect here.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// Tells this view and those inside that traits changed.
    func announceTraits() {
        announceTraits(from: nil)
    }

    /// Tells this view and those inside where the traits are not `previous` any more; nil is always told.
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
