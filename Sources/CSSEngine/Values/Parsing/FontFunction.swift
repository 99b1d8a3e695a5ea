/// The functions of InterfaCSS that are the value of the shorthand `font`. CSS does not have these functions.
///
/// `font(F)` is a font with its size and family in any order, as in `font(Courier 14)`. `bigger(F, 2)`, `smaller(F, 2)` and
/// `font-with-size(F, 9)` are the same font in another size. F can also be a font in the form of CSS, or a function.
enum FontFunction: CaseIterable {
    case font, bigger, smaller, fontWithSize

    var name: StaticString {
        switch self {
        case .font: "font"
        case .bigger: "bigger"
        case .smaller: "smaller"
        case .fontWithSize: "font-with-size"
        }
    }

    /// Other spellings, which are values of variables in InterfaCSS.
    private var alias: StaticString? {
        switch self {
        case .font, .smaller: nil
        case .bigger: "larger"
        case .fontWithSize: "fontwithsize"
        }
    }

    /// The function with the name of a token, which is a function.
    private init?(_ tokens: TokenList, _ index: Int) {
        let function = Self.allCases.first { function in
            tokens.isName(index, function.name) || function.alias.map { tokens.isName(index, $0) } ?? false
        }
        guard let function else { return nil }
        self = function
    }

    /// Parses a function that is the whole value.
    /// - Parameter depth: The number of functions around it.
    /// - Returns: The values of style, weight, size and family.
    static func parse(
        _ stream: inout ComponentValueStream, depth: Int = 0, initial: (Int) -> Value
    ) -> [Value]? {
        guard stream.kind == .function, depth < MathParser.depthLimit,
            let function = FontFunction(stream.tokens, stream.position)
        else { return nil }
        var arguments = stream.arguments
        stream.advance()
        guard function != .font else { return font(&arguments, depth, initial) }
        // The font can have commas too.
        guard let comma = stream.lastComma(in: arguments.position..<arguments.end) else { return nil }
        var font = arguments.slice(arguments.position..<comma)
        var change = arguments.slice(comma + 1..<arguments.end)
        guard var values = Self.font(&font, depth, initial) else { return nil }
        let options: PropertyGrammar.LengthOptions =
            function == .fontWithSize ? .bareNumber : [.bareNumber, .negative]
        guard let length = NumericParser.length(&change, options), change.isAtEnd,
            let size = function.size(values[2], length)
        else { return nil }
        values[2] = size
        return values
    }

    /// Parses a font up to the end of the stream.
    private static func font(
        _ stream: inout ComponentValueStream, _ depth: Int, _ initial: (Int) -> Value
    ) -> [Value]? {
        if stream.kind == .function, let values = parse(&stream, depth: depth + 1, initial: initial) {
            return stream.isAtEnd ? values : nil
        }
        if let font = UnorderedFont(stream.tokens, stream.position..<stream.end) {
            return values(font, stream, initial)
        }
        // A font in the form of CSS does not start with a font function.
        guard stream.kind != .function || FontFunction(stream.tokens, stream.position) == nil,
            let values = FontParser.shorthand(&stream, initial: initial), stream.isAtEnd
        else { return nil }
        return values
    }

    private static func values(
        _ font: UnorderedFont, _ stream: ComponentValueStream, _ initial: (Int) -> Value
    ) -> [Value]? {
        var values = [initial(0), initial(1), Value.keyword(.default), .keyword(.systemUI)]
        if let size = font.size {
            guard size >= 0 else { return nil }
            values[2] = .length(CSS.Unit.px.bounded(size))
        }
        if let style = font.textStyle { values[2] = .keyword(style) }
        switch font.systemStyle {
        case .regular, nil: break
        case .light: values[1] = .number(300)
        case .bold: values[1] = .number(700)
        case .italic: values[0] = .keyword(.italic)
        }
        if let token = font.family {
            if stream.tokens.kind(token) == .dimension {
                values[3] = .string(String(decoding: stream.tokens.bytes(token), as: UTF8.self))
            } else {
                var name = stream.slice(token..<token + 1)
                guard let family = FontParser.family(&name) else { return nil }
                values[3] = family
            }
        }
        return values
    }

    /// The size of the resulting font; `nil` if it cannot be calculated.
    private func size(_ size: Value, _ change: Value) -> Value? {
        guard self != .fontWithSize else { return change }
        // A text style has its size in the default text size of the user.
        guard let size = MathNode(size.textStyleSize.map { .length($0) } ?? size), let change = MathNode(change) else {
            return nil
        }
        let difference = self == .bigger ? change : .multiplying([.number(-1), change])
        return MathExpression.value(.adding([size, difference]), .lengthPercentage, 0 ... .infinity)
    }
}

extension MathNode {
    /// The calculation of a length or percentage. Fails for all other values.
    fileprivate init?(_ value: Value) {
        switch value {
        case .length(let points): self = .numeric(points, .px)
        case .relativeLength(let number, let unit): self = .numeric(number, unit)
        case .percentage(let percentage): self = .numeric(percentage, .percent)
        case .math(let expression): self = expression.root
        case .keyword, .number, .angle, .time, .color, .symbolicColor, .string, .identifier, .image, .list,
            .commaSeparated, .transform, .ratio, .fitContent, .trackList, .layout, .frame,
            .imageFunction, .gradient, .attributedText:
            return nil
        }
    }
}
