import Foundation

extension UIView {
    /// The constraints that the view holds. Each constraint refers only to the view and its descendants.
    public var constraints: [NSLayoutConstraint] { storedConstraints }

    /// Adds a constraint that refers only to the view and its descendants.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        precondition(constraint.isInside(self), "the owner of a constraint must contain the views of the constraint")
        if constraint.owner === self { return }
        constraint.owner?.removeConstraint(constraint)
        storedConstraints.append(constraint)
        constraint.setOwner(self)
        setNeedsLayout()
    }

    /// Adds constraints that refer only to the view and its descendants.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Removes a constraint.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.owner === self else { return }
        storedConstraints.removeAll { $0 === constraint }
        constraint.setOwner(nil)
        setNeedsLayout()
    }

    /// Removes constraints.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// The width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

    /// Removes the constraints of ancestors that refer to the view or its descendants. Call it before the view leaves
    /// its superview.
    func removeConstraintsToAncestors() {
        for ancestor in sequence(first: self, next: \.superview).dropFirst() {
            for constraint in ancestor.constraints where constraint.isRelated(to: self) {
                ancestor.removeConstraint(constraint)
            }
        }
    }
}

extension NSLayoutConstraint {
    fileprivate func isRelated(to view: UIView) -> Bool {
        [firstItem, secondItem].contains { ($0 as? UIView)?.isDescendant(of: view) == true }
    }
}
