// Attributes often contain text of users. So that it cannot load files, an attribute and all that depends on it cannot be
// a URL (CSS Values 5, section 7.7.1).
extension SubstitutedText {
    /// Whether a tainted part is a URL, or the name of an image in a function.
    var hasTaintedURL: Bool {
        guard !taintedRanges.isEmpty else { return false }
        let ranges = taintedRanges.sorted { $0.lowerBound < $1.lowerBound }
        return bytes.withUnsafeBufferPointer { bytes in
            TokenList.withTokens(of: Source(name: "", bytes: bytes)) { tokens in
                var next = 0
                var taintedEnd = 0
                // The end of the outermost image function around the token.
                var imageEnd = 0
                return (0..<tokens.count).contains { index in
                    while next < ranges.count, ranges[next].lowerBound < tokens.end(index) {
                        taintedEnd = max(taintedEnd, ranges[next].upperBound)
                        next += 1
                    }
                    if Self.isImageFunction(tokens, index) {
                        imageEnd = max(imageEnd, tokens.partner(index, limit: tokens.count))
                    }
                    return tokens.start(index) < taintedEnd && Self.isURL(tokens, index, isInImage: index < imageEnd)
                }
            }
        }
    }

    private static func isURL(_ tokens: TokenList, _ index: Int, isInImage: Bool) -> Bool {
        switch tokens.kind(index) {
        case .url: true
        case .function: tokens.isName(index, "url") || tokens.isName(index, "src")
        case .string: isInImage
        case .end, .ident, .atKeyword, .hash, .badString, .badURL, .delim, .number, .percentage, .dimension,
            .whitespace,
            .cdo, .cdc, .colon, .semicolon, .comma, .openSquare, .closeSquare, .openParen, .closeParen, .openCurly,
            .closeCurly, .comment:
            false
        }
    }

    /// Whether a token begins a function in which a string is the name of an image.
    private static func isImageFunction(_ tokens: TokenList, _ index: Int) -> Bool {
        tokens.kind(index) == .function && imageFunctions.contains { tokens.isName(index, $0) }
    }

    private static let imageFunctions: [StaticString] = [
        "url", "src", "image-set", "image", "resizable", "stretchable",
    ]
}
