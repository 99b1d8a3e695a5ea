/// Parses filters (Filter Effects 1, section 5).
enum FilterParser {
    /// `none`, or a blur.
    static let backdropForm = PropertyGrammar.Form(
        .keywords(["none"]) + [.other("blur(<length>?)", words: "“blur()”")], parse: { backdrop(&$0) })

    /// Parses `none`, or a blur: the only filter that UIKit applies to what is behind a view.
    private static func backdrop(_ stream: inout ComponentValueStream) -> Value? {
        if stream.consume(identifier: "none") { return .keyword(.none) }
        guard let list = list(&stream), list.blurRadius != nil else { return nil }
        return Value(list)
    }

    /// Returns the filters of a value. `nil` if it is not a list of filter functions.
    static func list(in text: String) -> FilterList? {
        ValueParser.parse(Source(name: "", text: text)) { list(&$0) }
    }

    private static func list(_ stream: inout ComponentValueStream) -> FilterList? {
        var functions: [FilterList.Function] = []
        while stream.kind == .function {
            var arguments = stream.arguments
            guard let kind = FilterList.Kind(rawValue: asciiLowercased(stream.tokens.name(stream.position))),
                let argument = arguments.isAtEnd ? kind.defaultArgument : argument(&arguments, of: kind),
                arguments.isAtEnd
            else { return nil }
            functions.append(FilterList.Function(kind: kind, argument: argument))
            stream.advance()
        }
        return functions.isEmpty ? nil : FilterList(functions: functions)
    }

    private static func argument(_ stream: inout ComponentValueStream, of kind: FilterList.Kind) -> Value? {
        switch kind {
        case .blur: return NumericParser.length(&stream, [])
        case .brightness, .contrast, .saturate, .grayscale, .invert, .opacity, .sepia:
            let amount = PropertyGrammar.number(range: -.infinity ... .infinity, allowsPercentage: true).parse(&stream)
            guard case .number(let number) = amount else { return amount }
            return number < 0 ? nil : .number(kind.isLimited ? min(number, 1) : number)
        case .dropShadow:
            let shadow = BoxParser.textShadows(&stream)
            if case .list(let parts) = shadow, parts.count == 4 { return shadow }
            return nil
        case .hueRotate: return NumericParser.angle(&stream)
        }
    }
}

extension FilterList.Kind {
    /// Whether an amount greater than 1 is 1.
    fileprivate var isLimited: Bool {
        switch self {
        case .grayscale, .invert, .opacity, .sepia: true
        case .blur, .brightness, .contrast, .saturate, .dropShadow, .hueRotate: false
        }
    }

    /// The argument of a function without one. `nil` if it needs one.
    fileprivate var defaultArgument: Value? {
        switch self {
        case .blur: .length(0)
        case .brightness, .contrast, .saturate, .grayscale, .invert, .opacity, .sepia: .number(1)
        case .hueRotate: .angle(0)
        case .dropShadow: nil
        }
    }
}
