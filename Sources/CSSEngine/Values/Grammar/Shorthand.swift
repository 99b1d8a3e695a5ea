/// The grammar of a shorthand property.
public enum Shorthand: Sendable {
    /// One to four values for top, right, bottom and left.
    case edges([String], PropertyGrammar)
    /// A width, a style and a colour, each at most once. The style only decides whether there is a border.
    case border(width: String, color: String)
    /// A font in the order of CSS, or in the order of Nimbus CSS: a size and an optional family. The line height has no
    /// effect.
    case font(style: String, weight: String, size: String, family: String)

    /// The longhands, in the order of the values that `parse` returns.
    public var longhands: [String] {
        switch self {
        case .edges(let names, _): names
        case .border(let width, let color): [width, color]
        case .font(let style, let weight, let size, let family): [style, weight, size, family]
        }
    }

    /// Parses one value for each longhand.
    /// - Parameter initial: Returns the initial value of the longhand at an index.
    func parse(_ stream: inout ComponentValueStream, initial: (Int) -> Value) -> [Value]? {
        switch self {
        case .edges(_, let grammar): BoxParser.edges(&stream, grammar)
        case .border: BoxParser.border(&stream, initial: initial)
        case .font: FontParser.shorthand(&stream, initial: initial)
        }
    }

    /// The alternatives that the value can be.
    var terms: [SyntaxTerm] {
        switch self {
        case .edges(_, let grammar): [.group(grammar.terms, .oneOf, times: "{1,4}")]
        case .border(let width, let color):
            [
                .group(
                    [.property(width), .group(.keywords(BoxParser.lineStyles), .oneOf), .property(color)], .someOf,
                    isBracketed: false)
            ]
        case .font(let style, let weight, let size, let family):
            [
                .optionalSuffix([.property(size)], [.property(family)]),
                .group(
                    [
                        .group(
                            [.property(style), .keyword("small-caps"), .property(weight), .other("<font-width-css3>")],
                            .someOf, times: "?"),
                        .property(size), .group([.other("/"), Self.lineHeight], .inOrder, times: "?"),
                        .property(family),
                    ], .inOrder, isBracketed: false),
                .other("<system-family-name>"),
            ]
        }
    }

    private static let lineHeight = SyntaxTerm.group(
        [.keyword("normal"), .type(.number), .type(.length), .type(.percentage)], .oneOf)
}
