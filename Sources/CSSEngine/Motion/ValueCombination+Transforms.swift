// Combines transforms (CSS Transforms 1, section 12, and CSS Transforms 2, section 11).
extension ValueCombination {
    /// Combines two values of `transform`.
    func transforms(_ first: Value, _ second: Value) -> Value? {
        guard let first = first.transformFunctions, let second = second.transformFunctions else { return nil }
        if first.isEmpty, second.isEmpty { return .keyword(.none) }
        return functions(first, second).map { .transform($0) }
    }

    /// Combines two values of a custom property with the syntax of transforms.
    func writtenTransforms(_ first: TransformFunctionList, _ second: TransformFunctionList) -> Value? {
        guard let first = first.planarFunctions, let second = second.planarFunctions,
            let result = functions(first, second)
        else { return nil }
        return Value(
            TransformFunctionList(functions: result.map { .init(name: $0.kind.rawValue, arguments: $0.arguments) }))
    }

    /// Combines two values of `translate`, `rotate` or `scale` (CSS Transforms 2, section 5).
    func arguments(_ first: Value, _ second: Value, of property: IndividualTransform) -> Value? {
        // A sum is an identity, as in Chromium.
        if operation.isInterpolation, first == .keyword(.none), second == .keyword(.none) { return first }
        let kind = property.kind
        let identity = TransformFunction(kind: kind, arguments: [.number(0)]).identity
        guard let first = first == .keyword(.none) ? identity : property.function(first),
            let second = second == .keyword(.none) ? identity : property.function(second),
            first.kind == kind, second.kind == kind,
            let result = operation == .add ? sum(first, second) : function(first, second)
        else { return nil }
        return result.arguments.count == 1 ? result.arguments[0] : property.shortest(result.arguments)
    }

    /// Adds the arguments of two functions of one kind. Factors are multiplied.
    private func sum(_ first: TransformFunction, _ second: TransformFunction) -> TransformFunction? {
        guard first.kind == .scale else { return function(first, second) }
        let factors = zip(first.padded.arguments, second.padded.arguments).map { first, second -> Value in
            guard case .number(let first) = first, case .number(let second) = second else { return .number(1) }
            return .number(first * second)
        }
        return TransformFunction(kind: .scale, arguments: factors)
    }

    /// Combines functions in pairs. The shorter list is filled up with identity functions. From the first pair of different
    /// kinds on, the rest of both lists become matrices.
    private func functions(_ first: [TransformFunction], _ second: [TransformFunction]) -> [TransformFunction]? {
        if operation == .add { return first + second }
        var first = first
        var second = second
        while first.count < second.count { first.append(second[first.count].identity) }
        while second.count < first.count { second.append(first[second.count].identity) }
        var result: [TransformFunction] = []
        for index in first.indices {
            guard let function = function(first[index], second[index]) else {
                return matrix(Array(first[index...]), Array(second[index...])).map { result + [$0] }
            }
            result.append(function)
        }
        return result
    }

    /// Combines two functions of one kind, or of kinds with a common general form; `nil` for others.
    private func function(_ first: TransformFunction, _ second: TransformFunction) -> TransformFunction? {
        if first.kind == .matrix, second.kind == .matrix { return matrix([first], [second]) }
        let isEqual = first.kind == second.kind
        let (general, otherGeneral) = isEqual ? (first.padded, second.padded) : (first.general, second.general)
        guard general.kind == otherGeneral.kind, general.kind != .matrix else { return nil }
        var arguments: [Value] = []
        for (first, second) in zip(general.arguments, otherGeneral.arguments) {
            guard var argument = combine(first, second) else { return nil }
            // A factor that is accumulated counts from 1.
            if operation == .accumulate, general.kind.isScale, case .number(let sum) = argument {
                argument = .number(sum - 1)
            }
            arguments.append(argument)
        }
        return TransformFunction(kind: general.kind, arguments: arguments)
    }

    /// Combines the matrices of two lists of functions; `nil` if a matrix has no inverse.
    private func matrix(_ first: [TransformFunction], _ second: [TransformFunction]) -> TransformFunction? {
        guard let first = TransformMatrix(first, width: box.width, height: box.height),
            let second = TransformMatrix(second, width: box.width, height: box.height),
            let start = DecomposedTransform(first), let end = DecomposedTransform(second)
        else { return nil }
        let result = TransformMatrix(combine(start, end))
        let elements = [result.a, result.b, result.c, result.d, result.tx, result.ty]
        return TransformFunction(kind: .matrix, arguments: elements.map { .number($0) })
    }

    private func combine(_ first: DecomposedTransform, _ second: DecomposedTransform) -> DecomposedTransform {
        // The shorter way around.
        var second = second
        if operation != .accumulate {
            while second.angle - first.angle > 180 { second.angle -= 360 }
            while second.angle - first.angle < -180 { second.angle += 360 }
        }
        let base = operation == .accumulate ? 1.0 : 0
        return DecomposedTransform(
            tx: number(first.tx, second.tx), ty: number(first.ty, second.ty),
            scaleX: number(first.scaleX, second.scaleX) - base, scaleY: number(first.scaleY, second.scaleY) - base,
            skew: number(first.skew, second.skew), angle: number(first.angle, second.angle))
    }
}

