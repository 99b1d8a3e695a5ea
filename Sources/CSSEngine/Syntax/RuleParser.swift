/// Parses the block structure of stylesheets (CSS Syntax 3, section 5.5): at-rules, qualified rules and declarations,
/// with the error recovery of the specification.
///
/// A pull parser: `next()` returns one item, and `enter` makes the items of a block come next. A block that is not
/// entered is skipped in one step. The open blocks are in an array, so that nesting does not use the stack.
struct RuleParser {
    /// The kinds of items in a block.
    enum Content {
        /// Rules at the top level of a stylesheet, where `<!--` and `-->` are ignored.
        case stylesheet
        /// Rules.
        case rules
        /// Declarations, at-rules and nested style rules ("consume a block's contents").
        case block
        /// Declarations and at-rules. Everything else is an error, as in CSS Syntax 3 of 2021.
        case declarations
    }

    enum Item {
        case atRule(name: Int, prelude: Range<Int>, block: Range<Int>?)
        case qualifiedRule(prelude: Range<Int>, block: Range<Int>)
        /// A declaration by its syntax. If the property does not accept the value and the value has a block, the caller
        /// calls `retryAsRule()`, because the tokens can be a nested rule.
        case declaration(DeclarationItem)
        /// Tokens that were skipped.
        case invalid(Range<Int>, SyntaxError)
        /// The end of the innermost entered block, or of the input.
        case blockEnd
    }

    struct DeclarationItem {
        /// The index of the name.
        var name: Int
        /// The value, without leading and trailing blanks and `!important`.
        var value: Range<Int>
        var isImportant = false
        /// Whether the value contains a `{}` block outside other blocks.
        var hasBlock = false
        /// Whether the value contains a block or function.
        var hasNested = false
    }

    enum SyntaxError: Hashable, Sendable {
        /// A rule without a block.
        case missingBlock
        /// A declaration without a name, or without a colon after the name.
        case invalidDeclaration
        /// `--name: …` with a block, where a rule is expected ("consume a qualified rule").
        case customPropertyAsRule
    }

    private struct Frame {
        var content: Content
        var end: Int
    }

    private let tokens: TokenList
    private let strayBraceEndsRule: Bool
    private var position: Int
    private var frame: Frame
    private var outer: [Frame] = []
    private var lastDeclaration = 0

    /// - Parameter strayBraceEndsRule: See `Quirks.strayBraceEndsRule`.
    init(_ tokens: TokenList, _ range: Range<Int>, as content: Content, strayBraceEndsRule: Bool = false) {
        self.tokens = tokens
        self.strayBraceEndsRule = strayBraceEndsRule
        position = range.lowerBound
        frame = Frame(content: content, end: range.upperBound)
    }

    /// Makes the items of `block` come next. The items after the block follow its `blockEnd`.
    mutating func enter(_ block: Range<Int>, as content: Content) {
        outer.append(frame)
        frame = Frame(content: content, end: block.upperBound)
        position = block.lowerBound
    }

    mutating func next() -> Item {
        while position < frame.end {
            let kind = tokens.kind(position)
            if kind == .atKeyword { return atRule() }
            guard isIgnored(kind) else { return statement() }
            position += 1
        }
        if let frame = outer.popLast() {
            // After the closing brace, if there is one.
            position = min(self.frame.end + 1, frame.end)
            self.frame = frame
        }
        return .blockEnd
    }

    /// Whether a token between two items is ignored.
    @inline(__always) private func isIgnored(_ kind: TokenKind) -> Bool {
        if kind.isBlank { return true }
        switch frame.content {
        case .stylesheet: return kind == .cdo || kind == .cdc
        case .rules: return false
        case .block, .declarations: return kind == .semicolon
        }
    }

    private mutating func statement() -> Item {
        switch frame.content {
        case .stylesheet, .rules: return qualifiedRule(stopsAtSemicolon: false)
        case .block, .declarations: return declaration()
        }
    }

    /// "Consume an at-rule".
    private mutating func atRule() -> Item {
        let name = position
        position += 1
        let start = position
        while position < frame.end {
            let kind = tokens.kind(position)
            if kind == .semicolon {
                position += 1
                return .atRule(name: name, prelude: start..<position - 1, block: nil)
            }
            if kind == .openCurly {
                let prelude = start..<position
                return .atRule(name: name, prelude: prelude, block: block())
            }
            position = tokens.after(position, limit: frame.end)
        }
        return .atRule(name: name, prelude: start..<position, block: nil)
    }

