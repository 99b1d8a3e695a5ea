/// Reads the tokens of JSON (RFC 8259).
struct JSONScanner {
    private let bytes: [UInt8]
    private(set) var position: Int

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        // A byte order mark may be ignored (RFC 8259, section 8.1).
        position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// The next byte. `nil` at the end of the file.
    var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    mutating func skipBlanks() {
        while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
    }

    /// Skips a punctuation mark if it is the next token. Returns whether it was skipped.
    mutating func skip(_ mark: Unicode.Scalar) -> Bool {
        skipBlanks()
        guard peek == UInt8(ascii: mark) else { return false }
        position += 1
        return true
    }

    mutating func expect(_ mark: Unicode.Scalar, or other: String? = nil) throws(JSONError) {
        if !skip(mark) { throw unexpected([other, "“\(mark)”"].compactMap { $0 }.joined(separator: " or ")) }
    }

    /// Skips the opening bracket of an array or object. `depth` is the number of enclosing arrays and objects.
    mutating func open(depth: Int, limit: Int) throws(JSONError) {
        guard depth < limit else {
            throw JSONError(
                reason: "arrays and objects are nested more than \(limit) deep", range: position..<position + 1)
        }
        position += 1
    }

    /// Reads the name of a member and the following colon.
    mutating func name() throws(JSONError) -> (text: String, range: Range<Int>) {
        skipBlanks()
        guard peek == UInt8(ascii: "\"") else { throw unexpected("a name in double quotes") }
        let start = position
        let text = try string()
        let range = start..<position
        try expect(":")
        return (text, range)
    }

    /// Reads a value that is neither an array nor an object.
    mutating func scalar() throws(JSONError) -> DataNode.Value {
        if peek == UInt8(ascii: "\"") { return .string(try string()) }
        if peek == UInt8(ascii: "-") || hasDigit { return .number(try number()) }
        let literals: [(String, DataNode.Value)] = [("null", .null), ("true", .bool(true)), ("false", .bool(false))]
        for (keyword, value) in literals where bytes[position...].starts(with: keyword.utf8) {
            position += keyword.utf8.count
            return value
        }
        throw unexpected("a value")
    }

    func expectEnd() throws(JSONError) {
        var rest = self
        rest.skipBlanks()
        if rest.peek != nil { throw rest.unexpected("nothing more") }
    }

    private func unexpected(_ expected: String) -> JSONError {
        guard position < bytes.count else {
            return JSONError(reason: "expected \(expected), but the file ends here", range: position..<position)
        }
        return JSONError(reason: "expected \(expected)", range: position..<position + 1)
    }

    // MARK: Numbers

    private mutating func number() throws(JSONError) -> Double {
        let start = position
        if peek == UInt8(ascii: "-") { position += 1 }
        if peek == UInt8(ascii: "0") { position += 1 } else { try digits() }
        if peek == UInt8(ascii: ".") {
            position += 1
            try digits()
        }
        if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
            position += 1
            if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { position += 1 }
            try digits()
        }
        guard let number = Double(String(decoding: bytes[start..<position], as: UTF8.self)), number.isFinite else {
            throw JSONError(reason: "this number is too large", range: start..<position)
        }
        return number
    }

    private mutating func digits() throws(JSONError) {
        let start = position
        while hasDigit { position += 1 }
        if position == start { throw unexpected("a digit") }
    }

    private var hasDigit: Bool { peek.map { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ?? false }

    // MARK: Strings

    /// Reads a string. Invalid bytes become U+FFFD, as in stylesheets.
    private mutating func string() throws(JSONError) -> String {
        let start = position
        position += 1
        let text = try content()
        guard peek != nil else { throw JSONError(reason: "this string never ends", range: start..<start + 1) }
        position += 1
        return String(decoding: text, as: UTF8.self)
    }

    /// Returns the map from offsets in a string to offsets in the file.
    /// - Parameter start: The offset of the opening quote.
    func offsets(inStringAt start: Int) -> TextOffsets {
        var scanner = self
        scanner.position = start + 1
        var offsets = TextOffsets(from: scanner.position)
        while let byte = scanner.peek, byte != UInt8(ascii: "\"") {
            if byte != UInt8(ascii: "\\") {
                offsets.appendByte()
                scanner.position += 1
            } else if let character = try? scanner.escape() {
                offsets.append(UTF8.width(character), fileEnd: scanner.position)
            } else {
                break
            }
        }
        return offsets
    }

    /// Reads the contents of a string up to the closing quote.
    private mutating func content() throws(JSONError) -> [UInt8] {
        var text: [UInt8] = []
        while let byte = peek, byte != UInt8(ascii: "\"") {
            switch byte {
            case UInt8(ascii: "\\"): text += String(try escape()).utf8
            case 0..<0x20:
                throw JSONError(
                    reason: "control characters in strings are written as escapes, such as \\n",
                    range: position..<position + 1)
            default:
                text.append(byte)
                position += 1
            }
        }
        return text
    }

    private mutating func escape() throws(JSONError) -> Unicode.Scalar {
        let start = position
        position += 1
        let letter = peek
        position = min(position + 1, bytes.count)
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter!)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try codePoint()
        default: throw JSONError(reason: "there is no such escape", range: start..<position)
        }
    }

    /// Reads the digits of a `\u` escape. If it is a leading surrogate, also reads a second escape. A lone surrogate is
    /// valid in JSON (RFC 8259, section 8.2) but not in a Swift string, and becomes U+FFFD.
    private mutating func codePoint() throws(JSONError) -> Unicode.Scalar {
        let first = try codeUnit()
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard UTF16.isLeadSurrogate(first), bytes[position...].starts(with: [0x5C, UInt8(ascii: "u")]) else {
            return "\u{FFFD}"
        }
        var rest = self
        rest.position += 2
        let second = try rest.codeUnit()
        // Otherwise the second escape is a separate character.
        guard UTF16.isTrailSurrogate(second) else { return "\u{FFFD}" }
        self = rest
        return Unicode.Scalar(0x10000 + UInt32(first - 0xD800) << 10 + UInt32(second - 0xDC00))!
    }

    private mutating func codeUnit() throws(JSONError) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = peek.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
                throw unexpected("four hexadecimal digits")
            }
            unit = unit << 4 | UInt16(digit)
            position += 1
        }
        return unit
    }
}
