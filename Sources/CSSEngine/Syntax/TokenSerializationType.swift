/// The kind of a token for serialisation, which determines whether a separator must follow it.
enum TokenSerializationType: Equatable, BitwiseCopyable {
    case ident, atKeyword, hash, dimension, number, percentage, function, url, cdc, openParen
    case delim(UInt8)
    /// A token that never needs a separator.
    case other

    init(_ tokens: TokenList, _ index: Int) {
        switch tokens.kind(index) {
        case .ident: self = .ident
        case .function: self = .function
        case .atKeyword: self = .atKeyword
        case .hash: self = .hash
        case .url, .badURL: self = .url
        case .number: self = .number
        case .percentage: self = .percentage
        case .dimension: self = .dimension
        case .cdc: self = .cdc
        case .openParen: self = .openParen
        case .delim: self = .delim(tokens.byte(index))
        case .end, .string, .badString, .whitespace, .cdo, .colon, .semicolon, .comma, .openSquare, .closeSquare,
            .closeParen, .openCurly, .closeCurly, .comment:
            self = .other
        }
    }

    /// Whether a comment must separate this token from the next.
    func needsSeparator(before next: TokenSerializationType) -> Bool {
        switch self {
        case .ident: next.continuesName || next.is("-") || next == .cdc || next == .openParen
        case .atKeyword, .hash, .dimension: next.continuesName || next.is("-") || next == .cdc
        case .delim(UInt8(ascii: "#")), .delim(UInt8(ascii: "-")):
            next.continuesName || next.is("-") || next == .cdc
        case .number: next.continuesName || next.is("%") || next == .cdc
        case .delim(UInt8(ascii: "@")): next.startsName || next.is("-") || next == .cdc
        case .delim(UInt8(ascii: ".")), .delim(UInt8(ascii: "+")): next.startsNumber
        case .delim(UInt8(ascii: "/")): next.is("*")
        case .percentage, .function, .url, .cdc, .openParen, .delim, .other: false
        }
    }

    private var startsName: Bool { self == .ident || self == .function || self == .url }
    private var startsNumber: Bool { self == .number || self == .percentage || self == .dimension }
    private var continuesName: Bool { startsName || startsNumber }

    private func `is`(_ delimiter: Unicode.Scalar) -> Bool { self == .delim(UInt8(ascii: delimiter)) }
}
