/// Parses the values of `frame`, `bounds` and `center`.
enum FrameParser {
    private static let length = PropertyGrammar.length([.negative, .bareNumber])
    private static let extent = PropertyGrammar.length([.percentage, .auto, .negative, .bareNumber])

    /// Parses `none`, `rect()`, `superview()`, `window()`, or a size with distances from the edges of the superview.
    static func rect(_ stream: inout ComponentValueStream) -> Value? {
        if stream.consume(identifier: "none") { return .keyword(.none) }
        guard stream.kind == .function else { return nil }
        let name = asciiLowercased(stream.tokens.name(stream.position))
        if name == "rect" {
            guard let numbers = values(stream.arguments, length, counts: [4]) else { return nil }
            stream.advance()
            return Value(FrameValue.rect(numbers))
        }
        guard let container = FrameValue.Container(rawValue: name) else { return sized(&stream) }
        guard var insets = values(stream.arguments, length, counts: [0, 2, 4]) else { return nil }
        stream.advance()
        if insets.isEmpty { insets = Array(repeating: .length(0), count: 4) }
        if insets.count == 2 { insets = [insets[1], insets[0], insets[1], insets[0]] }
        return Value(FrameValue.inset(container, insets))
    }

    /// Parses `none`, two lengths, `point()`, or the centre of a container.
    static func point(_ stream: inout ComponentValueStream) -> Value? {
        if stream.consume(identifier: "none") { return .keyword(.none) }
        guard stream.kind == .function else { return coordinates(&stream) }
        let name = asciiLowercased(stream.tokens.name(stream.position))
        if name == "point" {
            guard let numbers = values(stream.arguments, length, counts: [1, 2]) else { return nil }
            stream.advance()
            return Value(FrameValue.point([numbers[0], numbers[numbers.count - 1]]))
        }
        guard let container = FrameValue.Container(rawValue: name) else { return coordinates(&stream) }
        guard let offset = values(stream.arguments, length, counts: [0, 2]) else { return nil }
        stream.advance()
        return Value(FrameValue.center(container, offset.isEmpty ? [.length(0), .length(0)] : offset))
    }

    private static func coordinates(_ stream: inout ComponentValueStream) -> Value? {
        guard let x = length.parse(&stream), let y = length.parse(&stream) else { return nil }
        return Value(FrameValue.point([points(x), points(y)]))
    }

    /// Parses functions in any order. The first size applies, and later distances replace earlier ones.
    private static func sized(_ stream: inout ComponentValueStream) -> Value? {
        var size = FrameValue.Sized()
        var hasSize = false
        var isEmpty = true
        while stream.kind == .function {
            let name = asciiLowercased(stream.tokens.name(stream.position))
            func arguments(_ counts: [Int]) -> [Value]? { values(stream.arguments, extent, counts: counts) }
            switch name {
            case "size", "size-to-fit":
                guard let lengths = arguments(name == "size" ? [1, 2] : [0, 1, 2]) else { return nil }
                if !hasSize, let first = lengths.first {
                    (size.width, size.height) = (first, lengths[lengths.count - 1])
                }
                if !hasSize { size.fitsContent = name == "size-to-fit" }
                hasSize = true
            case "insets":
                guard let edges = arguments([4]) else { return nil }
                (size.top, size.left, size.bottom, size.right) = (edges[0], edges[1], edges[2], edges[3])
            case "left", "right", "top", "bottom":
                guard let edge = arguments([1]) else { return nil }
                switch name {
                case "left": size.left = edge[0]
                case "right": size.right = edge[0]
                case "top": size.top = edge[0]
                default: size.bottom = edge[0]
                }
            default: return nil
            }
            isEmpty = false
            stream.advance()
        }
        return isEmpty ? nil : Value(FrameValue.sized(size))
    }

    /// Parses values separated by commas or blanks.
    private static func values(
        _ stream: ComponentValueStream, _ grammar: PropertyGrammar, counts: [Int]
    ) -> [Value]? {
        var stream = stream
        var values: [Value] = []
        while !stream.isAtEnd {
            if !values.isEmpty { _ = stream.consume(.comma) }
            guard let value = grammar.parse(&stream) else { return nil }
            values.append(points(value))
        }
        return counts.contains(values.count) ? values : nil
    }

    private static func points(_ value: Value) -> Value {
        if case .number(let number) = value { .length(number) } else { value }
    }
}
