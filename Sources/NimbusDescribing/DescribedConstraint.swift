import NimbusCSS
import NimbusUIKit

/// A constraint for the styled size of a view, as Swift statements.
@MainActor struct DescribedConstraint: Equatable {
    private let source: String
    /// The expression that creates the constraint, except the name of the view.
    private let creation: String
    private let priority: Float
    private let needsSuperview: Bool

    /// Returns the constraints of a view. Empty if Auto Layout does not place the view.
    static func constraints(of view: UIView, _ ruleset: NICSSRuleset?) -> [DescribedConstraint] {
        guard let ruleset else { return [] }
        return view.sizeConstraints.compactMap { property, constraint in
            ruleset[property.name].map { DescribedConstraint(constraint, property, source: $0.provenance) }
        }
    }

    private init(_ constraint: NSLayoutConstraint, _ property: FrameProperty, source: String) {
        let anchor = property.isHorizontalSize ? "widthAnchor" : "heightAnchor"
        let relation =
            switch constraint.relation {
            case .lessThanOrEqual: "lessThanOrEqualTo"
            case .greaterThanOrEqual: "greaterThanOrEqualTo"
            default: "equalTo"
            }
        let constant = SwiftLiteral.number(constraint.constant)
        self.source = source
        priority = constraint.priority.rawValue
        needsSuperview = constraint.secondItem != nil
        if needsSuperview {
            let multiplier = SwiftLiteral.number(constraint.multiplier)
            creation =
                "\(anchor).constraint(\(relation): superview.\(anchor), multiplier: \(multiplier), constant: \(constant))"
        } else {
            creation = "\(anchor).constraint(\(relation)Constant: \(constant))"
        }
    }

    /// Returns the statements that activate the constraint. The priority must be set before the constraint is active.
    func lines(_ name: String) -> [String] {
        [
            "// \(source)", needsSuperview ? "if let superview = \(name).superview {" : "do {",
            "    let constraint = \(name).\(creation)",
            "    constraint.priority = UILayoutPriority(\(SwiftLiteral.number(CGFloat(priority))))",
            "    constraint.isActive = true", "}",
        ]
    }
}
