extension ValueParser {
    /// `none`, or functions one behind the other.
    mutating func transform() -> Value? {
        if takeWord("none") { return .keyword(.none) }
        var functions: [TransformFunction] = []
        while kind == .function {
            guard let function = transformFunction() else { return nil }
            functions.append(function)
        }
        return functions.isEmpty ? nil : .transform(functions)
    }

    private mutating func transformFunction() -> TransformFunction? {
        let name = asciiLowercased(tokens.name(position))
        guard let kind = TransformFunction.Kind.allCases.first(where: { asciiLowercased($0.rawValue) == name }) else {
            return nil
        }
        var inside = arguments
        guard let arguments = inside.transformArguments(of: kind) else { return nil }
        advance()
        return TransformFunction(kind: kind, arguments: arguments)
    }

    private mutating func transformArguments(of kind: TransformFunction.Kind) -> [Value]? {
        let (type, counts) = kind.parameters
        var values: [Value] = []
        repeat {
            guard let value = transformArgument(type) else { return nil }
            values.append(value)
        } while take(.comma)
        return position == end && counts.contains(values.count) ? values : nil
    }

    private mutating func transformArgument(_ type: TransformFunction.Kind.Parameter) -> Value? {
        switch type {
        case .number: value(.number(range: -.infinity ... .infinity, allowsPercentage: true))
        case .length: length([.percentage, .negative])
        case .angle: angle()
        }
    }
}
