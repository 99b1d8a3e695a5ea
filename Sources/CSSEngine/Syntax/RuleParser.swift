/// The block structure of style sheets, as CSS Syntax 3 section 5.5 consumes it: at-rules, qualified rules and
/// declarations, with the specification's recovery from errors.
///
/// A pull parser: `next()` hands out one item at a time, and `enter` descends into a block that the caller wants to
/// see inside. Blocks that are open are kept in an array, so depth costs no stack, and a block that nobody enters
/// is stepped over in one step.
struct RuleParser {
    /// What the items of a block are.
    enum Content {
        /// Rules only, at the top of a sheet: `<!--` and `-->` are passed over.
        case stylesheet
        /// Rules only.
        case rules
        /// Declarations, at-rules and nested style rules (CSS Syntax 3, "consume a block's contents").
        case block
        /// Declarations and at-rules; everything else is an error (the specification of 2021).
        case declarations
    }

    enum Item {
        case atRule(name: Int, prelude: Range<Int>, block: Range<Int>?)
        case qualifiedRule(prelude: Range<Int>, block: Range<Int>)
        /// A declaration in the widest sense. A caller to whom it is invalid calls `retryAsRule()` if it has a block:
        /// without one, nothing else can come of it.
        case declaration(DeclarationItem)
        /// What could not be read, and why.
        case invalid(Range<Int>, SyntaxError)
        /// The end of the block that was entered last, or of the input.
        case blockEnd
    }

    struct DeclarationItem {
        /// The row of its name.
        var name: Int
        /// Its value, without blanks at the ends and without `!important`.
        var value: Range<Int>
        var isImportant = false
        /// Whether a `{}` block stands in its value, outside of other blocks.
        var hasBlock = false
        /// Whether any block or function stands in its value.
        var hasNested = false
    }

    enum SyntaxError: Hashable, Sendable {
        /// A rule without a block.
        case missingBlock
        /// Not a declaration: no name, or no colon after it.
        case invalidDeclaration
        /// `--name: …` with a block where a rule should stand (CSS Syntax 3, "consume a qualified rule").
        case customPropertyAsRule
    }

    private struct Frame {
        var content: Content
        var end: Int
    }

    let tokens: TokenList
    private var position: Int
    private var frame: Frame
    private var outer: [Frame] = []
    private var lastDeclaration = 0

    init(_ tokens: TokenList, _ range: Range<Int>, as content: Content) {
        self.tokens = tokens
        position = range.lowerBound
        frame = Frame(content: content, end: range.upperBound)
    }

    /// Makes the items of `block` come next; its `blockEnd` is followed by what stands after it.
    mutating func enter(_ block: Range<Int>, as content: Content) {
        outer.append(frame)
        frame = Frame(content: content, end: block.upperBound)
        position = block.lowerBound
    }

    mutating func next() -> Item {
        while position < frame.end {
            switch tokens.kind(position) {
            case .whitespace, .comment:
                position += 1
            case .semicolon where frame.content == .block || frame.content == .declarations:
                position += 1
            case .cdo, .cdc:
                if frame.content != .stylesheet { return statement() }
                position += 1
            case .atKeyword:
                return atRule()
            default:
                return statement()
            }
        }
        if let frame = outer.popLast() {
            // Past the closing brace, where there is one.
            position = min(self.frame.end + 1, frame.end)
            self.frame = frame
        }
        return .blockEnd
    }

    private mutating func statement() -> Item {
        switch frame.content {
        case .stylesheet, .rules: return qualifiedRule(stopsAtSemicolon: false)
        case .block, .declarations: return declaration()
        }
    }

    /// CSS Syntax 3, "consume an at-rule".
    private mutating func atRule() -> Item {
        let name = position
        position += 1
        let start = position
        while position < frame.end {
            switch tokens.kind(position) {
            case .semicolon:
                position += 1
                return .atRule(name: name, prelude: start..<position - 1, block: nil)
            case .openCurly:
                let prelude = start..<position
                return .atRule(name: name, prelude: prelude, block: block())
            default:
                position = tokens.after(position, limit: frame.end)
            }
        }
        return .atRule(name: name, prelude: start..<position, block: nil)
    }

    /// The inside of the block that opens here; goes on after it.
    private mutating func block() -> Range<Int> {
        let inside = position + 1..<max(position + 1, tokens.partner(position, limit: frame.end))
        position = tokens.after(position, limit: frame.end)
        return inside
    }

    /// CSS Syntax 3, "consume a qualified rule".
    private mutating func qualifiedRule(stopsAtSemicolon: Bool) -> Item {
        let start = position
        while position < frame.end {
            switch tokens.kind(position) {
            case .semicolon where stopsAtSemicolon:
                return .invalid(start..<position, .missingBlock)
            case .openCurly:
                let prelude = start..<position
                if startsCustomProperty(prelude) {
                    if stopsAtSemicolon { skipToSemicolon() } else { _ = block() }
                    return .invalid(start..<position, .customPropertyAsRule)
                }
                return .qualifiedRule(prelude: prelude, block: block())
            default:
                position = tokens.after(position, limit: frame.end)
            }
        }
        return .invalid(start..<position, .missingBlock)
    }

    /// CSS Syntax 3, "consume a declaration"; what is not one is read again as a rule where rules may stand.
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
        // Where the value ends if what stands behind turns out to be `!important`.
        var endBeforeBang: Int?
        scanning: while index < frame.end {
            switch tokens.kind(index) {
            case .semicolon:
                break scanning
            case .whitespace, .comment:
                index += 1
                continue
            case .delim where tokens.byte(index) == UInt8(ascii: "!"):
                endBeforeBang = end
                item.isImportant = false
                index += 1
            case .ident where endBeforeBang != nil && !item.isImportant && tokens.isName(index, "important"):
                item.isImportant = true
                index += 1
            case .function, .openParen, .openSquare, .openCurly:
                item.hasNested = true
                if tokens.kind(index) == .openCurly { item.hasBlock = true }
                endBeforeBang = nil
                index = tokens.after(index, limit: frame.end)
            default:
                endBeforeBang = nil
                index += 1
            }
            significant += 1
            end = index
            // With a block and anything else it is no declaration, however it goes on.
            if item.hasBlock, significant > 1, endBeforeBang == nil, !tokens.isDashedIdent(name) {
                return retryAsRule()
            }
        }
        // `important` counts only where nothing but the end follows it.
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

    /// Goes back to the declaration handed out last and reads it as a nested rule.
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
