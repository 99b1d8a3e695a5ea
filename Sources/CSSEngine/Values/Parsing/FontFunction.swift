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
    static func parse(_ stream: inout ComponentValueStream, depth: Int = 0) -> FontValue? {
        guard stream.kind == .function, depth < MathParser.depthLimit,
            let function = FontFunction(stream.tokens, stream.position)
        else { return nil }
        var arguments = stream.arguments
        stream.advance()
        guard function != .font else { return argument(&arguments, depth) }
        // The font can have commas too.
        guard let comma = stream.lastComma(in: arguments.position..<arguments.end) else { return nil }
        var fontArgument = arguments.slice(arguments.position..<comma)
        var change = arguments.slice(comma + 1..<arguments.end)
        guard var font = argument(&fontArgument, depth) else { return nil }
        let options: PropertyGrammar.LengthOptions =
            function == .fontWithSize ? .bareNumber : [.bareNumber, .negative]
        guard let length = NumericParser.length(&change, options), change.isAtEnd,
            let size = function.size(font.size, length)
        else { return nil }
        font.size = size
        return font
    }

    /// Parses a font up to the end of the stream.
    private static func argument(_ stream: inout ComponentValueStream, _ depth: Int) -> FontValue? {
        if stream.kind == .function, let font = parse(&stream, depth: depth + 1) {
            return stream.isAtEnd ? font : nil
        }
        if let font = UnorderedFont(stream.tokens, stream.position..<stream.end) { return value(of: font, stream) }
        // A font in the form of CSS does not start with a font function.
        guard stream.kind != .function || FontFunction(stream.tokens, stream.position) == nil,
            let font = FontParser.shorthand(&stream), stream.isAtEnd
        else { return nil }
        return font
    }

    private static func value(of font: UnorderedFont, _ stream: ComponentValueStream) -> FontValue? {
        var value = FontValue()
        value.family = .keyword(.systemUI)
        if let size = font.size {
            guard size >= 0 else { return nil }
            value.size = .length(CSS.Unit.px.bounded(size))
        }
        if let style = font.textStyle { value.size = .keyword(style) }
        switch font.systemStyle {
        case .regular, nil: break
        case .light: value.weight = .number(300)
        case .bold: value.weight = .number(700)
        case .italic: value.style = .keyword(.italic)
        }
        if let token = font.family {
            if stream.tokens.kind(token) == .dimension {
                value.family = .string(String(decoding: stream.tokens.bytes(token), as: UTF8.self))
            } else {
                var name = stream.slice(token..<token + 1)
                guard let family = FontParser.family(&name) else { return nil }
                value.family = family
            }
        }
        return value
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
        default: return nil
        }
    }
}
