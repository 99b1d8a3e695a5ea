/// A transform function (CSS Transforms 1, section 9).
public struct TransformFunction: Hashable, Sendable {
    /// The kind of a transform function. Raw values are the names in CSS.
    package enum Kind: String, Sendable, CaseIterable {
        case matrix, translate, translateX, translateY, scale, scaleX, scaleY, rotate, skew, skewX, skewY
    }

    /// The kind of the function.
    package let kind: Kind
    /// Lengths and percentages, numbers, or angles.
    package let arguments: [Value]

    /// The serialisation of the specified value (CSSOM).
    package var cssText: String {
        "\(kind.rawValue)(\(arguments.map(\.cssText).joined(separator: ", ")))"
    }

    func mapParts(_ change: (Value) -> Value) -> TransformFunction {
        TransformFunction(kind: kind, arguments: arguments.map(change))
    }
}

/// An affine transform, with the fields of CSS and `CGAffineTransform`: x' = ax + cy + tx, y' = bx + dy + ty.
package struct TransformMatrix: Hashable, Sendable {
    /// The elements of the matrix, column by column. `tx` and `ty` are in points.
    package var a, b, c, d, tx, ty: Double

    /// Creates a matrix. The default is the identity.
    package init(a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// Creates the matrix of some functions for a view of a size in points. Fails if an argument is not resolved.
    package init?(_ functions: [TransformFunction], width: Double, height: Double) {
        var context = ResolutionContext()
        self.init(functions) { value, isVertical in
            guard value.dependencies.isEmpty else { return nil }
            context.percentageBase = isVertical ? height : width
            guard case .length(let length) = value.resolved(in: context) else { return nil }
            return length
        }
    }

    /// Creates the matrix of some functions. Fails if it depends on the size of the view.
    package init?(_ functions: [TransformFunction]) {
        self.init(functions) { _, _ in nil }
    }

    private init?(_ functions: [TransformFunction], part: (_ value: Value, _ isVertical: Bool) -> Double?) {
        self.init()
        for function in functions {
            var numbers: [Double] = []
            for (index, argument) in function.arguments.enumerated() {
                let isVertical = function.kind == .translateY || index == 1
                guard let number = argument.plainNumber ?? part(argument, isVertical) else { return nil }
                numbers.append(number)
            }
            self = concatenating(TransformMatrix(function.kind, numbers).bounded).bounded
        }
    }

    /// Creates the matrix of one function.
    private init(_ kind: TransformFunction.Kind, _ numbers: [Double]) {
        let first = numbers[0]
        let second = numbers.count > 1 ? numbers[1] : nil
        switch kind {
        case .matrix:
            self.init(a: first, b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
        case .translate: self.init(tx: first, ty: second ?? 0)
        case .translateX: self.init(tx: first)
        case .translateY: self.init(ty: first)
        case .scale: self.init(a: first, d: second ?? first)
        case .scaleX: self.init(a: first)
        case .scaleY: self.init(d: first)
        case .rotate:
            let (sine, cosine) = (Trigonometry.sine(degrees: first), Trigonometry.cosine(degrees: first))
            self.init(a: cosine, b: sine, c: -sine, d: cosine)
        case .skew: self.init(b: Trigonometry.tangent(degrees: second ?? 0), c: Trigonometry.tangent(degrees: first))
        case .skewX: self.init(c: Trigonometry.tangent(degrees: first))
        case .skewY: self.init(b: Trigonometry.tangent(degrees: first))
        }
    }

    /// The matrix with all numbers in the range of typed values. Tangents and products can exceed it.
    private var bounded: TransformMatrix {
        TransformMatrix(
            a: CSS.Unit.number.bounded(a), b: CSS.Unit.number.bounded(b), c: CSS.Unit.number.bounded(c),
            d: CSS.Unit.number.bounded(d),
            tx: CSS.Unit.px.bounded(tx), ty: CSS.Unit.px.bounded(ty))
    }

    /// Returns the transform that applies `other` first, and then this one.
    private func concatenating(_ other: TransformMatrix) -> TransformMatrix {
        TransformMatrix(
            a: a * other.a + c * other.b, b: b * other.a + d * other.b, c: a * other.c + c * other.d,
            d: b * other.c + d * other.d, tx: a * other.tx + c * other.ty + tx,
            ty: b * other.tx + d * other.ty + ty)
    }
}

extension Value {
    /// The number of a number, a length in points, or an angle in degrees.
    fileprivate var plainNumber: Double? {
        if case .number(let number) = self { return number }
        if case .angle(let degrees) = self { return degrees }
        guard case .length(let points) = self else { return nil }
        return points
    }
}

extension [TransformFunction] {
    /// The serialisation of the computed value (CSSOM): a matrix, unless it depends on the size of the view.
    var cssText: String {
        guard let matrix = TransformMatrix(self) else { return map(\.cssText).joined(separator: " ") }
        let numbers = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
        return "matrix(\(numbers.map(numberText).joined(separator: ", ")))"
    }
}
