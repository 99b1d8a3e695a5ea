import Foundation

/// The limits that constraints set for the length of a view along an axis, in points.
@MainActor struct LengthConstraints {
    /// The length from the equality constraint with the highest priority. `nil` if there is no such constraint.
    private(set) var length: (value: CGFloat, priority: UILayoutPriority)?
    private(set) var minimum: CGFloat = 0
    private(set) var maximum = CGFloat.greatestFiniteMagnitude
    /// The length from a pair of optional constraints with the same constant, as an intrinsic size creates them. `nil` if
    /// there is no such pair.
    private(set) var content: (value: CGFloat, hugging: UILayoutPriority, compressionResistance: UILayoutPriority)?

    /// Creates the limits from the constraints on the width or the height of a view. Reads constants and multiples of
    /// the superview's length.
    init(of view: UIView, along axis: NSLayoutConstraint.Axis) {
        read(view.constraints, view, axis)
        if let superview = view.superview { read(superview.constraints, view, axis) }
        maximum = max(minimum, maximum)
    }

    /// The priority from which a minimum or a maximum is a limit of its own.
    private static let limitPriority: Float = 999

    /// Returns the pair of optional constraints with the same constant.
    private static func contentPair(
        _ constraints: [NSLayoutConstraint], _ view: UIView, _ attribute: NSLayoutConstraint.Attribute
    ) -> (least: NSLayoutConstraint, most: NSLayoutConstraint)? {
        let optional = constraints.filter {
            $0.firstItem === view && $0.firstAttribute == attribute && $0.secondItem == nil
                && $0.priority.rawValue < limitPriority
        }
        for least in optional where least.relation == .greaterThanOrEqual {
            let most = optional.first { $0.relation == .lessThanOrEqual && $0.constant == least.constant }
            if let most { return (least, most) }
        }
        return nil
    }

    private mutating func read(_ constraints: [NSLayoutConstraint], _ view: UIView, _ axis: NSLayoutConstraint.Axis) {
        let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
        let pair = Self.contentPair(constraints, view, attribute)
        if let (least, most) = pair { content = (least.constant, most.priority, least.priority) }
        for constraint in constraints where constraint.firstItem === view && constraint.firstAttribute == attribute {
            if constraint === pair?.least || constraint === pair?.most { continue }
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
