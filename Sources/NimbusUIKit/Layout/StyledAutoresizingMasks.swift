import NimbusCSS

/// The autoresizing masks of subviews that come from a stylesheet, suspended while a view gets its first size from a
/// stylesheet or loses it.
///
/// The frames of the subviews are meant for the styled size. A subview that is styled before its superview would otherwise
/// be resized, and a subview that is styled after it would not.
@MainActor struct StyledAutoresizingMasks {
    private let masks: [(view: UIView, mask: UIView.AutoresizingMask)]

    /// Removes the masks of a view's subviews. `nil` if no stylesheet has set one.
    init?(suspendedIn view: UIView, _ dom: NIDOM) {
        masks = view.subviews.compactMap { subview in
            let record = dom.adapterState(of: subview) as? ViewRecord
            return record?.isAutoresizingStyled == true ? (subview, subview.autoresizingMask) : nil
        }
        if masks.isEmpty { return nil }
        for (view, _) in masks { view.autoresizingMask = [] }
    }

    /// Sets the masks again.
    func restore() {
        for (view, mask) in masks { view.autoresizingMask = mask }
    }
}
