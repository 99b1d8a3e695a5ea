extension TokenList {
    /// Tokenizes a source and calls `body` with the tokens, which are valid only during the call.
    /// - Parameter lineComments: Whether `//` starts a comment, as in InterfaCSS.
    package static func withTokens<Result>(
        of source: Source, lineComments: Bool = false, _ body: (TokenList) throws -> Result
    ) rethrows -> Result {
        let scan = scan(source.text, length: source.length, lineComments: lineComments)
        defer { scan.rows.deallocate() }
        let tokens = TokenList(
            text: source.text, rows: scan.rows.baseAddress!, count: scan.rows.count - 1,
            isValidUTF8: source.isValidUTF8, depth: scan.depth, isFlawed: scan.isFlawed)
        return try body(tokens)
    }

    /// The bytes of a token's name: without `@`, `#`, `(`, or the number before a unit.
    @inline(__always) package func nameBytes(_ index: Int) -> UnsafeBufferPointer<UInt8> {
        var start = start(index)
        var end = end(index)
        let kind = kind(index)
        if kind == .atKeyword || kind == .hash {
            start += 1
        } else if kind == .function {
            end -= 1
        } else if kind == .dimension {
            start = Int(rows[index].link)
        }
        return UnsafeBufferPointer(start: text + start, count: end - start)
    }

    /// Whether a token's name equals its bytes, because it has no escapes and no invalid UTF-8.
    @inline(__always) func hasPlainName(_ index: Int) -> Bool {
        !rows[index].isEscaped && isValidUTF8
    }

    /// The value of a name, hash, function, at-keyword or a dimension's unit (CSS Syntax 3, section 4.3.11).
    package func name(_ index: Int) -> String {
        let bytes = nameBytes(index)
        return rows[index].isEscaped ? unescape(bytes) : String(decoding: bytes, as: UTF8.self)
    }

    /// Whether a token's name equals `lowercased` in ASCII lower case.
    @inline(__always) package func isName(_ index: Int, _ lowercased: StaticString) -> Bool {
        rows[index].isEscaped
            ? isEscapedName(index, lowercased) : equalsIgnoringASCIICase(nameBytes(index), lowercased)
    }

    private func isEscapedName(_ index: Int, _ lowercased: StaticString) -> Bool {
        asciiLowercased(unescape(nameBytes(index))) == "\(lowercased)"
    }

    /// Whether a token is the identifier `lowercased` in ASCII lower case.
    package func isIdent(_ index: Int, _ lowercased: StaticString) -> Bool {
        kind(index) == .ident && isName(index, lowercased)
    }

    /// Whether the token is an identifier that starts with two dashes.
    @inline(__always) func isDashedIdent(_ index: Int) -> Bool {
        kind(index) == .ident && hasDashedName(index, minimumLength: 2)
    }

    /// Whether the token is the name of a custom property: two dashes followed by at least one character.
    @inline(__always) package func isCustomPropertyName(_ index: Int) -> Bool {
        kind(index) == .ident && hasDashedName(index, minimumLength: 3)
    }

    /// Whether the token begins a function whose name is two dashes followed by at least one character.
    @inline(__always) package func isDashedFunction(_ index: Int) -> Bool {
        kind(index) == .function && hasDashedName(index, minimumLength: 3)
    }

    /// Whether a name starts with two dashes and has at least `minimumLength` bytes.
    @inline(__always) private func hasDashedName(_ index: Int, minimumLength: Int) -> Bool {
        let dash = UInt8(ascii: "-")
        if rows[index].isEscaped {
            let name = name(index).utf8
            return name.count >= minimumLength && name.starts(with: [dash, dash])
        }
        let name = nameBytes(index)
        return name.count >= minimumLength && name[0] == dash && name[1] == dash
    }

    /// Whether the name of a token is that of `@extend`, which is also written `@extends`.
    package func isExtend(_ index: Int) -> Bool { isName(index, "extend") || isName(index, "extends") }

    /// Whether the token is a combinator other than white space.
    package func isCombinator(_ index: Int) -> Bool {
        isDelim(index, ">") || isDelim(index, "+") || isDelim(index, "~")
    }

    /// The value of a string or url token (CSS Syntax 3, sections 4.3.5 and 4.3.6).
    package func stringValue(_ index: Int) -> String {
        var bytes = bytes(index)
        let isUnclosed = rows[index].isUnclosed
        if kind(index) == .url {
            // `url` can contain escapes. The parenthesis cannot.
            let open = bytes.firstIndex(of: UInt8(ascii: "("))! + 1
            bytes = UnsafeBufferPointer(rebasing: bytes[open...].dropLast(isUnclosed ? 0 : 1))
            bytes = UnsafeBufferPointer(rebasing: bytes.drop(while: isWhitespace))
            while let last = bytes.last, isWhitespace(last), !endsInEscape(bytes.dropLast()) {
                bytes = UnsafeBufferPointer(rebasing: bytes.dropLast())
            }
        } else {
            bytes = UnsafeBufferPointer(rebasing: bytes.dropFirst().dropLast(isUnclosed ? 0 : 1))
        }
        return rows[index].isEscaped
            ? unescape(bytes, inString: kind(index) == .string) : String(decoding: bytes, as: UTF8.self)
    }

    /// Appends a token as written, in a form that other text can follow. An escape that ends with the input becomes
    /// nothing in a string, and U+FFFD in every other token (CSS Syntax 3, sections 4.3.5 and 4.3.7).
    package func append(_ index: Int, to text: inout [UInt8]) {
        let bytes = bytes(index)
        let backslashes = bytes.reversed().prefix { $0 == UInt8(ascii: "\\") }.count
        guard rows[index].isEscaped, index == count - 1, backslashes % 2 == 1 else {
            text.append(contentsOf: bytes)
            return
        }
        text.append(contentsOf: bytes.dropLast())
        if kind(index) != .string { text.append(contentsOf: "\u{FFFD}".utf8) }
    }

    /// The URL of `url(…)`, with or without quotes; `nil` if the token does not start one.
    func urlValue(_ index: Int, limit: Int) -> String? {
        if kind(index) == .url { return stringValue(index) }
        guard kind(index) == .function, isName(index, "url") else { return nil }
        let argument = trimmed(index + 1..<partner(index, limit: limit))
        guard argument.count == 1, kind(argument.lowerBound) == .string else { return nil }
        return stringValue(argument.lowerBound)
    }

    /// The number of a numeric token, clamped to finite numbers.
    package func number(_ index: Int) -> Double { parseNumber(numberBytes(index)) }

    /// The bytes of the number of a numeric token, without the unit or percent sign.
    func numberBytes(_ index: Int) -> UnsafeBufferPointer<UInt8> {
        let kind = kind(index)
        let end = kind == .dimension ? Int(rows[index].link) : end(index) - (kind == .percentage ? 1 : 0)
        return UnsafeBufferPointer(start: text + start(index), count: end - start(index))
    }
}

