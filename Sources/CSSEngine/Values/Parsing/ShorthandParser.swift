/// Parses shorthands whose parts have different grammars.
enum ShorthandParser {
    /// Parses values in any order, each at most once and at least one of them.
    /// - Parameter initial: Returns the initial value of the longhand at an index.
    static func anyOrder(
        _ stream: inout ComponentValueStream, _ components: [Shorthand.Component], initial: (Int) -> Value
    ) -> [Value]? {
        guard let values = item(&stream, components) else { return nil }
        var longhands: [Value] = []
        for (component, value) in zip(components, values) {
            for _ in component.longhands { longhands.append(value ?? initial(longhands.count)) }
        }
        return longhands
    }

    /// Parses items between commas. Returns a list of values for each longhand.
    static func items(
        _ stream: inout ComponentValueStream, _ components: [Shorthand.Component], isNoneAlone: Bool,
        initial: (Int) -> Value
    ) -> [Value]? {
        var items: [[Value?]] = []
        repeat {
            guard let item = item(&stream, components) else { return nil }
            items.append(item)
        } while stream.consume(.comma)
        if isNoneAlone, items.count > 1, items.contains(where: { $0[0] == .keyword(.none) }) { return nil }
        return components.indices.map { index in
            let values = items.map { $0[index] ?? initial(index) }
            return values.count == 1 ? values[0] : .commaSeparated(values)
        }
    }

    /// Parses values in any order up to a comma, each at most once and at least one of them.
    private static func item(
        _ stream: inout ComponentValueStream, _ components: [Shorthand.Component]
    ) -> [Value?]? {
        var values = [Value?](repeating: nil, count: components.count)
        while !stream.isAtEnd, stream.kind != .comma {
            let start = stream.position
            let found = components.indices.first { index in
                guard values[index] == nil else { return false }
                stream.restore(start)
                values[index] = components[index].grammar.parse(&stream)
                return values[index] != nil
            }
            if found == nil { return nil }
        }
        return values.contains { $0 != nil } ? values : nil
    }

    /// Parses a keyword that stands for a value of each longhand.
    static func preset(_ stream: inout ComponentValueStream, _ presets: [Shorthand.Preset]) -> [Value]? {
        let start = stream.position
        if case .identifier(let keyword) = TextualParser.identifier(&stream, anyOf: presets.map(\.keyword)) {
            return presets.first { $0.keyword == keyword }?.values
        }
        stream.restore(start)
        return nil
    }

    /// Parses `none`, or one or two factors and a base size in any order (CSS Flexbox 1, section 7.1).
    ///
    /// An omitted factor is 1. An omitted base size is 0%, as in browsers. A zero without a unit is a factor unless two
    /// factors precede it.
    static func flex(_ stream: inout ComponentValueStream) -> [Value]? {
        if stream.consume(identifier: "none") { return [.number(0), .number(0), .keyword(.auto)] }
        var factors: [Value] = []
        var basis: Value?
        while !stream.isAtEnd {
            let start = stream.position
            if factors.isEmpty, let grow = factor(&stream) {
                factors = [grow]
                let next = stream.position
                if let shrink = factor(&stream) { factors.append(shrink) } else { stream.restore(next) }
                continue
            }
            stream.restore(start)
            guard basis == nil, let value = NumericParser.length(&stream, flexBasis) else { return nil }
            basis = value
        }
        guard !factors.isEmpty || basis != nil else { return nil }
        let one = Value.number(1)
        return [factors.first ?? one, factors.count > 1 ? factors[1] : one, basis ?? .percentage(0)]
    }

    /// The values of `flex-basis`.
    static let flexBasis: PropertyGrammar.LengthOptions = [.auto, .percentage, .intrinsic, .content]

    private static func factor(_ stream: inout ComponentValueStream) -> Value? {
        NumericParser.strictNumber(&stream, in: 0 ... .infinity)
    }
}
