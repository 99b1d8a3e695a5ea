/// A property whose value is one function of a transform (CSS Transforms 2, section 5). Views are flat, so a value in three
/// dimensions is valid if it does not move points of the plane out of the plane.
package enum IndividualTransform: CaseIterable, Sendable {
    case translate, rotate, scale

    private static let lengthPercentage = PropertyGrammar.length([.percentage, .negative])
    private static let number = PropertyGrammar.number(range: -.infinity ... .infinity, allowsPercentage: true)

    // MARK: Syntax

    /// The alternatives that the value can be.
    var terms: [SyntaxTerm] {
        .keywords(["none"])
            + {
                switch self {
                case .translate:
                    let length = SyntaxTerm.group(Self.lengthPercentage.terms, .oneOf)
                    let depth = SyntaxTerm.group([.type(.length)], .oneOf, times: "?", isBracketed: false)
                    let suffix = SyntaxTerm.group([length, depth], .inOrder, times: "?")
                    return [.group([length, suffix], .inOrder, isBracketed: false)]
                case .rotate:
                    let vector = SyntaxTerm.group([.type(.number)], .oneOf, times: "{3}", isBracketed: false)
                    let axis = SyntaxTerm.group(.keywords(["x", "y", "z"]) + [vector], .oneOf)
                    return [.type(.angle), .group([axis, .type(.angle)], .allOf)]
                case .scale: return [.group(Self.number.terms, .oneOf, times: "{1,3}")]
                }
            }()
    }

    /// Parses `none`, or the arguments of the function in their shortest form.
    func parse(_ stream: inout ComponentValueStream) -> Value? {
        guard let value = spatialValue(&stream) else { return nil }
        return value == .keyword(.none) || function(value) != nil ? value : nil
    }

    /// Returns whether the text is a value that would leave the plane.
    func leavesPlane(_ text: String) -> Bool {
        let value = ValueParser.parse(Source(name: "", text: text)) { spatialValue(&$0) }
        return value.map { $0 != .keyword(.none) && function($0) == nil } ?? false
    }

    private func spatialValue(_ stream: inout ComponentValueStream) -> Value? {
        if stream.consume(identifier: "none") { return .keyword(.none) }
        let arguments =
            switch self {
            case .translate: Self.lengths(&stream)
            case .rotate: Self.rotation(&stream)
            case .scale: Self.factors(&stream)
            }
        return arguments.map { $0.count == 1 ? $0[0] : .list($0) }
    }

    private static func lengths(_ stream: inout ComponentValueStream) -> [Value]? {
        guard let x = lengthPercentage.parse(&stream) else { return nil }
        guard !stream.isAtEnd else { return [x] }
        guard let y = lengthPercentage.parse(&stream) else { return nil }
        if !stream.isAtEnd {
            guard let z = PropertyGrammar.length(.negative).parse(&stream) else { return nil }
            if !z.isZero { return [x, y, z] }
        }
        return y.isZero ? [x] : [x, y]
    }

    private static func factors(_ stream: inout ComponentValueStream) -> [Value]? {
        var factors: [Value] = []
        while factors.count < 3, !stream.isAtEnd {
            guard let factor = number.parse(&stream) else { return nil }
            factors.append(factor)
        }
        if factors.count == 3, factors[2] == .number(1) { factors.removeLast() }
        if factors.count == 2, factors[0] == factors[1] { factors.removeLast() }
        return factors.isEmpty ? nil : factors
    }

    /// Parses an angle with an axis before or after it. The axis is the identifier `x` or `y`, or a vector of three numbers.
    /// There is none if it is the third axis.
    private static func rotation(_ stream: inout ComponentValueStream) -> [Value]? {
        var angle = Self.angle(&stream)
        guard !stream.isAtEnd else { return angle.map { [$0] } }
        let axis = Self.axis(&stream)
        if angle == nil { angle = Self.angle(&stream) }
        guard let angle, let axis else { return nil }
        let opposite: Value? = if case .angle(let degrees) = angle { .angle(-degrees) } else { nil }
        switch axis {
        case (0, 0, 0): return [.number(0), .number(0), .number(0), angle]
        case (let x, 0, 0): return (x > 0 ? angle : opposite).map { [.identifier("x"), $0] }
        case (0, let y, 0): return (y > 0 ? angle : opposite).map { [.identifier("y"), $0] }
        case (0, 0, let z): return (z > 0 ? angle : opposite).map { [$0] }
        case (let x, let y, let z): return [.number(x), .number(y), .number(z), angle]
        }
    }

    private static func angle(_ stream: inout ComponentValueStream) -> Value? {
        NumericParser.angle(&stream, in: -.infinity ... .infinity)
    }

    private static func axis(_ stream: inout ComponentValueStream) -> (Double, Double, Double)? {
        if stream.consume(identifier: "x") { return (1, 0, 0) }
        if stream.consume(identifier: "y") { return (0, 1, 0) }
        if stream.consume(identifier: "z") { return (0, 0, 1) }
        var numbers: [Double] = []
        for _ in 0..<3 {
            guard case .number(let number) = NumericParser.strictNumber(&stream, in: -.infinity ... .infinity) else {
                return nil
            }
            numbers.append(number)
        }
        return (numbers[0], numbers[1], numbers[2])
    }

    // MARK: Functions

    /// Returns the function in two dimensions with the same effect on the plane. `nil` if the value is `none` or leaves the
    /// plane.
    func function(_ value: Value) -> TransformFunction? {
        let parts = if case .list(let parts) = value { parts } else { [value] }
        if parts[0] == .keyword(.none) { return nil }
        switch (self, parts.count) {
        case (.translate, 1...2): return TransformFunction(kind: .translate, arguments: parts)
        case (.rotate, 1): return TransformFunction(kind: .rotate, arguments: parts)
        case (.rotate, 2):
            let isHorizontal = parts[0] == .identifier("x")
            return SpatialTransformFunction.planarRotation(
                x: .number(isHorizontal ? 1 : 0), y: .number(isHorizontal ? 0 : 1), z: .number(0), parts[1])
        case (.rotate, 4):
            return SpatialTransformFunction.planarRotation(x: parts[0], y: parts[1], z: parts[2], parts[3])
        case (.scale, 1...2): return TransformFunction(kind: .scale, arguments: parts)
        case (.scale, 3): return SpatialTransformFunction.planarScale(parts[0], parts[1], depth: parts[2])
        default: return nil
        }
    }
}

extension [TransformFunction] {
    /// Creates the functions of a view's transform: `translate` is the outermost one, then `rotate`, `scale`, and the
    /// functions of `transform` (CSS Transforms 2, section 6).
    /// - Returns: The functions; empty if all values are `none`. `nil` if no value is set.
    package static func functions(transform: Value?, translate: Value?, rotate: Value?, scale: Value?) -> Self? {
        guard transform != nil || translate != nil || rotate != nil || scale != nil else { return nil }
        let values: [(IndividualTransform, Value?)] = [(.translate, translate), (.rotate, rotate), (.scale, scale)]
        let individual = values.compactMap { property, value in value.flatMap { property.function($0) } }
        guard case .transform(let functions) = transform else { return individual }
        return individual + functions
    }
}
