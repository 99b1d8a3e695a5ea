internal import CFlexTokenizer

// The only file that imports the C target. It gives the C row types Swift names, none of which are public.

/// A row of the scanner: kind, byte offset and matching bracket. See `CFlexTokenizer.h`.
typealias Token = nicss_token

/// A row of the selector grammar.
typealias SelectorRow = nicss_selector_row

/// A row of the condition grammar.
typealias ConditionRow = nicss_condition_row

/// The token that a grammar does not accept, and phrases for what it expected instead.
struct GrammarFailure {
    var token: Int
    var expected: [String]
}

extension Token {
    /// Whether a name, string or URL contains a backslash, so that its value differs from its text.
    var isEscaped: Bool { flags & UInt8(NICSS_TOKEN_ESCAPED) != 0 }
    /// Whether a number has a fraction or an exponent.
    var isFractional: Bool { flags & UInt8(NICSS_TOKEN_FRACTIONAL) != 0 }
    /// Whether a hash can be an ID selector.
    var isIdentifier: Bool { flags & UInt8(NICSS_TOKEN_IDENTIFIER) != 0 }
    /// Whether a comment, string or URL ends with the input.
    var isUnclosed: Bool { flags & UInt8(NICSS_TOKEN_UNCLOSED) != 0 }
}

/// Whether a code point above U+007F cannot be part of a name (CSS Syntax 3, section 4.2).
func isSymbol(_ scalar: Unicode.Scalar) -> Bool { nicss_is_symbol(scalar.value) }

/// The largest input in bytes that can be scanned.
let maximumInputLength = Int(NICSS_MAX_INPUT)

/// Copies `bytes` to `text`, which must have a capacity of two more bytes.
/// - Returns: Whether the bytes are valid UTF-8 without U+0000.
func copyInput(_ bytes: UnsafeBufferPointer<UInt8>, to text: UnsafeMutablePointer<UInt8>) -> Bool {
    guard let base = bytes.baseAddress else {
        text[0] = 0
        text[1] = 0
        return true
    }
    return nicss_copy(base, bytes.count, text)
}

/// The rows of a scanned text. The caller deallocates them.
struct ScanResult {
    let rows: UnsafeMutableBufferPointer<Token>
    /// The maximum nesting of blocks.
    let depth: Int
    /// Whether a bracket has no partner, or a string, URL or comment has no end.
    let isFlawed: Bool
}

/// Tokenizes `length` bytes of `text`.
/// - Parameters:
///   - text: A text that `copyInput` has written.
///   - lineComments: Whether `//` starts a comment that runs to the end of the line.
func scan(_ text: UnsafePointer<UInt8>, length: Int, lineComments: Bool) -> ScanResult {
    var scan = nicss_scan()
    scan.length = UInt32(length)
    scan.line_comments = lineComments
    guard length > 0, text[length - 1] == UInt8(ascii: "\\") else { return rows(of: text, &scan) }
    scan.escapes_end = true
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: length + 2)
    defer { copy.deallocate() }
    copy.initialize(from: text, count: length + 2)
    copy[length - 1] = 0xFF
    return rows(of: copy, &scan)
}

private func rows(of text: UnsafePointer<UInt8>, _ scan: inout nicss_scan) -> ScanResult {
    // Stylesheets have about four bytes per token. A denser text is continued in a larger buffer. Capacity that is not
    // written to costs no memory.
    var capacity = Int(scan.length) / 2 + 32
    var rows = UnsafeMutablePointer<Token>.allocate(capacity: capacity)
    nicss_tokenize(text, &scan, rows, capacity)
    while scan.count == 0 || rows[Int(scan.count) - 1].kind != TokenKind.end.rawValue {
        let larger = UnsafeMutablePointer<Token>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: rows, count: Int(scan.count))
        rows.deallocate()
        rows = larger
        capacity *= 2
        nicss_tokenize(text, &scan, rows, capacity)
    }
    return ScanResult(
        rows: UnsafeMutableBufferPointer(start: rows, count: Int(scan.count)), depth: Int(scan.depth),
        isFlawed: scan.flawed)
}

/// The start symbol of the selector grammar.
enum SelectorGoal {
    case selectorList, relativeSelectorList, supportedSelector, nth
    /// Selectors without pseudo-elements, as in the argument of `:is()`.
    case realSelectorList

