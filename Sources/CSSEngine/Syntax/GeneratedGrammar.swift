internal import CFlexTokenizer

// The only file that sees the C target. Its row types are used under Swift names; nothing of it is public.

/// One row of the scanner: kind, byte offset, matching bracket. See `CFlexTokenizer.h`.
typealias Token = nicss_token

/// One row of the selector grammar.
typealias SelectorRow = nicss_selector_row

/// One row of the condition grammar.
typealias ConditionRow = nicss_condition_row

/// Where a grammar gave up and what it would have taken instead.
struct GrammarFailure {
    var token: Int
    var expected: [String]
}

extension Token {
    /// The value differs from the text: a name, string or URL with a backslash.
    var isEscaped: Bool { flags & UInt8(NICSS_TOKEN_ESCAPED) != 0 }
    /// A number with a fraction or an exponent.
    var isFractional: Bool { flags & UInt8(NICSS_TOKEN_FRACTIONAL) != 0 }
    /// A hash that could be an id selector.
    var isIdentifier: Bool { flags & UInt8(NICSS_TOKEN_IDENTIFIER) != 0 }
    /// A comment, string or URL that the end of the input closed.
    var isUnclosed: Bool { flags & UInt8(NICSS_TOKEN_UNCLOSED) != 0 }
}

/// The largest input in bytes that can be scanned.
let maximumInputLength = Int(NICSS_MAX_INPUT)

/// Copies `bytes` to `text`, which has room for two more; returns whether they are valid UTF-8 without U+0000.
func copyInput(_ bytes: UnsafeBufferPointer<UInt8>, to text: UnsafeMutablePointer<UInt8>) -> Bool {
    guard let base = bytes.baseAddress else {
        text[0] = 0
        text[1] = 0
        return true
    }
    return nicss_copy(base, bytes.count, text)
}

/// What a scan came to.
struct ScanResult {
    let rows: UnsafeMutableBufferPointer<Token>
    /// The deepest nesting seen.
    let depth: Int
    /// Whether some bracket has no partner, or some string, URL or comment no end.
    let isFlawed: Bool
}

/// Tokenizes `length` bytes of `text` in one pass.
func scan(
    _ text: UnsafeMutablePointer<UInt8>, length: Int, lineComments: Bool
) -> ScanResult {
    var scan = nicss_scan()
    scan.length = UInt32(length)
    scan.line_comments = lineComments
    // Style sheets have about four bytes a token; what is denser is scanned on into a larger buffer.
    var capacity = length / 3 + 32
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

/// What `parseSelectors` is to read.
enum SelectorGoal {
    case selectorList, relativeSelectorList, supportedSelector, nth

    fileprivate var code: Int32 {
        switch self {
        case .selectorList: Int32(NICSS_PARSE_SELECTORS)
        case .relativeSelectorList: Int32(NICSS_PARSE_RELATIVE_SELECTORS)
        case .nth: Int32(NICSS_PARSE_NTH)
        case .supportedSelector: Int32(NICSS_PARSE_SUPPORTED_SELECTOR)
        }
    }
}

/// What `parseCondition` is to read.
enum ConditionGoal {
    case mediaQuery, supportsCondition, importSupports

    fileprivate var code: Int32 {
        switch self {
        case .mediaQuery: Int32(NICSS_PARSE_MEDIA_QUERY)
        case .supportsCondition: Int32(NICSS_PARSE_SUPPORTS_CONDITION)
        case .importSupports: Int32(NICSS_PARSE_IMPORT_SUPPORTS)
        }
    }
}

/// The rows of a grammar's last run, in a buffer that is used again.
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
    /// Parses the tokens of `range`; on failure `failure` says where.
    mutating func parseSelectors(_ tokens: TokenList, _ range: Range<Int>, as goal: SelectorGoal) -> Bool {
        fill(for: range) { rows, capacity, failure in
            nicss_parse_selectors(
                tokens.text, tokens.rows, UInt32(range.lowerBound), UInt32(range.upperBound), goal.code, rows,
                capacity, failure)
        }
    }
}

extension RowBuffer<ConditionRow> {
    /// Parses the tokens of `range`; on failure `failure` says where.
    mutating func parseCondition(_ tokens: TokenList, _ range: Range<Int>, as goal: ConditionGoal) -> Bool {
        fill(for: range) { rows, capacity, failure in
            nicss_parse_condition(
                tokens.text, tokens.rows, UInt32(range.lowerBound), UInt32(range.upperBound), goal.code, rows,
                capacity, failure)
        }
    }
}

/// The pseudo-classes and pseudo-elements that the selector grammar knows, each with its colons and, where it is a
/// function, with its parenthesis.
let pseudoNames: [String] = (0...).lazy.map { nicss_pseudo_name($0) }.prefix { $0 != nil }
    .map { String(cString: $0!) }
