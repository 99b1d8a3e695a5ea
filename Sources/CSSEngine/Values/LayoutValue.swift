/// The value of `layout`: how the frame of a view follows from other views, as in InterfaCSS.
package struct LayoutValue: CustomValue {
    /// An attribute of a frame. Raw values are the names in CSS.
    package enum Attribute: String, Hashable, Sendable, CaseIterable {
        case width, height, left, right, top, bottom
        case centerX = "center-x"
        case centerY = "center-y"
        /// The edges of the area inside the layout margins.
        case leftMargin = "left-margin"
        case rightMargin = "right-margin"
        case topMargin = "top-margin"
        case bottomMargin = "bottom-margin"
    }

    /// A position between the layout guides of a view controller. Raw values are the names in CSS.
    package enum Guide: String, Hashable, Sendable, CaseIterable {
        case top, bottom, center
    }

    /// What a rule refers to.
    package enum Target: Hashable, Sendable {
        /// Nothing: the value is the constant. Percentages refer to the same attribute of the superview.
        case none
        case parent(Attribute)
        case guide(Guide)
        /// The view with an id, which has no `#`.
        case element(id: String, Attribute)
    }

    /// One function of a layout: `left(#title right * 1.5 + 8px)`.
    package struct Rule: Hashable, Sendable {
        /// The attribute that the rule sets.
        package let attribute: Attribute
        /// What the rule refers to.
        package let target: Target
        /// The number that the attribute of the target is multiplied by: a number or a calculation.
        package let factor: Value
        /// The length that is added, or the whole value without a target.
        package let constant: Value
    }

    /// Whether the view is as large as its content. Its width and height are maxima then.
    package let fitsContent: Bool
    /// The rules. The last one of an attribute applies.
    package let rules: [Rule]

    /// The serialisation of the value.
    package var cssText: String {
        ((fitsContent ? ["size-to-fit()"] : []) + rules.map(\.cssText)).joined(separator: " ")
    }

    /// Returns the layout with changed factors and constants.
    package func mapParts(_ change: (Value) -> Value) -> LayoutValue {
        LayoutValue(
            fitsContent: fitsContent,
            rules: rules.map { rule in
                Rule(
                    attribute: rule.attribute, target: rule.target, factor: change(rule.factor),
                    constant: change(rule.constant))
            })
    }
}

extension LayoutValue.Rule {
    fileprivate var cssText: String {
        let target =
            switch self.target {
            case .none: ""
            case .parent(let attribute): "parent \(attribute.rawValue)"
            case .guide(let guide): "guide \(guide.rawValue)"
            case .element(let id, let attribute): "#\(identifierText(id)) \(attribute.rawValue)"
            }
        if target.isEmpty { return "\(attribute.rawValue)(\(constant.cssText))" }
        let factor = self.factor == .number(1) ? "" : " * \(self.factor.cssText)"
        let constant =
            switch self.constant {
            case .length(0): ""
            case .length(let points) where points < 0: " - \(Value.length(-points).cssText)"
            case let value: " + \(value.cssText)"
            }
        return "\(attribute.rawValue)(\(target)\(factor)\(constant))"
    }
}
