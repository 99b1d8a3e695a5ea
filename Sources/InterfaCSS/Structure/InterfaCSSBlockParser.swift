import CSSEngine

/// Finds the items of an InterfaCSS stylesheet.
///
/// Errors never lose what follows. A declaration without a semicolon ends with its line, other text is skipped up to the
/// end of its line, and a stray brace is skipped. Each token is visited a bounded number of times.
struct InterfaCSSBlockParser {
    private let tokens: TokenList
    private let vocabulary: InterfaCSSVocabulary
    /// Whether comments inside of items become items.
    private let keepsComments: Bool
    private(set) var items: [InterfaCSSItem] = []
    private(set) var log = DiagnosticLog()
    private var position = 0
    /// The items of the rules whose blocks are open, and the token of the brace of the innermost one.
    private var openRules: [(item: Int, brace: Int)] = []
    /// The first brace at or after the position that was searched last.
    private var nextBrace = -1
    /// A brace that interrupted a value. Values before it end with their line.
    private var interruptingBrace = -1
    private var reportsDepth = true

    init(_ tokens: TokenList, _ vocabulary: InterfaCSSVocabulary, keepsComments: Bool) {
        self.tokens = tokens
        self.vocabulary = vocabulary
        self.keepsComments = keepsComments
        items.reserveCapacity(tokens.count / 8 + 1)
    }

    mutating func parse() {
        while position < tokens.count {
            switch tokens.kind(position) {
            case .whitespace, .semicolon, .end: position += 1
            case .comment: parseComment()
            case .closeCurly: closeBlock()
            case .openCurly:
                report(.invalidSelector(expected: ["a selector"]), position..<position + 1)
                skipBlock()
            case .atKeyword: parseAtKeyword()
            case .ident, .function, .hash, .string, .badString, .url, .badURL, .delim, .number, .percentage,
                .dimension, .cdo, .cdc, .colon, .comma, .openSquare, .closeSquare, .openParen, .closeParen:
                parseStatement()
            }
        }
        if let open = openRules.last { report(.unclosedBlock, open.brace..<open.brace + 1) }
        while let open = openRules.popLast() { items[open.item].next = UInt32(items.count) }
    }

    // MARK: Items

    private mutating func add(_ kind: InterfaCSSItem.Kind, _ name: Range<Int>, _ value: Range<Int> = 0..<0) {
        items.append(
            InterfaCSSItem(kind, name: tokens.trimmed(name), value: tokens.trimmed(value), next: items.count + 1))
        if keepsComments {
            for token in name.lowerBound..<max(name.upperBound, value.upperBound) where tokens.kind(token) == .comment {
                addComment(token)
            }
        }
        guard kind == .variable, let outermost = openRules.first else { return }
        items[outermost.item].definesVariables = true
    }

    private mutating func parseComment() {
        if tokens.isUnclosed(position) { report(.unclosedComment, position..<position + 1) }
        addComment(position)
        position += 1
    }

    private mutating func addComment(_ token: Int) {
        items.append(InterfaCSSItem(.comment, name: token..<token + 1, next: items.count + 1))
    }

    private mutating func openBlock(_ prelude: Range<Int>, brace: Int) {
        position = brace
        guard openRules.count < TokenList.maximumDepth / 2 else {
            if reportsDepth { report(.tooDeeplyNested, brace..<brace + 1) }
            reportsDepth = false
            return skipBlock()
        }
        openRules.append((items.count, brace))
        add(.rule, prelude)
        position += 1
    }

    private mutating func closeBlock() {
        if let open = openRules.popLast() {
            items[open.item].next = UInt32(items.count)
        } else {
            report(.strayClosingBracket, position..<position + 1)
        }
        position += 1
    }

    /// Skips the block that starts here, by its braces alone.
    private mutating func skipBlock() {
        var depth = 0
        while position < tokens.count {
            if tokens.kind(position) == .openCurly { depth += 1 }
            if tokens.kind(position) == .closeCurly { depth -= 1 }
            position += 1
            if depth == 0 { return }
        }
    }

    // MARK: At-keywords

    private mutating func parseAtKeyword() {
        let keyword = position
        let next = tokens.skippingBlanks(keyword + 1, limit: tokens.count)
        let isExtend = tokens.isExtend(keyword)
        if isExtend, !openRules.isEmpty {
            let hasColon = next < tokens.count && tokens.kind(next) == .colon
            return parseExtend(keyword, from: hasColon ? next + 1 : next)
        }
        if isSeparator(next) { return parseValue(.variable, keyword..<keyword + 1, separator: next) }
        skipAtRule()
    }

