import Foundation

/// The limits that constraints set for the length of a view along an axis, in points.
@MainActor struct LengthConstraints {
    /// The length from the equality constraint with the highest priority. `nil` if there is no such constraint.
    private(set) var length: (value: CGFloat, priority: UILayoutPriority)?
    private(set) var minimum: CGFloat = 0
    private(set) var maximum = CGFloat.greatestFiniteMagnitude

    /// Creates the limits from the constraints on the width or the height of a view. Reads constants and multiples of
    /// the superview's length.
    init(of view: UIView, along axis: NSLayoutConstraint.Axis) {
        read(view.constraints, view, axis)
        if let superview = view.superview { read(superview.constraints, view, axis) }
        maximum = max(minimum, maximum)
    }

    private mutating func read(_ constraints: [NSLayoutConstraint], _ view: UIView, _ axis: NSLayoutConstraint.Axis) {
        let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
        for constraint in constraints where constraint.firstItem === view && constraint.firstAttribute == attribute {
            var value = constraint.constant
            if let other = constraint.secondItem {
                guard other === view.superview, let outer = view.superview, constraint.secondAttribute == attribute
                else { continue }
                value += constraint.multiplier * (axis == .horizontal ? outer.bounds.width : outer.bounds.height)
            }
            switch constraint.relation {
            case .lessThanOrEqual: maximum = min(maximum, max(0, value))
            case .greaterThanOrEqual: minimum = max(minimum, value)
            case .equal:
                if let known = length, known.priority.rawValue >= constraint.priority.rawValue { continue }
                length = (max(0, value), constraint.priority)
            }
        }
    }

    /// Returns a length within the limits.
    func limited(_ length: CGFloat) -> CGFloat { min(max(length, minimum), maximum) }
}
