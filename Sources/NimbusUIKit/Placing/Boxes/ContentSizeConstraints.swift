import BoxLayout

/// The constraints that give a container in a stack view the size of its boxes, as the intrinsic size of a label does.
///
/// A stack view takes the sizes of its views from constraints and from `intrinsicContentSize`, which only subclasses can
/// override (``NIBoxView``). So a container of any other class gets two constraints in each axis, with the priorities of
/// its intrinsic size. A size that the style declares has the priority 998.
final class ContentSizeConstraints: ViewAttachment {
    /// The narrowest width of the boxes, in points.
    private(set) var minimumWidth: CGFloat = 0
    private var size = CGSize(width: -1, height: -1)
    private var constraints: [NSLayoutConstraint] = []

    /// Updates the constraints of a root after a layout. Removes the constraints if the root is not in a stack view.
    /// - Returns: Whether the size has changed.
    static func update(_ root: ViewBox, in tree: RootBoxTree) -> Bool {
        guard let view = root.view, !(view is any BoxSizing) else { return false }
        let known = view.attachment(ContentSizeConstraints.self)
        guard let stack = view.superview as? UIStackView, view.isPlacedByAutoLayout,
            stack.arrangedSubviews.contains(view), let style = root.mapped?.style,
            let natural = tree.size(of: root, in: .zero)
        else {
            known?.removeAll()
            return known != nil
        }
        let width = view.bounds.width
        let height = width > 0 && width < natural.width ? tree.size(of: root, inWidth: width)?.height : nil
        let constraints = known ?? ContentSizeConstraints()
        if known == nil { view.addInteraction(constraints) }
        constraints.minimumWidth = tree.minimumWidth(of: root) ?? natural.width
        return constraints.set(
            CGSize(width: natural.width, height: height ?? natural.height), of: view,
            isFixed: BoxAxes(width: style.size.width != .auto, height: style.size.height != .auto))
    }

    private func set(_ new: CGSize, of view: UIView, isFixed: BoxAxes<Bool>) -> Bool {
        guard new != size else { return false }
        size = new
        for constraint in constraints { constraint.isActive = false }
        constraints =
            pair(view.widthAnchor, new.width, view, .horizontal, isFixed: isFixed.width)
            + pair(view.heightAnchor, new.height, view, .vertical, isFixed: isFixed.height)
        for constraint in constraints { constraint.isActive = true }
        return true
    }

    private func pair(
        _ dimension: NSLayoutDimension, _ length: CGFloat, _ view: UIView, _ axis: NSLayoutConstraint.Axis,
        isFixed: Bool
    ) -> [NSLayoutConstraint] {
        let most = dimension.constraint(lessThanOrEqualToConstant: length)
        most.priority = isFixed ? UILayoutPriority(998) : view.contentHuggingPriority(for: axis)
        let least = dimension.constraint(greaterThanOrEqualToConstant: length)
        least.priority = isFixed ? UILayoutPriority(998) : view.contentCompressionResistancePriority(for: axis)
        for constraint in [most, least] { constraint.identifier = "NimbusCSS.content-size" }
        return [most, least]
    }

    /// Deactivates all constraints and removes the attachment from the view.
    func removeAll() {
        for constraint in constraints { constraint.isActive = false }
        constraints = []
        view?.removeInteraction(self)
    }
}