    private mutating func parseExtend(_ keyword: Int, from start: Int) {
        position = start
        while position < tokens.count, !isItemEnd(position), tokens.kind(position) != .openCurly {
            if isLineEnd(position), !isJoined(across: position) { break }
            position += 1
        }
        let selector = tokens.trimmed(start..<position)
        guard !selector.isEmpty else { return report(.misplacedAtRule, keyword..<keyword + 1) }
        add(.extend, selector)
    }

    /// Skips an at-rule, none of which InterfaCSS has.
    private mutating func skipAtRule() {
        let name = asciiLowercased(tokens.name(position))
        report(
            AtRuleNames.isOnWeb(name) || AtRuleNames.supported.contains(name) ? .ineffectiveAtRule : .unknownAtRule,
            position..<position + 1)
        while position < tokens.count, !isItemEnd(position) {
            if tokens.kind(position) == .openCurly { return skipBlock() }
            if isLineEnd(position), !isFollowedByBrace(position) { return }
            position += 1
        }
    }

    // MARK: Statements

    /// Parses a declaration or a rule, or skips text up to the end of its line.
    private mutating func parseStatement() {
        let start = position
        var canBeDeclaration = isNameStart(start)
        var index = start
        while index < tokens.count, !isItemEnd(index) {
            let kind = tokens.kind(index)
            if kind == .openCurly { return openBlock(start..<index, brace: index) }
            if canBeDeclaration, isSeparator(index) {
                let isVariable = tokens.isCustomPropertyName(start)
                return parseValue(isVariable ? .variable : .declaration, start..<index, separator: index)
            }
            if kind == .badString { return skipBrokenLine(index) }
            if isLineEnd(index), !isJoined(across: index), !isSelectorLine(start..<index) { break }
            let next = afterBalanced(index)
            // The parameters of a name end with a parenthesis.
            let isUnbalanced = kind.opensBlock && next == index + 1
            canBeDeclaration = canBeDeclaration && isNamePart(index) && !isUnbalanced
            index = next
        }
        report(.invalidDeclaration, tokens.trimmed(start..<index))
        position = max(index, start + 1)
    }

    /// Parses the value of a declaration or variable, which ends before a semicolon, a brace, or a line that starts a
    /// declaration.
    private mutating func parseValue(_ kind: InterfaCSSItem.Kind, _ name: Range<Int>, separator: Int) {
        let start = separator + 1
        var index = start
        // The end of the first line of the value.
        var lineEnd: Int?
        // The end of the first line if nothing follows the separator on it.
        var emptyLineEnd: Int?
        while index < tokens.count, !isItemEnd(index) {
            let token = tokens.kind(index)
            if token == .openCurly {
                if kind == .declaration, isPseudoClass(separator, isOnOneLine: lineEnd == nil) {
                    return openBlock(name.lowerBound..<index, brace: index)
                }
                interruptingBrace = index
                guard let lineEnd = lineEnd ?? emptyLineEnd else {
                    report(.invalidDeclaration, name.lowerBound..<index)
                    position = index
                    return skipBlock()
                }
                index = lineEnd
                break
            }
            if token == .badString {
                report(.unclosedString, index..<index + 1)
                return skipBrokenLine(index, isReported: true)
            }
            if isLineEnd(index), tokens.trimmed(start..<index).isEmpty {
                emptyLineEnd = emptyLineEnd ?? index
            } else if isLineEnd(index) {
                if index < interruptingBrace || startsDeclaration(index + 1) { break }
                if lineEnd == nil { lineEnd = index }
            }
            index = afterBalanced(index)
        }
        position = index
        add(kind, name, start..<index)
    }

    /// Skips to the end of a line that ends with an unclosed string. A brace in the string is taken as the end of the
    /// block, unless the block has another one.
    private mutating func skipBrokenLine(_ string: Int, isReported: Bool = false) {
        if !isReported { report(.unclosedString, string..<string + 1) }
        position = string + 1
        guard tokens.bytes(string).last == UInt8(ascii: "}"), !openRules.isEmpty else { return }
        closeBlock()
        position = string + 1
    }

    // MARK: Tokens

    /// Whether a token ends an item: a semicolon, or the end of the block.
    private func isItemEnd(_ index: Int) -> Bool {
        tokens.kind(index) == .semicolon || tokens.kind(index) == .closeCurly
    }

