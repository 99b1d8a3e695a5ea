import NimbusCSS

/// The styled autoresizing masks of a view's subviews, suspended while the view gets or loses a styled size.
///
/// The styled frames of the subviews assume the styled size of the superview. With masks in effect, UIKit would resize
/// a subview that is styled before its superview, but not a subview that is styled after its superview.
@MainActor struct StyledAutoresizingMasks {
    private let masks: [(view: UIView, mask: UIView.AutoresizingMask)]

    /// Suspends the masks of a view's subviews. `nil` if no stylesheet has set a mask.
    init?(suspendedIn view: UIView, _ registry: ViewRegistry) {
        masks = view.subviews.compactMap { subview in
            let record = registry.record(of: subview)
            return record?.isAutoresizingStyled == true ? (subview, subview.autoresizingMask) : nil
        }
        if masks.isEmpty { return nil }
        for (view, _) in masks { view.autoresizingMask = [] }
    }

    /// Restores the suspended masks.
    func restore() {
        for (view, mask) in masks { view.autoresizingMask = mask }
    }
}
