/// Parses lists of transform functions (CSS Transforms 1, section 9), and of functions in three dimensions that stay in the
/// plane.
enum TransformParser {
    /// Parses `none`, or one or more functions.
    static func parse(_ stream: inout ComponentValueStream) -> Value? {
        if stream.consume(identifier: "none") { return .keyword(.none) }
        var functions: [TransformFunction] = []
        while stream.kind == .function {
            guard let function = function(&stream) else { return nil }
            functions.append(function)
        }
        return functions.isEmpty ? nil : .transform(functions)
    }

    private static func function(_ stream: inout ComponentValueStream) -> TransformFunction? {
        let name = asciiLowercased(stream.tokens.name(stream.position))
        guard let kind = TransformFunction.Kind.allCases.first(where: { asciiLowercased($0.rawValue) == name }) else {
            let function = SpatialTransformFunction(named: name)?.parse(stream.arguments)
            stream.advance()
            return function
        }
        guard let arguments = arguments(stream.arguments, of: kind) else { return nil }
        stream.advance()
        return TransformFunction(kind: kind, arguments: arguments)
    }

    /// Parses a function in two or three dimensions as it is written.
    static func writtenFunction(_ stream: inout ComponentValueStream) -> TransformFunctionList.Function? {
        guard stream.kind == .function else { return nil }
        let name = asciiLowercased(stream.tokens.name(stream.position))
        let function: TransformFunctionList.Function?
        if let kind = TransformFunction.Kind.allCases.first(where: { asciiLowercased($0.rawValue) == name }) {
            function = arguments(stream.arguments, of: kind).map { .init(name: kind.rawValue, arguments: $0) }
        } else if let spatial = SpatialTransformFunction(named: name) {
            function = spatial.values(stream.arguments).map { .init(name: spatial.rawValue, arguments: $0) }
        } else {
            return nil
        }
        stream.advance()
        return function
    }

    private static func arguments(_ stream: ComponentValueStream, of kind: TransformFunction.Kind) -> [Value]? {
        var stream = stream
        let (grammar, counts) = kind.parameters
        var values: [Value] = []
        repeat {
            guard let value = grammar.parse(&stream) else { return nil }
            values.append(value)
        } while stream.consume(.comma)
        return stream.isAtEnd && counts.contains(values.count) ? values : nil
    }
}

extension TransformFunction.Kind {
    private static let number = PropertyGrammar.number(range: -.infinity ... .infinity, allowsPercentage: true)
    private static let length = PropertyGrammar.length([.percentage, .negative])

    /// The type of the arguments, and their number.
    fileprivate var parameters: (type: PropertyGrammar, count: ClosedRange<Int>) {
        switch self {
        case .matrix: (Self.number, 6...6)
        case .translate: (Self.length, 1...2)
        case .translateX, .translateY: (Self.length, 1...1)
        case .scale: (Self.number, 1...2)
        case .scaleX, .scaleY: (Self.number, 1...1)
        case .rotate, .skewX, .skewY: (.angle, 1...1)
        case .skew: (.angle, 1...2)
        }
    }
}
