/// Writes component values with the white space of CSSOM, and without comments.
struct ComponentValueSerializer {
    /// The text that the values are part of.
    enum Context {
        /// A selector list, in which combinators have spaces around them.
        case selectors
        /// The prelude of an at-rule, in which the names of features are followed by a colon and a space.
        case prelude
        case value
    }

    private struct OpenBlock {
        /// The index of the token that closes the block.
        let end: Int
        let closing: Character
        let context: Context
    }

    /// The functions of selectors that have a selector list.
    private static let listFunctions: Set<String> = ["is", "where", "not", "has"]

    private let tokens: TokenList
    private let context: Context
    private var text = ""
    private var blocks: [OpenBlock] = []
    /// The last token that is not a blank.
    private var last: Int?
    /// Whether there is white space, or a comment, after the last token.
    private var (isAfterSpace, isAfterComment) = (false, false)

    /// Returns a range of tokens as text. Closes the blocks, strings and URLs that end with the source.
    static func text(_ tokens: TokenList, _ range: Range<Int>, as context: Context) -> String {
        var serializer = ComponentValueSerializer(tokens: tokens, context: context)
        for index in range { serializer.write(index, limit: range.upperBound) }
        while let block = serializer.blocks.popLast() { serializer.text.append(block.closing) }
        return serializer.text
    }

    private init(tokens: TokenList, context: Context) {
        self.tokens = tokens
        self.context = context
    }

    private var currentContext: Context { blocks.last?.context ?? context }

    private mutating func write(_ index: Int, limit: Int) {
        let kind = tokens.kind(index)
        if kind.isBlank {
            if kind == .whitespace { isAfterSpace = true } else { isAfterComment = true }
            return
        }
        let closesBlock = blocks.last?.end == index
        if let last, !tokens.kind(last).opensBlock, !closesBlock { text += separator(after: last, before: index) }
        if closesBlock { blocks.removeLast() }
        text += tokenText(index)
        if kind.opensBlock { blocks.append(block(at: index, limit: limit)) }
        (last, isAfterSpace, isAfterComment) = (index, false, false)
    }

    private func block(at index: Int, limit: Int) -> OpenBlock {
        let (closing, context): (Character, Context) =
            switch tokens.kind(index) {
            case .openSquare: ("]", .value)
            case .openCurly: ("}", .value)
            case .openParen: (")", currentContext == .prelude ? .prelude : .value)
            default: (")", hasSelectorList(index) ? .selectors : .value)
            }
        return OpenBlock(end: tokens.partner(index, limit: limit), closing: closing, context: context)
    }

    private func hasSelectorList(_ function: Int) -> Bool {
        currentContext == .selectors && Self.listFunctions.contains(asciiLowercased(tokens.name(function)))
    }

    private func separator(after last: Int, before index: Int) -> String {
        if tokens.kind(index) == .comma { return "" }
        if tokens.kind(last) == .comma { return " " }
        switch currentContext {
        case .selectors: if tokens.isCombinator(last) || tokens.isCombinator(index) { return " " }
        case .prelude:
            if tokens.kind(index) == .colon { return "" }
            if [.colon, .closeParen, .url].contains(tokens.kind(last)) { return " " }
        case .value: break
        }
        if isAfterSpace { return " " }
        return isAfterComment && commentSeparates(last, index) ? "/**/" : ""
    }

    /// Whether two tokens would be parsed differently without the comment between them. Two delimiters can be one operator,
    /// such as `~=`, and `!` and `>` can be parts of `<!--` and `-->`.
    private func commentSeparates(_ left: Int, _ right: Int) -> Bool {
        if tokens.kind(left) == .delim, tokens.kind(right) == .delim { return true }
        if tokens.isDelim(left, "!") || tokens.isDelim(right, ">") { return true }
        return TokenSerializationType(tokens, left).needsSeparator(before: TokenSerializationType(tokens, right))
    }

    private func tokenText(_ index: Int) -> String {
        switch tokens.kind(index) {
        case .ident: return identifierText(tokens.name(index))
        case .function: return identifierText(tokens.name(index)) + "("
        case .atKeyword: return "@" + identifierText(tokens.name(index))
        case .hash:
            let name = tokens.name(index)
            return "#" + (tokens.rows[index].isIdentifier ? identifierText(name) : nameText(name))
        case .dimension where tokens.rows[index].isEscaped:
            return String(decoding: tokens.numberBytes(index), as: UTF8.self) + unitText(tokens.name(index))
        case .string: return stringText(tokens.stringValue(index))
        case .url:
            // With a string it is a function, which could be nested too deep in such a source.
            let isDeep = tokens.depth >= TokenList.maximumDepth
            let value = tokens.stringValue(index)
            return "url(" + (isDeep ? nameText(value) : stringText(value)) + ")"
        // Any malformed string or URL is as good as another one.
        case .badString: return "\"\n"
        case .badURL: return "url(()"
        // A line break follows a backslash that starts no escape.
        case .delim where tokens.isDelim(index, "\\"): return "\\\n"
        default: return String(decoding: tokens.bytes(index), as: UTF8.self)
        }
    }

    /// Returns a unit that cannot be read as the exponent of the number before it.
    private func unitText(_ unit: String) -> String {
        guard let first = unit.unicodeScalars.first, first == "e" || first == "E" else { return identifierText(unit) }
        return hexadecimalEscape(first) + nameText(String(unit.unicodeScalars.dropFirst()))
    }
}
