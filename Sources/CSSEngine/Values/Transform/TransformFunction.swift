/// One function of `transform` (CSS Transforms 1, section 9).
public struct TransformFunction: Hashable, Sendable {
    /// What it does. Raw values are the names as CSS writes them.
    public enum Kind: String, Sendable, CaseIterable {
        case matrix, translate, translateX, translateY, scale, scaleX, scaleY, rotate, skew, skewX, skewY
    }

    /// What it does.
    public let kind: Kind
    /// Lengths and percentages, numbers, or angles.
    public let arguments: [Value]

    /// As CSSOM serialises a specified value.
    public var cssText: String {
        "\(kind.rawValue)(\(arguments.map(\.cssText).joined(separator: ", ")))"
    }

    /// With absolute arguments; percentages of the view's size stay.
    func resolved(in context: ResolutionContext) -> TransformFunction {
        var context = context
        context.percentageBase = nil
        return TransformFunction(kind: kind, arguments: arguments.map { $0.resolved(in: context) })
    }
}

extension TransformFunction.Kind {
    enum Parameter {
        case number, length, angle
    }

    /// How many arguments of which type it takes.
    var parameters: (type: Parameter, count: ClosedRange<Int>) {
        switch self {
        case .matrix: (.number, 6...6)
        case .translate: (.length, 1...2)
        case .translateX, .translateY: (.length, 1...1)
        case .scale: (.number, 1...2)
        case .scaleX, .scaleY: (.number, 1...1)
        case .rotate, .skewX, .skewY: (.angle, 1...1)
        case .skew: (.angle, 1...2)
        }
    }
}