/// Whether white space after a text would end a hexadecimal escape, or would be escaped itself.
func endsInEscape(_ text: some BidirectionalCollection<UInt8>) -> Bool {
    let digits = text.reversed().prefix(6).prefix { hexValue($0) != nil }.count
    let backslashes = text.dropLast(digits).reversed().prefix { $0 == UInt8(ascii: "\\") }.count
    return backslashes % 2 == 1
}

/// Replaces escapes by the code points that they represent.
/// - Parameter inString: Whether an escaped line end represents nothing.
private func unescape(_ bytes: UnsafeBufferPointer<UInt8>, inString: Bool = false) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
        let byte = bytes[index]
        index += 1
        guard byte == UInt8(ascii: "\\") else {
            result.append(byte)
            continue
        }
        guard index < bytes.count else {
            // At the end of the input, an escape is U+FFFD in a name and nothing in a string.
            if !inString { result.append(contentsOf: "\u{FFFD}".utf8) }
            break
        }
        var scalar: UInt32 = 0
        var digits = 0
        while digits < 6, index < bytes.count, let digit = hexValue(bytes[index]) {
            scalar = scalar * 16 + UInt32(digit)
            digits += 1
            index += 1
        }
        if digits > 0 {
            if index < bytes.count, isWhitespace(bytes[index]) { index += lineEndLength(bytes, index) }
            let value = scalar == 0 ? nil : Unicode.Scalar(scalar)
            result.append(contentsOf: String(value ?? "\u{FFFD}").utf8)
        } else if inString, isLineEnd(bytes[index]) {
            index += lineEndLength(bytes, index)
        } else {
            result.append(bytes[index])
            index += 1
        }
    }
    return String(decoding: result, as: UTF8.self)
}

/// 2 for CR LF, 1 for every other byte.
private func lineEndLength(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
    let isPair =
        bytes[index] == UInt8(ascii: "\r") && index + 1 < bytes.count
        && bytes[index + 1] == UInt8(ascii: "\n")
    return isPair ? 2 : 1
}

private let exactPowersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
    1e19, 1e20, 1e21, 1e22,
]

/// The value of a CSS number.
///
/// For up to 15 digits and small powers of ten, both operands of a division are exact, and its result is rounded once. The
/// standard library parses all other numbers.
private func parseNumber(_ bytes: UnsafeBufferPointer<UInt8>) -> Double {
    var index = 0
    var isNegative = false
    if let first = bytes.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
        isNegative = first == UInt8(ascii: "-")
        index = 1
    }
    var mantissa: UInt64 = 0
    var digits = 0
    var fraction = 0
    var seenPoint = false
    scanning: while index < bytes.count {
        let byte = bytes[index]
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            if mantissa > 0 || byte != UInt8(ascii: "0") { digits += 1 }
            if digits > 15 { break scanning }
            mantissa = mantissa * 10 + UInt64(byte - UInt8(ascii: "0"))
            if seenPoint { fraction += 1 }
        case UInt8(ascii: "."):
            seenPoint = true
        default:
            break scanning
        }
        index += 1
    }
    if index == bytes.count, fraction < exactPowersOfTen.count {
        let magnitude = Double(mantissa) / exactPowersOfTen[fraction]
        return isNegative ? -magnitude : magnitude
    }
    let value = Double(String(decoding: bytes, as: UTF8.self)) ?? 0
    return min(max(value, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
}
