import Foundation

/// A relation between the layout attributes of two views, or between an attribute and a constant.
///
/// HeadlessUIKit stores constraints but has no solver. Only stack views read the constraints on the sizes of their
/// views.
@MainActor open class NSLayoutConstraint: NSObject {
    /// The relation between the two sides of a constraint.
    public enum Relation: Int, Sendable {
        /// Less than or equal.
        case lessThanOrEqual = -1
        /// Equal.
        case equal = 0
        /// Greater than or equal.
        case greaterThanOrEqual = 1
    }

    /// A part of a view's geometry.
    public enum Attribute: Int, Sendable {
        /// The left side.
        case left = 1
        /// The right side.
        case right = 2
        /// The top.
        case top = 3
        /// The bottom.
        case bottom = 4
        /// The leading edge.
        case leading = 5
        /// The trailing edge.
        case trailing = 6
        /// The width.
        case width = 7
        /// The height.
        case height = 8
        /// The horizontal centre.
        case centerX = 9
        /// The vertical centre.
        case centerY = 10
        /// The baseline of the last line of text.
        case lastBaseline = 11
        /// The baseline of the first line of text.
        case firstBaseline = 12
        /// No attribute, on the side of a constant.
        case notAnAttribute = 0
    }

    /// The first view.
    open private(set) weak var firstItem: AnyObject?
    /// The attribute of the first view.
    public let firstAttribute: Attribute
    /// The relation.
    public let relation: Relation
    /// The second view. `nil` for a constant.
    open private(set) weak var secondItem: AnyObject?
    /// The attribute of the second view.
    public let secondAttribute: Attribute
    /// The factor of the second attribute.
    public let multiplier: CGFloat
    /// The constant that is added to the second attribute.
    open var constant: CGFloat { didSet { owner?.setNeedsLayout() } }
    /// The priority.
    open var priority = UILayoutPriority.required
    /// A name for debugging.
    open var identifier: String?
    private(set) weak var owner: UIView?

    /// Creates a constraint `view1.attr1 relation multiplier * view2.attr2 + constant`.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        firstItem = view1 as AnyObject
        firstAttribute = attr1
        self.relation = relation
        secondItem = view2.map { $0 as AnyObject }
        secondAttribute = attr2
        self.multiplier = multiplier
        constant = c
    }

    /// Whether the constraint takes effect. An active constraint belongs to the nearest common ancestor of its views.
    open var isActive: Bool {
        get { owner != nil }
        set {
            guard newValue != isActive else { return }
            if newValue {
                guard let ancestor = commonAncestor else {
                    preconditionFailure("the views of an active constraint must have a common ancestor")
                }
                ancestor.addConstraint(self)
            } else {
                owner?.removeConstraint(self)
            }
        }
    }

    /// Activates constraints.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    func setOwner(_ view: UIView?) { owner = view }

    /// Whether `view` contains both views of the constraint or is one of them.
    func isInside(_ view: UIView) -> Bool {
        [firstItem, secondItem].allSatisfy { ($0 as? UIView)?.isDescendant(of: view) ?? true }
    }

    private var commonAncestor: UIView? {
        guard let view = firstItem as? UIView else { return nil }
        return sequence(first: view, next: \.superview).first { isInside($0) }
    }
}