    fileprivate var code: Int32 {
        switch self {
        case .selectorList: Int32(NICSS_PARSE_SELECTORS)
        case .relativeSelectorList: Int32(NICSS_PARSE_RELATIVE_SELECTORS)
        case .realSelectorList: Int32(NICSS_PARSE_REAL_SELECTORS)
        case .nth: Int32(NICSS_PARSE_NTH)
        case .supportedSelector: Int32(NICSS_PARSE_SUPPORTED_SELECTOR)
        }
    }
}

/// The start symbol of the condition grammar.
enum ConditionGoal {
    case mediaQuery, supportsCondition, importSupports
    /// The condition of a branch of `if()`, and the argument of its `media()`.
    case ifCondition, ifMedia
    case styleQuery, containerQuery

    fileprivate var code: Int32 {
        switch self {
        case .mediaQuery: Int32(NICSS_PARSE_MEDIA_QUERY)
        case .supportsCondition: Int32(NICSS_PARSE_SUPPORTS_CONDITION)
        case .importSupports: Int32(NICSS_PARSE_IMPORT_SUPPORTS)
        case .ifCondition: Int32(NICSS_PARSE_IF_CONDITION)
        case .ifMedia: Int32(NICSS_PARSE_IF_MEDIA)
        case .styleQuery: Int32(NICSS_PARSE_STYLE_QUERY)
        case .containerQuery: Int32(NICSS_PARSE_CONTAINER_QUERY)
        }
    }
}

/// The result of the last run of a grammar, in a buffer that is reused.
struct RowBuffer<Row: BitwiseCopyable>: ~Copyable {
    private(set) var rows: UnsafeMutableBufferPointer<Row>
    private(set) var count = 0
    private(set) var failure = GrammarFailure(token: 0, expected: [])

    init() {
        rows = .allocate(capacity: 64)
    }

    deinit {
        rows.deallocate()
    }

    subscript(index: Int) -> Row { rows[index] }

    fileprivate mutating func fill(
        for range: Range<Int>,
        by parse: (UnsafeMutablePointer<Row>, Int, UnsafeMutablePointer<nicss_failure>) -> Int
    ) -> Bool {
        let needed = range.count * 2 + 2
        if needed > rows.count {
            rows.deallocate()
            rows = .allocate(capacity: max(needed, rows.count * 2))
        }
        var reason = nicss_failure()
        let result = parse(rows.baseAddress!, rows.count, &reason)
        precondition(result != -2, "a grammar wrote more rows than its contract allows")
        count = max(result, 0)
        if result < 0 { failure = GrammarFailure(reason) }
        return result >= 0
    }
}

extension GrammarFailure {
    fileprivate init(_ failure: nicss_failure) {
        token = Int(failure.token)
        expected = withUnsafeBytes(of: failure.expected) { words in
            words.bindMemory(to: UnsafePointer<CChar>?.self).prefix(Int(failure.count))
                .compactMap { $0.map { String(cString: $0) } }
        }
    }
}

extension RowBuffer<SelectorRow> {
    /// Parses the tokens of `range`.
    /// - Parameter names: The names of the pseudo-classes that an app declares, and of custom selectors. Each is terminated
    ///   by a zero byte, and all of them by an empty name.
    /// - Returns: Whether they are valid. If not, `failure` has the reason.
    mutating func parseSelectors(
        _ tokens: TokenList, _ range: Range<Int>, as goal: SelectorGoal, names: UnsafePointer<CChar>? = nil
    ) -> Bool {
        fill(for: range) { rows, capacity, failure in
            nicss_parse_selectors(
                tokens.text, tokens.rows, UInt32(range.lowerBound), UInt32(range.upperBound), goal.code, names, rows,
                capacity, failure)
        }
    }
}

extension RowBuffer<ConditionRow> {
    /// Parses the tokens of `range`.
    /// - Returns: Whether they are valid. If not, `failure` has the reason.
    mutating func parseCondition(_ tokens: TokenList, _ range: Range<Int>, as goal: ConditionGoal) -> Bool {
        fill(for: range) { rows, capacity, failure in
            nicss_parse_condition(
                tokens.text, tokens.rows, UInt32(range.lowerBound), UInt32(range.upperBound), goal.code, rows,
                capacity, failure)
        }
    }
}

/// The names of all known pseudo-classes and pseudo-elements, with their colons. A function ends with a parenthesis.
let pseudoNames: [String] = (0...).lazy.map { nicss_pseudo_name($0) }.prefix { $0 != nil }
    .map { String(cString: $0!) }
