/// The first and the last token of a text: what must be known to put texts next to each other without making new
/// tokens of their ends (CSS Syntax 3, section 9).
struct TokenEdges: Sendable {
    /// A token by what matters when another one follows it.
    enum Edge: Equatable, Sendable {
        case ident, atKeyword, hash, dimension, number, percentage, function, url, cdc, openParen
        case delim(UInt8)
        /// Never merges with anything.
        case other
    }

    var first: Edge
    var last: Edge

    /// Nil for a text without tokens.
    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        let source = Source(name: "", bytes: bytes)
        let edges: (Edge, Edge)? = TokenList.withTokens(of: source) { tokens, _ in
            let significant = (0..<tokens.count).lazy.filter { tokens.kind($0) != .comment }
            guard let first = significant.first, let last = significant.last else { return nil }
            return (Self.edge(tokens, first), Self.edge(tokens, last))
        }
        guard let edges else { return nil }
        (first, last) = edges
    }

    private static func edge(_ tokens: TokenList, _ index: Int) -> Edge {
        switch tokens.kind(index) {
        case .ident: .ident
        case .function: .function
        case .atKeyword: .atKeyword
        case .hash: .hash
        case .url, .badURL: .url
        case .number: .number
        case .percentage: .percentage
        case .dimension: .dimension
        case .cdc: .cdc
        case .openParen: .openParen
        case .delim: .delim(tokens.byte(index))
        case .end, .string, .badString, .whitespace, .cdo, .colon, .semicolon, .comma, .openSquare, .closeSquare,
            .closeParen, .openCurly, .closeCurly, .comment:
            .other
        }
    }

    /// Whether a comment must go between two tokens.
    static func merge(_ left: Edge, _ right: Edge) -> Bool {
        switch left {
        case .ident: right.continuesName || right.is("-") || right == .cdc || right == .openParen
        case .atKeyword, .hash, .dimension: right.continuesName || right.is("-") || right == .cdc
        case .delim(UInt8(ascii: "#")), .delim(UInt8(ascii: "-")): right.continuesName || right.is("-")
        case .number: right.continuesName || right.is("%")
        case .delim(UInt8(ascii: "@")): right.startsName || right.is("-") || right == .cdc
        case .delim(UInt8(ascii: ".")), .delim(UInt8(ascii: "+")): right.startsNumber
        case .delim(UInt8(ascii: "/")): right.is("*")
        case .percentage, .function, .url, .cdc, .openParen, .delim, .other: false
        }
    }
}

extension TokenEdges.Edge {
    fileprivate var startsName: Bool { self == .ident || self == .function || self == .url }
    fileprivate var startsNumber: Bool { self == .number || self == .percentage || self == .dimension }
    fileprivate var continuesName: Bool { startsName || startsNumber }

    fileprivate func `is`(_ delimiter: Unicode.Scalar) -> Bool { self == .delim(UInt8(ascii: delimiter)) }
}
