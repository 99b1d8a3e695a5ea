/// Parses the values of `clip-path` (CSS Masking 1, section 5.1).
enum ShapeParser {
    /// A shape with the box that it refers to, or one of the two.
    static let form = PropertyGrammar.Form(
        .keywords(["none"]) + [
            .group(
                [.other("<basic-shape>", words: "a shape such as “circle(50%)”"), .keyword("border-box")], .someOf)
        ], parse: { clipPath(&$0) })

    /// Parses `none`, or a shape and the box that it refers to. A view has only its bounds, which are `border-box`.
    private static func clipPath(_ stream: inout ComponentValueStream) -> Value? {
        if stream.consume(identifier: "none") { return .keyword(.none) }
        let isBoxFirst = stream.consume(identifier: "border-box")
        if isBoxFirst, stream.isAtEnd { return .keyword(.borderBox) }
        guard let shape = shape(&stream) else { return nil }
        if !isBoxFirst { _ = stream.consume(identifier: "border-box") }
        return Value(shape)
    }

    /// Returns the first box in the text that a view does not have.
    static func unknownBox(in text: String) -> String? {
        let boxes = ["padding-box", "content-box", "margin-box", "fill-box", "stroke-box", "view-box"]
        let words = text.split(whereSeparator: \.isWhitespace).map { asciiLowercased(String($0)) }
        return words.first(where: boxes.contains)
    }

    /// Returns the reason why a text with a function is no shape, as a clause. `nil` if the text has no function, or a valid
    /// one.
    static func reason(in text: String) -> String? {
        ValueParser.parse(Source(name: "", text: text)) { stream -> String? in
            while !stream.isAtEnd, stream.kind != .function { stream.advance() }
            guard stream.kind == .function else { return nil }
            var start = stream
            let reason = shape(&start) == nil ? reason(of: stream) : nil
            while !stream.isAtEnd { stream.advance() }
            return reason
        }
    }

    private static func reason(of stream: ComponentValueStream) -> String {
        var arguments = stream.arguments
        let name = asciiLowercased(stream.tokens.name(stream.position))
        switch name {
        case "path": return pathReason(&arguments)
        case "polygon":
            return "“polygon()” has a horizontal and a vertical coordinate for each vertex, and commas between them"
        case "circle", "ellipse":
            if hasNegativeNumber(&arguments) { return "a radius is not negative" }
            return name == "circle"
                ? "“circle()” has a radius and a position, such as “circle(50% at left)”"
                : "“ellipse()” has two radii and a position, such as “ellipse(50% 20px at left)”"
        case "inset": return "“inset()” has one to four distances, and after “round” radii that are not negative"
        default: return "the shapes are “inset()”, “circle()”, “ellipse()”, “polygon()” and “path()”"
        }
    }

    private static func pathReason(_ stream: inout ComponentValueStream) -> String {
        guard fillRule(&stream) != nil, let text = stream.consumeString(), stream.isAtEnd else {
            return "“path()” has a path in quotation marks, such as “M 0 0 H 9 V 9 Z”"
        }
        return ShapePathParser.reason(text)
    }

    /// Returns whether the first argument is a negative number.
    private static func hasNegativeNumber(_ stream: inout ComponentValueStream) -> Bool {
        [.number, .percentage, .dimension].contains(stream.kind) && stream.tokens.number(stream.position) < 0
    }

    private static func shape(_ stream: inout ComponentValueStream) -> BasicShape? {
        guard stream.kind == .function else { return nil }
        var arguments = stream.arguments
        let shape: BasicShape? =
            switch asciiLowercased(stream.tokens.name(stream.position)) {
            case "inset": inset(&arguments)
            case "circle": circle(&arguments)
            case "ellipse": ellipse(&arguments)
            case "polygon": polygon(&arguments)
            case "path": path(&arguments)
            default: nil
            }
        guard let shape, arguments.isAtEnd else { return nil }
        stream.advance()
        return shape
    }

    private static let coordinate = PropertyGrammar.length([.percentage, .negative])
    private static let radius = PropertyGrammar.length(.percentage)

    // MARK: Rectangles

