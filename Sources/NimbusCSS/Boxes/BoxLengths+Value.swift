import BoxLayout
import CSSEngine

extension LengthPercentage {
    /// Creates a length from a computed value. `nil` for all other values, and for a negative length or percentage if it is
    /// not allowed.
    init?(_ value: Value, isNegativeAllowed: Bool) {
        switch value {
        case .length(let length) where isNegativeAllowed || length >= 0: self = .length(length)
        case .percentage(let percentage) where isNegativeAllowed || percentage >= 0:
            self = .percentage(percentage / 100)
        case .math(let expression):
            guard let calculation = BoxCalculation(expression.root) else { return nil }
            self = .calculation(isNegativeAllowed ? calculation : calculation.clampedToZero)
        default: return nil
        }
    }
}

extension EdgeLength {
    /// Creates a margin or an inset from a computed value. `nil` for all other values.
    init?(_ value: Value) {
        if value == .keyword(.auto) {
            self = .auto
        } else {
            guard let length = LengthPercentage(value, isNegativeAllowed: true) else { return nil }
            self = .fixed(length)
        }
    }
}

extension SizeValue {
    /// Creates a size from a computed value. `nil` for all other values, such as the negative sizes of Nimbus CSS.
    init?(_ value: Value) {
        switch value {
        case .keyword(.auto): self = .auto
        case .keyword(.none): self = .none
        case .keyword(.minContent): self = .minContent
        case .keyword(.maxContent): self = .maxContent
        case .keyword(.fitContent): self = .fitContent(nil)
        case .keyword(.stretch): self = .stretch
        case .fitContent(let limit):
            guard let length = LengthPercentage(limit, isNegativeAllowed: false) else { return nil }
            self = .fitContent(length)
        default:
            guard let length = LengthPercentage(value, isNegativeAllowed: false) else { return nil }
            self = .fixed(length)
        }
    }
}

extension FlexBasis {
    /// Creates a base size from a computed value. `nil` for all other values.
    init?(_ value: Value) {
        if value == .keyword(.content) {
            self = .content
        } else {
            guard let size = SizeValue(value) else { return nil }
            self = .size(size)
        }
    }
}
