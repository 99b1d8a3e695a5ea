/// The values of a property between two keyframes.
package struct KeyframeInterpolation {
    /// The value between two keyframes whose values cannot be interpolated.
    package enum Discrete: Sendable {
        /// The second value from the middle on.
        case flips
        /// The second value.
        case second
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
    private let discrete: Discrete
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
        discrete: Discrete, box: (width: Double, height: Double)
    ) {
        self.subject = subject
        self.discrete = discrete
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
    package func value(at progress: Double) -> Value {
        let result = interpolated(at: progress) ?? (isSecond(at: progress) ? second : first)
        return switch subject {
        case .property(let property): property.limited(result)
        case .custom(let syntax): syntax.limited(result)
        }
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

    /// Whether the value is that of `translate`, `rotate` or `scale`, whose `none` is interpolated as an identity.
    private var isTransform: Bool {
        if case .property(let property) = subject, case .individualTransform = property.grammar { true } else { false }
    }

    private var isDisplay: Bool {
        if case .property(let property) = subject { property.name == "display" } else { false }
    }

    private func interpolated(at progress: Double) -> Value? {
        // Without `allow-discrete`, nothing keeps an element that a change removes.
        if isDisplay, discrete == .second { return nil }
        let result = Self.combine(first, second, .interpolate(progress), subject, box)
        if result == nil || isTransform || isDisplay { return result }
        // At the ends, a sum could have a term of zero.
        return progress == 0 ? first : progress == 1 ? second : result
    }

    private func isSecond(at progress: Double) -> Bool {
        switch discrete {
        case .flips: progress >= 0.5
        case .second: true
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
