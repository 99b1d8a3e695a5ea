/// The text of a value during substitution.
///
/// In CSS, a comment separates adjacent tokens that would be parsed as one token (CSS Syntax 3, section 9). In InterfaCSS, a
/// variable is replaced by its text before the value is read, so that adjacent tokens are joined: `-@gap` becomes `-10`.
package struct SubstitutedText {
    package private(set) var bytes: [UInt8] = []
    private let syntax: Dialect.Syntax
    private var last: TokenSerializationType?
    /// The end of the last token, where a separating comment is inserted.
    private var lastEnd = 0
    /// The values of variables that are strings.
    private var strings: [Range<Int>] = []
    /// The number of open parentheses since the last `concat()`, whose arguments are text.
    private var concatenationDepth = 0
    /// The text if the values of variables lose their quotation marks; `nil` if no value has them.
    private(set) var unquoted: [UInt8]?

    /// The maximum length in bytes. A longer value is invalid, so that variables that double their length cannot exhaust
    /// memory.
    private static let lengthLimit = 1 << 20

    init(_ syntax: Dialect.Syntax = .css) {
        self.syntax = syntax
    }

    init(unparsed text: UnsafeBufferPointer<UInt8>) {
        self.init()
        append(unparsed: text)
    }

    var isTooLong: Bool { bytes.count > Self.lengthLimit }

    /// The CSS-wide keyword that is the whole text.
    package var wideKeyword: CSSWideKeyword? {
        bytes.withUnsafeBufferPointer { bytes in
            TokenList.withTokens(of: Source(name: "", bytes: bytes)) { CSSWideKeyword($0, 0..<$0.count) }
        }
    }

    /// The text whose references are all replaced. In InterfaCSS, `concat()` becomes a string.
    var complete: SubstitutedText {
        guard syntax == .interfaCSS else { return self }
        var text = self
        text.bytes = InterfaCSSText.joiningStrings(bytes)
        guard !strings.isEmpty else { return text }
        var unquoted = bytes
        for range in strings.reversed() { unquoted.replaceSubrange(range, with: Self.contents(of: bytes[range])) }
        text.unquoted = InterfaCSSText.joiningStrings(unquoted)
        return text
    }

    /// Appends text of the unparsed value, token by token.
    mutating func append(unparsed text: UnsafeBufferPointer<UInt8>) {
        TokenList.withTokens(of: Source(name: "", bytes: text)) { tokens in
            for index in 0..<tokens.count {
                let isComment = tokens.kind(index) == .comment
                switch syntax {
                case .css:
                    if !isComment { separate(from: TokenSerializationType(tokens, index)) }
                    tokens.append(index, to: &bytes)
                    if !isComment { finish(with: TokenSerializationType(tokens, index)) }
                case .interfaCSS:
                    // A comment separates a name from the `var()` after it.
                    guard !isComment else { continue }
                    join(to: tokens.byte(index))
                    tokens.append(index, to: &bytes)
                    count(tokens, index)
                }
            }
        }
    }

    /// Appends the text that replaces a reference.
    mutating func append(value text: UnsafeBufferPointer<UInt8>) {
        switch syntax {
        case .css:
            TokenList.withTokens(of: Source(name: "", bytes: text)) { tokens in
                let significant = (0..<tokens.count).lazy.filter { tokens.kind($0) != .comment }
                if let first = significant.first { separate(from: TokenSerializationType(tokens, first)) }
                bytes.append(contentsOf: text)
                if let last = significant.last { finish(with: TokenSerializationType(tokens, last)) }
            }
        case .interfaCSS:
            append(variable: text)
        }
    }

    private mutating func append(variable text: UnsafeBufferPointer<UInt8>) {
        let contents = InterfaCSSText.contents(ofString: text)
        if concatenationDepth == 1 {
            // The text can have commas.
            let isString = contents != nil || InterfaCSSText.isLocalizedString(text)
            bytes += isString ? Array(text) : InterfaCSSText.quoted(text)
            return
        }
        guard let contents else {
            if let first = text.first { join(to: first) }
            if isMinus, text.first == UInt8(ascii: "-") { bytes.append(UInt8(ascii: " ")) }
            return bytes.append(contentsOf: text)
        }
        if isAfterString || bytes.last.map(Self.isJoining) ?? false {
            unquoteLastString()
            if let first = contents.first { join(to: first) }
            bytes += contents
        } else {
            strings.append(bytes.count..<bytes.count + text.count)
            bytes.append(contentsOf: text)
        }
    }

    /// Counts the open parentheses since the last `concat()`.
    private mutating func count(_ tokens: TokenList, _ index: Int) {
        switch tokens.kind(index) {
        case .function, .openParen:
            let isConcatenation = tokens.kind(index) == .function && tokens.isName(index, "concat")
            if isConcatenation || concatenationDepth > 0 { concatenationDepth += 1 }
        case .closeParen: concatenationDepth = max(concatenationDepth - 1, 0)
        case .end, .ident, .atKeyword, .hash, .string, .badString, .url, .badURL, .delim, .number, .percentage,
            .dimension,
            .whitespace, .cdo, .cdc, .colon, .semicolon, .comma, .openSquare, .closeSquare, .openCurly, .closeCurly,
            .comment:
            break
        }
    }

    // MARK: Separation

    private mutating func separate(from next: TokenSerializationType) {
        if let last, last.needsSeparator(before: next) { bytes.insert(contentsOf: "/**/".utf8, at: lastEnd) }
    }

    private mutating func finish(with token: TokenSerializationType) {
        last = token
        lastEnd = bytes.count
    }

    // MARK: Joining

    /// Prepares for text that is joined to the last value: a string loses its quotation marks if it becomes a part of a name
    /// or a number.
    private mutating func join(to next: UInt8) {
        if Self.isJoining(next) { unquoteLastString() }
        // Two delimiters do not start a comment.
        if next == UInt8(ascii: "*"), bytes.last == UInt8(ascii: "/") { bytes.append(UInt8(ascii: " ")) }
    }

    /// Whether the text ends with the operator `-`, not with a name. A negative number after it is not a name either.
    private var isMinus: Bool {
        bytes.last == UInt8(ascii: "-") && !(bytes.dropLast().last.map(Self.isJoining) ?? false)
    }

    /// Whether the text ends with the value of a variable that is a string.
    private var isAfterString: Bool { strings.last?.upperBound == bytes.count }

    private mutating func unquoteLastString() {
        guard isAfterString, let range = strings.popLast() else { return }
        bytes.replaceSubrange(range, with: Self.contents(of: bytes[range]))
    }

    private static func contents(of string: ArraySlice<UInt8>) -> [UInt8] {
        string.withUnsafeBufferPointer { InterfaCSSText.contents(ofString: $0) } ?? []
    }

    /// Whether a byte next to a value can be a part of the same name or number.
    private static func isJoining(_ byte: UInt8) -> Bool {
        let letter = asciiLowercased(byte)
        return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z") || byte >= 0x80
            || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || "-_#%".utf8.contains(byte)
    }
}
