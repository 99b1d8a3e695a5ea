/// The values of a property between two keyframes.
package struct KeyframeInterpolation {
    /// The use of the interpolation, which decides about values that cannot be interpolated.
    package enum Use: Sendable {
        /// An animation: the second value from the middle on.
        case animation
        /// A transition: the second value.
        case transition
        /// A transition with `allow-discrete`: the second value from the middle on.
        case discreteTransition
    }

    /// The property whose values are interpolated.
    package enum Subject {
        case property(Property)
        /// A custom property with a syntax.
        case custom(CustomPropertySyntax)
    }

    private let subject: Subject
    private let first: Value
    private let second: Value
    private let use: Use
    private let box: (width: Double, height: Double)

    /// - Parameters:
    ///   - first, second: The computed values of the keyframes; `nil` for the value below.
    ///   - compositions: How each of them is composed with the value below.
    ///   - underlying: The value below the animation.
    ///   - box: The size in points of the box that percentages of transforms refer to.
    package init(
        _ subject: Subject, from first: Value?, to second: Value?,
        _ compositions: (first: KeyframeComposition, second: KeyframeComposition) = (.replace, .replace),
        underlying: Value,
        in use: Use, box: (width: Double, height: Double)
    ) {
        self.subject = subject
        self.use = use
        self.box = box
        func composed(_ value: Value?, _ composition: KeyframeComposition) -> Value {
            guard let value else {
                return underlying == .keyword(.none)
                    ? Self.combine(underlying, underlying, .add, subject, box) ?? underlying : underlying
            }
            let operation: ValueCombination.Operation
            switch composition {
            case .replace: return value
            case .add: operation = .add
            case .accumulate: operation = .accumulate
            }
            return Self.combine(underlying, value, operation, subject, box) ?? value
        }
        self.first = composed(first, compositions.first)
        self.second = composed(second, compositions.second)
    }

    /// The value at a progress, which can be outside of 0 to 1. It is in the range of the property.
    package func value(at progress: Double) -> Value { subject.limited(unlimitedValue(at: progress)) }

    /// The value at a progress, which can be outside of the range of the property: that below another animation.
    func unlimitedValue(at progress: Double) -> Value {
        interpolated(at: progress) ?? (isSecond(at: progress) ? second : first)
    }

    /// Whether a transition between the values needs `allow-discrete`.
    package var isDiscrete: Bool { isDisplay || Self.combine(first, second, .interpolate(0.5), subject, box) == nil }

    /// Whether values between the two can depend on the size of the box.
    var dependsOnBox: Bool {
        switch subject {
        case .property(let property):
            switch property.grammar {
            case .transform, .individualTransform: first.cssText.contains("%") || second.cssText.contains("%")
            default: false
            }
        case .custom: true
        }
    }

    /// Whether the values at the ends are written in another way there: `none` of `translate`, `rotate` and `scale` as an identity, and
    /// the keywords of `transform-origin` as percentages.
    private var changesEnds: Bool {
        guard case .property(let property) = subject else { return false }
        if case .individualTransform = property.grammar { return true }
        return property.name == "transform-origin"
    }

    private var isDisplay: Bool {
        if case .property(let property) = subject { property.name == "display" } else { false }
    }

    private func interpolated(at progress: Double) -> Value? {
        if isDisplay {
            // Without `allow-discrete`, nothing keeps an element that a change removes.
            if use == .transition { return nil }
            // An animation has the values of its keyframes there. A transition that has not ended keeps the element.
            if use == .animation, progress <= 0 || progress >= 1 { return progress <= 0 ? first : second }
        }
        let result = Self.combine(first, second, .interpolate(progress), subject, box)
        if result == nil || changesEnds || isDisplay { return result }
        // At the ends, a sum could have a term of zero.
        return progress == 0 ? first : progress == 1 ? second : result
    }

    private func isSecond(at progress: Double) -> Bool {
        switch use {
        case .animation, .discreteTransition: progress >= 0.5
        case .transition: true
        }
    }

    private static func combine(
        _ first: Value, _ second: Value, _ operation: ValueCombination.Operation, _ subject: Subject,
        _ box: (width: Double, height: Double)
    ) -> Value? {
        let combination = ValueCombination(operation, box: box)
        return switch subject {
        case .property(let property): combination.combine(first, second, as: property)
        case .custom: combination.combine(first, second)
        }
    }
}

extension KeyframeInterpolation.Subject {
    /// Returns a combined value in the range of the property.
    func limited(_ value: Value) -> Value {
        switch self {
        case .property(let property): property.limited(value)
        case .custom(let syntax): syntax.limited(value)
        }
    }

    /// Whether a text can be the value of a declaration in a keyframe: it has neither `!important` nor a semicolon, and it has the
    /// syntax of the custom property. The parser of declarations checks the values of other properties.
    package func accepts(_ text: String) -> Bool {
        TokenList.withTokens(of: Source(name: "", text: text)) { tokens in
            let range = tokens.trimmed(0..<tokens.count)
            guard tokens.depth <= TokenList.maximumDepth, !range.isEmpty, tokens.isDeclarationValue(range) else {
                return false
            }
            guard case .custom(let syntax) = self, !syntax.isUniversal else { return true }
            return tokens.hasReference(range) || CSSWideKeyword(tokens, range) != nil
                || syntax.value(tokens, range) != nil
        }
    }
}
