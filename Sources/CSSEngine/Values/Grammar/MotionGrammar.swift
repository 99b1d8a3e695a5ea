/// The grammar of one value of a transition or an animation.
package enum MotionGrammar: Sendable {
    /// An easing function (CSS Easing 2).
    case timingFunction
    /// The name of a property, known or not, or `all` (CSS Transitions 1, section 2.1). The value is an identifier.
    case propertyName
    /// As `propertyName`, or `none`.
    case propertyNameOrNone
    /// `none`, or the name of keyframes: an identifier or a string (CSS Animations 1, section 3.1). The value is an identifier.
    case keyframesName
    /// `infinite`, or a number that is not negative.
    case iterationCount

    var terms: [SyntaxTerm] {
        switch self {
        case .timingFunction: [.other("<easing-function>", words: "a timing function such as “ease-out”")]
        case .propertyName: [Self.name]
        case .propertyNameOrNone: [.keyword("none"), Self.name]
        case .keyframesName: [.keyword("none"), .type(.identifier), .type(.string)]
        case .iterationCount: [.keyword("infinite")] + .type(.number, in: 0 ... .infinity)
        }
    }

    private static let name = SyntaxTerm.other("<single-transition-property>", words: "the name of a property")

    func parse(_ stream: inout ComponentValueStream) -> Value? {
        switch self {
        case .timingFunction: TimingFunctionParser.parse(&stream).map { Value($0) }
        case .propertyName:
            Self.customIdentifier(&stream).map { .identifier($0.hasPrefix("--") ? $0 : asciiLowercased($0)) }
        case .propertyNameOrNone:
            stream.consume(identifier: "none") ? .keyword(.none) : Self.propertyName.parse(&stream)
        case .keyframesName:
            stream.consume(identifier: "none")
                ? .keyword(.none)
                : (stream.consumeString() ?? Self.customIdentifier(&stream)).map { .identifier($0) }
        case .iterationCount:
            stream.consume(identifier: "infinite")
                ? .identifier("infinite") : NumericParser.strictNumber(&stream, in: 0 ... .infinity)
        }
    }

    /// Parses an identifier other than `none`, `default` and the CSS-wide keywords (CSS Values 4, section 4.2).
    private static func customIdentifier(_ stream: inout ComponentValueStream) -> String? {
        guard stream.kind == .ident,
            CSSWideKeyword(stream.tokens, stream.position..<stream.position + 1) == nil,
            let name = stream.consumeIdentifier(), !["none", "default"].contains(asciiLowercased(name))
        else { return nil }
        return name
    }
}
