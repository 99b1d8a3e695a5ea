import CSSEngine

/// A type, class or id in a selector.
struct SelectorName {
    enum Kind {
        case type, styleClass, id
    }

    let kind: Kind
    /// The index of the token with the name.
    let token: Int
    /// The tokens of the simple selector.
    let range: Range<Int>

    /// The pseudo-classes whose arguments have to match.
    private static let nesting: Set<String> = ["is", "where", "has"]

    /// Returns the names in the selectors of a stylesheet, without those in `:not()`.
    static func all(in sheet: ParsedStylesheet, _ tokens: TokenList) -> [SelectorName] {
        // Declarations after a nested rule repeat the prelude of the enclosing rule.
        var isRead: Set<UInt32> = []
        var names: [SelectorName] = []
        var token = 0
        let rules = sheet.rules.filter { $0.preludeStart < $0.preludeEnd && isRead.insert($0.preludeStart).inserted }
        for rule in rules.sorted(by: { $0.preludeStart < $1.preludeStart }) {
            while token < tokens.count, tokens.start(token) < Int(rule.preludeStart) { token += 1 }
            let start = token
            while token < tokens.count, tokens.start(token) < Int(rule.preludeEnd) { token += 1 }
            read(start..<token, of: tokens, into: &names)
        }
        return names
    }

    private static func read(_ list: Range<Int>, of tokens: TokenList, into names: inout [SelectorName]) {
        var index = list.lowerBound
        while index < list.upperBound {
            let next = tokens.after(index, limit: list.upperBound)
            switch tokens.kind(index) {
            case .hash: names.append(SelectorName(kind: .id, token: index, range: index..<next))
            case .delim where tokens.isDelim(index, ".") && next < list.upperBound && tokens.kind(next) == .ident:
                names.append(SelectorName(kind: .styleClass, token: next, range: index..<next + 1))
                index = next + 1
                continue
            case .colon:
                // The name of a pseudo-class or pseudo-element.
                index = next
                while index < list.upperBound, tokens.kind(index) == .colon { index += 1 }
                guard index < list.upperBound else { return }
                let end = tokens.after(index, limit: list.upperBound)
                if tokens.kind(index) == .function, nesting.contains(asciiLowercased(tokens.rawName(index))) {
                    read(index + 1..<max(end - 1, index + 1), of: tokens, into: &names)
                }
                index = end
                continue
            case .ident: names.append(SelectorName(kind: .type, token: index, range: index..<next))
            case .end, .function, .atKeyword, .string, .badString, .url, .badURL, .delim, .number, .percentage,
                .dimension, .whitespace, .cdo, .cdc, .semicolon, .comma, .openSquare, .closeSquare, .openParen,
                .closeParen, .openCurly, .closeCurly, .comment:
                break
            }
            index = next
        }
    }
}