    private static func inset(_ stream: inout ComponentValueStream) -> BasicShape? {
        guard let edges = upToFour(coordinate, &stream) else { return nil }
        guard stream.consume(identifier: "round") else { return .inset(edges, radii: []) }
        guard let horizontal = upToFour(radius, &stream) else { return nil }
        let vertical = stream.consume(delimiter: "/") ? upToFour(radius, &stream) : horizontal
        guard let vertical else { return nil }
        let radii = horizontal + vertical
        return .inset(edges, radii: radii.allSatisfy { $0 == .length(0) } ? [] : radii)
    }

    /// Parses one to four values, and repeats them for all sides or corners.
    private static func upToFour(_ grammar: PropertyGrammar, _ stream: inout ComponentValueStream) -> [Value]? {
        var values: [Value] = []
        while values.count < 4, let value = optional(grammar, &stream) { values.append(value) }
        return switch values.count {
        case 0: nil
        case 1: [values[0], values[0], values[0], values[0]]
        case 2: values + values
        case 3: values + [values[1]]
        default: values
        }
    }

    /// Parses a value, or does not move.
    private static func optional(_ grammar: PropertyGrammar, _ stream: inout ComponentValueStream) -> Value? {
        let start = stream.position
        let value = grammar.parse(&stream)
        if value == nil { stream.restore(start) }
        return value
    }

    // MARK: Circles and ellipses

    private static func circle(_ stream: inout ComponentValueStream) -> BasicShape? {
        let radius = extent(&stream) ?? BasicShape.closestSide
        return center(&stream).map { .circle(radius, center: $0) }
    }

    private static func ellipse(_ stream: inout ComponentValueStream) -> BasicShape? {
        var radii = [BasicShape.closestSide, BasicShape.closestSide]
        if let horizontal = extent(&stream) {
            guard let vertical = extent(&stream) else { return nil }
            radii = [horizontal, vertical]
        }
        return center(&stream).map { .ellipse(radii, center: $0) }
    }

    private static func extent(_ stream: inout ComponentValueStream) -> Value? {
        if stream.consume(identifier: "closest-side") { return BasicShape.closestSide }
        if stream.consume(identifier: "farthest-side") { return BasicShape.farthestSide }
        return optional(radius, &stream)
    }

    /// Parses `at` with a position. Returns an empty list without it, and `nil` if the position is invalid.
    private static func center(_ stream: inout ComponentValueStream) -> [Value]? {
        if stream.isAtEnd { return [] }
        guard let position = PositionParser.at(&stream) else { return nil }
        return [position.horizontal.fromStart, position.vertical.fromStart]
    }

    // MARK: Polygons and paths

    private static func polygon(_ stream: inout ComponentValueStream) -> BasicShape? {
        guard let rule = fillRule(&stream) else { return nil }
        var coordinates: [Value] = []
        repeat {
            guard let x = coordinate.parse(&stream), let y = coordinate.parse(&stream) else { return nil }
            coordinates += [x, y]
        } while stream.consume(.comma)
        return .polygon(coordinates, rule)
    }

    private static func path(_ stream: inout ComponentValueStream) -> BasicShape? {
        guard let rule = fillRule(&stream), let text = stream.consumeString() else { return nil }
        return ShapePathParser.path(text).map { .path($0, rule) }
    }

    /// Parses a fill rule and a comma. The default is `nonzero`.
    private static func fillRule(_ stream: inout ComponentValueStream) -> BasicShape.FillRule? {
        let rule: BasicShape.FillRule
        if stream.consume(identifier: "evenodd") {
            rule = .evenodd
        } else if stream.consume(identifier: "nonzero") {
            rule = .nonzero
        } else {
            return .nonzero
        }
        return stream.consume(.comma) ? rule : nil
    }
}

extension GradientPosition.Offset {
    /// The distance from the left or the top edge.
    fileprivate var fromStart: Value {
        guard isFromEnd, let (node, _) = distance.term else { return distance }
        let difference = MathNode.adding([.numeric(100, .percent), .multiplying([.number(-1), node])])
        return MathExpression.value(difference, .lengthPercentage, -.infinity ... .infinity)
    }
}
