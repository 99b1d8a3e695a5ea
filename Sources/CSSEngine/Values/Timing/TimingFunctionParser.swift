/// Parses timing functions (CSS Easing 2, section 2).
package enum TimingFunctionParser {
    private static let number = PropertyGrammar.number(range: -.infinity ... .infinity, allowsPercentage: false)

    /// Parses a text that is one timing function; `nil` if it is not.
    package static func parse(_ text: String) -> TimingFunction? {
        TokenList.withTokens(of: Source(name: "", text: text)) { tokens in
            guard tokens.depth <= TokenList.maximumDepth else { return nil }
            var stream = ComponentValueStream(tokens, tokens.trimmed(0..<tokens.count), keywords: .standard)
            let function = parse(&stream)
            return stream.isAtEnd ? function : nil
        }
    }

    /// Parses one timing function.
    static func parse(_ stream: inout ComponentValueStream) -> TimingFunction? {
        if stream.kind == .ident {
            for (name, function) in TimingFunction.keywords where stream.consume(identifier: name) { return function }
            return nil
        }
        guard stream.kind == .function else { return nil }
        let name = asciiLowercased(stream.tokens.name(stream.position))
        var arguments = stream.arguments
        stream.advance()
        let function: TimingFunction? =
            switch name {
            case "cubic-bezier": cubicBezier(&arguments)
            case "steps": steps(&arguments)
            case "linear": linear(&arguments)
            default: nil
            }
        return arguments.isAtEnd ? function : nil
    }

    private static func cubicBezier(_ stream: inout ComponentValueStream) -> TimingFunction? {
        var numbers: [Double] = []
        for index in 0..<4 {
            guard index == 0 || stream.consume(.comma), let number = number(&stream) else { return nil }
            numbers.append(number)
        }
        guard (0...1).contains(numbers[0]), (0...1).contains(numbers[2]) else { return nil }
        return .cubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
    }

    private static func steps(_ stream: inout ComponentValueStream) -> TimingFunction? {
        guard case .number(let count) = PropertyGrammar.anyInteger.parse(&stream) else { return nil }
        var position = TimingFunction.StepPosition.end
        if stream.consume(.comma) {
            guard let name = stream.consumeIdentifier(),
                let known = TimingFunction.StepPosition(rawValue: asciiLowercased(name))
            else { return nil }
            position = known
        }
        return count >= (position == .jumpNone ? 2 : 1) ? .steps(Int(count), position) : nil
    }

    /// Parses an output and up to two inputs for each point, and gives inputs to the points without one.
    private static func linear(_ stream: inout ComponentValueStream) -> TimingFunction? {
        var points: [(input: Double?, output: Double)] = []
        var largest = -Double.infinity
        repeat {
            var output = number(&stream)
            var inputs: [Double] = []
            while inputs.count < 2, let input = percentage(&stream) {
                largest = max(input / 100, largest)
                inputs.append(largest)
            }
            if output == nil { output = number(&stream) }
            guard let output else { return nil }
            if inputs.isEmpty { points.append((points.isEmpty ? 0 : nil, output)) }
            if points.count == 1, inputs.isEmpty { largest = max(largest, 0) }
            points += inputs.map { ($0, output) }
        } while stream.consume(.comma)
        guard points.count >= 2 else { return nil }
        if points[points.count - 1].input == nil { points[points.count - 1].input = max(1, largest) }
        return .linear(spread(points))
    }

    /// Distributes the points without an input evenly between their neighbours.
    private static func spread(_ points: [(input: Double?, output: Double)]) -> [TimingFunction.Point] {
        var result: [TimingFunction.Point] = []
        // The next point with an input.
        var next = 0
        for (index, point) in points.enumerated() {
            while next < points.count, next < index || points[next].input == nil { next += 1 }
            var input = point.input
            if input == nil, next < points.count {
                let previous = result[index - 1].input
                input = previous + (points[next].input! - previous) / Double(next - index + 1)
            }
            result.append(.init(input: input ?? 1, output: point.output))
        }
        return result
    }

    private static func number(_ stream: inout ComponentValueStream) -> Double? {
        let start = stream.position
        if case .number(let number) = number.parse(&stream) { return number }
        stream.restore(start)
        return nil
    }

    private static func percentage(_ stream: inout ComponentValueStream) -> Double? {
        let start = stream.position
        if case .percentage(let percentage) = NumericParser.percentage(&stream) { return percentage }
        stream.restore(start)
        return nil
    }
}
