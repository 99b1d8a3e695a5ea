/// The text of a value during substitution.
///
/// A comment separates adjacent tokens that would be parsed as one token (CSS Syntax 3, section 9). Other dialects join texts
/// in their own way.
package struct SubstitutedText {
    package private(set) var bytes: [UInt8] = []
    /// The text in which the values of variables have no quotation marks; `nil` if no value has them. Only for other
    /// dialects.
    private(set) var unquoted: [UInt8]?
    /// The text of another dialect; `nil` for CSS.
    private var dialectText: (any DialectText)?
    /// The ends of the text; empty if it is of another dialect.
    private var cssEnds = TextEnds()
    /// The end of the last token, where a separating comment is inserted.
    private var lastEnd = 0
    /// The parts that come from an attribute, or that depend on one. See `hasTaintedURL`.
    private(set) var taintedRanges: [Range<Int>] = []

    /// The maximum length in bytes. A longer value is invalid, so that variables that double their length cannot exhaust
    /// memory.
    private static let lengthLimit = 1 << 20

    /// - Parameter syntax: The syntax of the value; `nil` for CSS.
    init(_ syntax: (any DialectSyntax)? = nil) {
        dialectText = syntax?.makeText()
    }

    init(unparsed text: UnsafeBufferPointer<UInt8>) {
        self.init()
        append(unparsed: text)
    }

    var isTooLong: Bool { bytes.count > Self.lengthLimit }

    /// The ends of the text; `nil` if only a scan of the text can tell them.
    var ends: TextEnds? { dialectText == nil && cssEnds.areExact ? cssEnds : nil }

    /// The CSS-wide keyword that is the whole text.
    package var wideKeyword: CSSWideKeyword? {
        if let ends, ends.tokenCount != 1 { return nil }
        return bytes.withUnsafeBufferPointer { bytes in
            TokenList.withTokens(of: Source(name: "", bytes: bytes)) { CSSWideKeyword($0, 0..<$0.count) }
        }
    }

    /// The text whose references are all replaced.
    var complete: SubstitutedText {
        guard let dialectText else { return self }
        var text = self
        (text.bytes, text.unquoted) = dialectText.complete(bytes)
        return text
    }

    /// Appends text of the unparsed value, token by token.
    mutating func append(unparsed text: UnsafeBufferPointer<UInt8>) {
        TokenList.withTokens(of: Source(name: "", bytes: text)) { tokens in
            if dialectText != nil {
                dialectText?.append(tokens, to: &bytes)
                return
            }
            for index in 0..<tokens.count { append(tokens, index) }
        }
    }

    /// Appends a token of CSS.
    mutating func append(_ tokens: TokenList, _ index: Int) {
        if tokens.kind(index) == .comment { return tokens.append(index, to: &bytes) }
        separate(from: TokenSerializationType(tokens, index))
        tokens.append(index, to: &bytes)
        cssEnds.append(tokens, index)
        lastEnd = bytes.count
    }

    /// Appends the text that replaces a reference.
    /// - Parameters:
    ///   - ends: The ends of the text; `nil` if they are not known.
    ///   - isTainted: Whether the text comes from an attribute.
    mutating func append(value text: UnsafeBufferPointer<UInt8>, ends: TextEnds? = nil, isTainted: Bool = false) {
        if dialectText != nil {
            dialectText?.append(value: text, to: &bytes)
            return
        }
        let ends = ends ?? TextEnds(of: text)
        if let first = ends.first { separate(from: first) }
        let start = bytes.count
        bytes.append(contentsOf: text)
        cssEnds.append(ends)
        if ends.last != nil { lastEnd = bytes.count }
        if isTainted { taint(from: start) }
    }

    /// Appends the text that replaces a reference.
    mutating func append(_ text: SubstitutedText) {
        let isWhole = bytes.isEmpty && dialectText == nil
        if isWhole {
            self = text
        } else {
            text.bytes.withUnsafeBufferPointer {
                append(value: $0, ends: text.ends, isTainted: !text.taintedRanges.isEmpty)
            }
        }
    }

    /// Records that the text from an offset on depends on an attribute.
    mutating func taint(from start: Int) {
        if start < bytes.count { taintedRanges.append(start..<bytes.count) }
    }

    private mutating func separate(from next: TokenSerializationType) {
        if let last = cssEnds.last, last.needsSeparator(before: next) {
            bytes.insert(contentsOf: "/**/".utf8, at: lastEnd)
        }
    }
}