    /// Skips the block that starts here, and returns the range of its contents.
    private mutating func block() -> Range<Int> {
        let inside = position + 1..<max(position + 1, tokens.partner(position, limit: frame.end))
        position = tokens.after(position, limit: frame.end)
        return inside
    }

    /// "Consume a qualified rule".
    private mutating func qualifiedRule(stopsAtSemicolon: Bool) -> Item {
        let start = position
        while position < frame.end {
            let kind = tokens.kind(position)
            if kind == .semicolon, stopsAtSemicolon { return .invalid(start..<position, .missingBlock) }
            // A brace with a partner ends the frame or was skipped.
            if kind == .closeCurly, strayBraceEndsRule {
                position += 1
                return .invalid(start..<position, .missingBlock)
            }
            if kind == .openCurly {
                let prelude = start..<position
                if startsCustomProperty(prelude) {
                    if stopsAtSemicolon { skipToSemicolon() } else { _ = block() }
                    return .invalid(start..<position, .customPropertyAsRule)
                }
                return .qualifiedRule(prelude: prelude, block: block())
            }
            position = tokens.after(position, limit: frame.end)
        }
        return .invalid(start..<position, .missingBlock)
    }

    /// "Consume a declaration". Tokens that are not a declaration are parsed again as a rule.
    private mutating func declaration() -> Item {
        lastDeclaration = position
        let name = position
        var index = position
        if tokens.kind(index) == .ident {
            index = tokens.skippingBlanks(index + 1, limit: frame.end)
            if index < frame.end, tokens.kind(index) == .colon {
                return declaration(name: name, valueFrom: index + 1)
            }
        }
        return retryAsRule()
    }

    private mutating func declaration(name: Int, valueFrom start: Int) -> Item {
        let start = tokens.skippingBlanks(start, limit: frame.end)
        var item = DeclarationItem(name: name, value: start..<start)
        var index = start
        var end = start
        var significant = 0
        // The end of the value if `!important` follows.
        var endBeforeBang: Int?
        while index < frame.end {
            let kind = tokens.kind(index)
            if kind == .semicolon { break }
            switch kind.category {
            case .blank:
                index += 1
                continue
            case .delimiter where tokens.byte(index) == UInt8(ascii: "!"):
                endBeforeBang = end
                item.isImportant = false
                index += 1
            case .name where endBeforeBang != nil && !item.isImportant && tokens.isIdent(index, "important"):
                item.isImportant = true
                index += 1
            case .function, .openingBracket:
                item.hasNested = true
                if kind == .openCurly { item.hasBlock = true }
                endBeforeBang = nil
                index = tokens.after(index, limit: frame.end)
            case .end, .name, .string, .malformed, .delimiter, .numeric, .punctuation, .closingBracket:
                endBeforeBang = nil
                index += 1
            }
            significant += 1
            end = index
            // A value with a block and other tokens is not a declaration, whatever follows.
            if item.hasBlock, significant > 1, endBeforeBang == nil, !tokens.isDashedIdent(name) {
                return retryAsRule()
            }
        }
        // `!important` must be at the end.
        if let endBeforeBang, item.isImportant {
            end = endBeforeBang
            significant -= 2
        } else {
            item.isImportant = false
        }
        if item.hasBlock, significant > 1, !tokens.isDashedIdent(name) { return retryAsRule() }
        position = min(index + 1, frame.end)
        item.value = start..<max(start, end)
        return .declaration(item)
    }

    /// Parses the last declaration again as a nested rule.
    mutating func retryAsRule() -> Item {
        position = lastDeclaration
        if frame.content == .block {
            let item = qualifiedRule(stopsAtSemicolon: true)
            if case .invalid(let range, .missingBlock) = item { return .invalid(range, .invalidDeclaration) }
            return item
        }
        let start = position
        skipToSemicolon()
        return .invalid(start..<position, .invalidDeclaration)
    }

    private mutating func skipToSemicolon() {
        while position < frame.end, tokens.kind(position) != .semicolon {
            position = tokens.after(position, limit: frame.end)
        }
    }

    private func startsCustomProperty(_ prelude: Range<Int>) -> Bool {
        let first = tokens.skippingBlanks(prelude.lowerBound, limit: prelude.upperBound)
        guard first < prelude.upperBound, tokens.isDashedIdent(first) else { return false }
        let second = tokens.skippingBlanks(first + 1, limit: prelude.upperBound)
        return second < prelude.upperBound && tokens.kind(second) == .colon
    }
}