/// The parts of a matrix: it skews and scales first, then rotates, then translates (CSS Transforms 1, section 12.1).
private struct DecomposedTransform {
    var tx, ty: Double
    var scaleX, scaleY: Double
    /// The tangent of the horizontal skew.
    var skew: Double
    /// In degrees.
    var angle: Double
}

extension DecomposedTransform {
    /// Fails if the matrix has no inverse.
    init?(_ matrix: TransformMatrix) {
        var (a, b, c, d) = (matrix.a, matrix.b, matrix.c, matrix.d)
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return nil }
        (scaleX, scaleY) = (1, 1)
        // A reflection flips one axis.
        if determinant < 0 {
            if a < d {
                (scaleX, a, b) = (-1, -a, -b)
            } else {
                (scaleY, c, d) = (-1, -c, -d)
            }
        }
        let length = (a * a + b * b).squareRoot()
        scaleX *= length
        (a, b) = (a / length, b / length)
        let shear = a * c + b * d
        (c, d) = (c - a * shear, d - b * shear)
        let height = (c * c + d * d).squareRoot()
        scaleY *= height
        skew = shear / height
        angle = Trigonometry.arcTangent(b, a)
        (tx, ty) = (matrix.tx, matrix.ty)
    }
}

extension TransformMatrix {
    fileprivate init(_ parts: DecomposedTransform) {
        let (sine, cosine) = (Trigonometry.sine(degrees: parts.angle), Trigonometry.cosine(degrees: parts.angle))
        self.init(
            a: cosine * parts.scaleX, b: sine * parts.scaleX, c: (cosine * parts.skew - sine) * parts.scaleY,
            d: (sine * parts.skew + cosine) * parts.scaleY, tx: parts.tx, ty: parts.ty)
    }
}

extension IndividualTransform {
    fileprivate var kind: TransformFunction.Kind {
        switch self {
        case .translate: .translate
        case .rotate: .rotate
        case .scale: .scale
        }
    }

    /// The value with two arguments, or with one if the other one follows from it.
    fileprivate func shortest(_ arguments: [Value]) -> Value {
        let isImplied = self == .scale ? arguments[0] == arguments[1] : arguments[1] == .length(0)
        return isImplied ? arguments[0] : .list(arguments)
    }
}

extension Value {
    /// The functions of a value of `transform`; `nil` for other values.
    fileprivate var transformFunctions: [TransformFunction]? {
        if case .transform(let functions) = self { return functions }
        return self == .keyword(.none) ? [] : nil
    }
}

extension TransformFunctionList {
    /// The functions; `nil` if one of them leaves the plane.
    fileprivate var planarFunctions: [TransformFunction]? {
        var planar: [TransformFunction] = []
        for function in functions {
            guard
                let kind = TransformFunction.Kind.allCases.first(where: {
                    asciiLowercased($0.rawValue) == asciiLowercased(function.name)
                })
            else { return nil }
            planar.append(TransformFunction(kind: kind, arguments: function.arguments))
        }
        return planar
    }
}

extension TransformFunction.Kind {
    fileprivate var isScale: Bool { self == .scale || self == .scaleX || self == .scaleY }
}

extension TransformFunction {
    /// The function of the same kind without effect.
    fileprivate var identity: TransformFunction {
        switch kind {
        case .matrix: TransformFunction(kind: .matrix, arguments: [1, 0, 0, 1, 0, 0].map { .number($0) })
        case .scale, .scaleX, .scaleY:
            TransformFunction(kind: kind, arguments: padded.arguments.map { _ in .number(1) })
        case .translate, .translateX, .translateY:
            TransformFunction(kind: kind, arguments: padded.arguments.map { _ in .length(0) })
        case .rotate, .skew, .skewX, .skewY:
            TransformFunction(kind: kind, arguments: padded.arguments.map { _ in .angle(0) })
        }
    }

    /// The function with all arguments.
    fileprivate var padded: TransformFunction {
        guard arguments.count == 1 else { return self }
        switch kind {
        case .translate: return TransformFunction(kind: kind, arguments: arguments + [.length(0)])
        case .scale: return TransformFunction(kind: kind, arguments: arguments + arguments)
        case .skew: return TransformFunction(kind: kind, arguments: arguments + [.angle(0)])
        default: return self
        }
    }

    /// The function of two axes with the same effect (CSS Transforms 1, section 12).
    fileprivate var general: TransformFunction {
        switch kind {
        case .translateX: TransformFunction(kind: .translate, arguments: [arguments[0], .length(0)])
        case .translateY: TransformFunction(kind: .translate, arguments: [.length(0), arguments[0]])
        case .scaleX: TransformFunction(kind: .scale, arguments: [arguments[0], .number(1)])
        case .scaleY: TransformFunction(kind: .scale, arguments: [.number(1), arguments[0]])
        default: padded
        }
    }
}
