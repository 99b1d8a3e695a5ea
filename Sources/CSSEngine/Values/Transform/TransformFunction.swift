/// A transform function (CSS Transforms 1, section 9).
public struct TransformFunction: Hashable, Sendable {
    /// The kind of a transform function. Raw values are the names in CSS.
    public enum Kind: String, Sendable, CaseIterable {
        case matrix, translate, translateX, translateY, scale, scaleX, scaleY, rotate, skew, skewX, skewY
    }

    /// The kind of the function.
    public let kind: Kind
    /// Lengths and percentages, numbers, or angles.
    public let arguments: [Value]

    /// The serialisation of the specified value (CSSOM).
    public var cssText: String {
        "\(kind.rawValue)(\(arguments.map(\.cssText).joined(separator: ", ")))"
    }

    /// Returns the function with absolute arguments. Percentages remain, because they are relative to the view's size.
    func resolved(in context: ResolutionContext) -> TransformFunction {
        var context = context
        context.percentageBase = nil
        return TransformFunction(kind: kind, arguments: arguments.map { $0.resolved(in: context) })
    }
}