    private func isSeparator(_ index: Int) -> Bool {
        index < tokens.count && (tokens.kind(index) == .colon || tokens.isDelim(index, "="))
    }

    /// Whether a token is white space with a line end, or a comment to the end of its line.
    private func isLineEnd(_ index: Int) -> Bool {
        guard tokens.kind(index).isBlank else { return false }
        return tokens.bytes(index).contains(where: CSSEngine.isLineEnd)
    }

    /// Whether the name of a declaration can start with a token.
    private func isNameStart(_ index: Int) -> Bool {
        tokens.kind(index) == .ident || tokens.kind(index) == .function
    }

    /// Whether a token can be in the name of a declaration: a key path, or parameters.
    private func isNamePart(_ index: Int) -> Bool {
        let kind = tokens.kind(index)
        return kind == .ident || kind == .function || kind == .openParen || kind.isBlank || tokens.isDelim(index, ".")
    }

    /// The index after a token, or after its closing parenthesis if there is no brace before it.
    private mutating func afterBalanced(_ index: Int) -> Int {
        guard tokens.kind(index).opensBlock, tokens.kind(index) != .openCurly else { return index + 1 }
        let partner = tokens.partner(index, limit: tokens.count)
        if nextBrace < index {
            nextBrace = index
            while nextBrace < tokens.count, !isCurly(nextBrace) { nextBrace += 1 }
        }
        return partner < nextBrace ? partner + 1 : index + 1
    }

    private func isCurly(_ index: Int) -> Bool {
        tokens.kind(index) == .openCurly || tokens.kind(index) == .closeCurly
    }

    // MARK: Lines

    /// Whether a selector list continues after a line end.
    private func isJoined(across lineEnd: Int) -> Bool {
        let next = tokens.skippingBlanks(lineEnd, limit: tokens.count)
        if next < tokens.count, tokens.kind(next) == .openCurly || isJoint(next) { return true }
        var previous = lineEnd - 1
        while previous > 0, tokens.kind(previous).isBlank { previous -= 1 }
        return previous >= 0 && isJoint(previous)
    }

    private func isJoint(_ index: Int) -> Bool { tokens.kind(index) == .comma || tokens.isCombinator(index) }

    private func isFollowedByBrace(_ lineEnd: Int) -> Bool {
        let next = tokens.skippingBlanks(lineEnd, limit: tokens.count)
        return next < tokens.count && tokens.kind(next) == .openCurly
    }

    /// Whether a line is the start of a selector, not other text: it starts with a class, an id, `*` or a known type.
    private func isSelectorLine(_ range: Range<Int>) -> Bool {
        let first = range.lowerBound
        if tokens.kind(first) == .ident { return vocabulary.type(tokens.bytes(first)) != nil }
        return tokens.kind(first) == .hash || tokens.isDelim(first, ".") || tokens.isDelim(first, "*")
    }

    /// Whether a declaration of a known property or of a variable starts at a token.
    private func startsDeclaration(_ index: Int) -> Bool {
        let first = tokens.skippingBlanks(index, limit: tokens.count)
        guard first < tokens.count else { return false }
        let isVariable = tokens.kind(first) == .atKeyword || tokens.isCustomPropertyName(first)
        guard isVariable || isNameStart(first) else { return false }
        var end = first
        while end < tokens.count, tokens.kind(end) == .ident || tokens.isDelim(end, ".") { end += 1 }
        if isVariable { end = first + 1 }
        let nameEnd = end < tokens.count && tokens.kind(end) == .function ? end + 1 : end
        if nameEnd > end { end = tokens.partner(end, limit: tokens.count) + 1 }
        guard isSeparator(tokens.skippingBlanks(min(end, tokens.count), limit: tokens.count)) else { return false }
        return isVariable || vocabulary.property(tokens, first..<nameEnd) != nil
    }

    /// Whether a separator and the tokens after it are a pseudo-class of a selector, not a value.
    private func isPseudoClass(_ separator: Int, isOnOneLine: Bool) -> Bool {
        guard tokens.kind(separator) == .colon, separator + 1 < tokens.count else { return false }
        let kind = tokens.kind(separator + 1)
        guard kind == .ident || kind == .function else { return false }
        return isOnOneLine || vocabulary.pseudoClass(tokens.nameBytes(separator + 1)) != nil
    }

    private mutating func report(_ kind: Diagnostic.Kind, _ range: Range<Int>) {
        log.add(kind, tokens.byteRange(range))
    }
}
