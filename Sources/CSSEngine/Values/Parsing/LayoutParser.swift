/// Parses the value of `layout`.
enum LayoutParser {
    /// Parses `none`, or one or more functions.
    static func parse(_ stream: inout ComponentValueStream) -> Value? {
        if stream.consume(identifier: "none") { return .keyword(.none) }
        var fitsContent = false
        var rules: [LayoutValue.Rule] = []
        while stream.kind == .function {
            let name = asciiLowercased(stream.tokens.name(stream.position))
            var arguments = stream.arguments
            if name == "size-to-fit", arguments.isAtEnd {
                fitsContent = true
            } else {
                guard let attribute = LayoutValue.Attribute(rawValue: name),
                    let rule = rule(attribute, &arguments), arguments.isAtEnd
                else { return nil }
                rules.append(rule)
            }
            stream.advance()
        }
        if rules.isEmpty, !fitsContent { return nil }
        return Value(LayoutValue(fitsContent: fitsContent, rules: rules))
    }

    private static let number = PropertyGrammar.number(range: -.infinity ... .infinity, allowsPercentage: true)
    private static let length = PropertyGrammar.length([.percentage, .negative, .bareNumber])
    private static let constant = PropertyGrammar.length([.negative, .bareNumber])

    private static func rule(
        _ attribute: LayoutValue.Attribute, _ stream: inout ComponentValueStream
    ) -> LayoutValue.Rule? {
        let start = stream.position
        guard let target = target(&stream) else {
            stream.restore(start)
            return length.parse(&stream).map {
                LayoutValue.Rule(attribute: attribute, target: .none, factor: .number(1), constant: points($0))
            }
        }
        var factor = Value.number(1)
        if stream.consume(delimiter: "*") {
            guard let parsed = number.parse(&stream) else { return nil }
            factor = parsed
        }
        var constant = Value.length(0)
        if !stream.isAtEnd {
            guard let parsed = self.constant(&stream) else { return nil }
            constant = parsed
        }
        return LayoutValue.Rule(attribute: attribute, target: target, factor: factor, constant: constant)
    }

    private static func target(_ stream: inout ComponentValueStream) -> LayoutValue.Target? {
        if stream.kind == .hash {
            let id = stream.tokens.name(stream.position)
            stream.advance()
            return attribute(&stream).map { .element(id: id, $0) }
        }
        if stream.consume(identifier: "parent") { return attribute(&stream).map { .parent($0) } }
        guard stream.consume(identifier: "guide"), let name = stream.consumeIdentifier() else { return nil }
        return LayoutValue.Guide(rawValue: asciiLowercased(name)).map { .guide($0) }
    }

    private static func attribute(_ stream: inout ComponentValueStream) -> LayoutValue.Attribute? {
        stream.consumeIdentifier().flatMap { LayoutValue.Attribute(rawValue: asciiLowercased($0)) }
    }

    /// Parses `+ 8px`, `- 8px`, or a length that has its sign.
    private static func constant(_ stream: inout ComponentValueStream) -> Value? {
        if stream.consume(delimiter: "+") { return constant.parse(&stream).map(points) }
        guard stream.consume(delimiter: "-") else {
            let byte = stream.tokens.byte(stream.position)
            guard byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") else { return nil }
            return constant.parse(&stream).map(points)
        }
        switch constant.parse(&stream).map(points) {
        case .length(let points): return .length(-points)
        case .relativeLength(let value, let unit): return .relativeLength(-value, unit)
        // A calculation that depends on the context has no sign.
        default: return nil
        }
    }

    private static func points(_ value: Value) -> Value {
        if case .number(let number) = value { .length(number) } else { value }
    }
}
