/// Locates the tags of an XML file, because `XMLParser` does not report the locations of attributes. The parser checks
/// that the file is well-formed.
struct XMLScanner {
    /// An attribute of a start tag, in byte offsets.
    struct Attribute {
        let name: Range<Int>
        /// The range without the quotes.
        let value: Range<Int>
    }

    /// A start tag, in byte offsets.
    struct Tag {
        let name: Range<Int>
        let attributes: [Attribute]
        /// The offset after the tag.
        let end: Int
    }

    private let bytes: [UInt8]
    private(set) var position: Int

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// Returns whether a file is XML rather than JSON. XML starts with `<`, and JSON never does.
    static func isXML(_ bytes: [UInt8]) -> Bool {
        let scanner = XMLScanner(bytes)
        return bytes[scanner.position...].first { !isBlank($0) } == UInt8(ascii: "<")
    }

    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    // MARK: The prolog

    /// Returns the first error of the prolog: an encoding other than UTF-8, or a document type that declares entities.
    func prologError() -> XMLError? {
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) || bytes.prefix(4).contains(0) {
            return XMLError(reason: "the encoding must be UTF-8", range: 0..<1)
        }
        var scanner = self
        while let start = scanner.skip(to: "<") {
            if scanner.starts("?xml"), let error = scanner.declarationError() { return error }
            if scanner.starts("!DOCTYPE") { return scanner.documentTypeError(from: start - 1) }
            guard scanner.starts("?") || scanner.starts("!--") else { return nil }
            scanner.skipMarkup()
        }
        return nil
    }

    /// Returns the error of an XML declaration with an encoding other than UTF-8 or ASCII.
    private func declarationError() -> XMLError? {
        let end = Self.offset(of: "?>", in: bytes, from: position) ?? bytes.count
        guard let name = Self.offset(of: "encoding", in: bytes, from: position), name < end else { return nil }
        var index = name + 8
        while index < end, Self.isBlank(bytes[index]) || bytes[index] == UInt8(ascii: "=") { index += 1 }
        guard index < end, Self.isQuote(bytes[index]) else { return nil }
        let start = index + 1
        let length = bytes[start..<end].firstIndex(of: bytes[index]).map { $0 - start } ?? 0
        let encoding = string(start..<start + length).lowercased()
        if ["utf-8", "utf8", "us-ascii", "ascii"].contains(encoding) { return nil }
        return XMLError(reason: "the encoding must be UTF-8", range: start..<start + length)
    }

    /// Returns the error of a document type with declarations. Declared entities could expand without limit.
    private func documentTypeError(from start: Int) -> XMLError? {
        var index = position
        while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
            if bytes[index] == UInt8(ascii: "[") {
                return XMLError(reason: "a document type with declarations is not allowed", range: start..<index)
            }
            index = Self.isQuote(bytes[index]) ? afterQuoted(index, to: bytes.count) : index + 1
        }
        return nil
    }

    /// Returns the bytes of a file with processing instructions replaced by spaces. Line ends are kept.
    ///
    /// On Linux, Foundation's parser crashes on a processing instruction without data, such as `<?a?>`.
    static func withoutInstructions(_ bytes: [UInt8]) -> [UInt8] {
        var scanner = XMLScanner(bytes)
        var result = bytes
        let start = scanner.position
        while let markup = scanner.skip(to: "<") {
            if scanner.starts("?") {
                let isDeclaration = markup == start + 1 && scanner.starts("?xml ")
                scanner.skipMarkup()
                guard !isDeclaration else { continue }
                for index in markup - 1..<scanner.position where !isLineEnd(bytes[index]) { result[index] = 0x20 }
            } else if scanner.starts("!") || scanner.starts("/") {
                scanner.skipMarkup()
            } else {
                _ = scanner.tag()
            }
        }
        return result
    }

    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    // MARK: Tags

    /// Returns the next start tag, or `nil` if there is none.
    mutating func nextStartTag() -> Tag? {
        while skip(to: "<") != nil {
            if starts("?") || starts("!") || starts("/") { skipMarkup() } else { return tag() }
        }
        return nil
    }

    private mutating func tag() -> Tag {
        let name = self.name()
        var attributes: [Attribute] = []
        while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
            if Self.isBlank(bytes[position]) || bytes[position] == UInt8(ascii: "/") {
                position += 1
                continue
            }
            let name = self.name()
            while position < bytes.count, Self.isBlank(bytes[position]) || bytes[position] == UInt8(ascii: "=") {
                position += 1
            }
            guard position < bytes.count, Self.isQuote(bytes[position]) else {
                // Not well-formed.
                if name.isEmpty { position += 1 }
                continue
            }
            let start = position + 1
            position = afterQuoted(position, to: bytes.count)
            attributes.append(Attribute(name: name, value: start..<max(start, position - 1)))
        }
        position = min(position + 1, bytes.count)
        return Tag(name: name, attributes: attributes, end: position)
    }

    private mutating func name() -> Range<Int> {
        let start = position
        while position < bytes.count, !Self.isBlank(bytes[position]), !Self.nameEnds.contains(bytes[position]) {
            position += 1
        }
        return start..<position
    }

    /// Returns the ranges of the text from an offset to the next tag, without comments. The contents of CDATA sections
    /// are verbatim.
    func texts(from start: Int) -> [(range: Range<Int>, isVerbatim: Bool)] {
        var scanner = self
        scanner.position = start
        var texts: [(range: Range<Int>, isVerbatim: Bool)] = []
        while true {
            let start = scanner.position
            guard scanner.skip(to: "<") != nil else { return texts }
            texts.append((start..<scanner.position - 1, false))
            let markup = scanner.position
            if scanner.starts("![CDATA[") {
                scanner.skipMarkup()
                texts.append((markup + 8..<max(markup + 8, scanner.position - 3), true))
            } else if scanner.starts("!--") || scanner.starts("?") {
                scanner.skipMarkup()
            } else {
                return texts
            }
        }
    }

    // MARK: Values

    /// Returns whether the bytes at an index are CR and LF, which are a single space in an attribute value.
    func isLineEndPair(at index: Int, limit: Int) -> Bool {
        bytes[index] == 0x0D && index + 1 < limit && bytes[index + 1] == 0x0A
    }

    /// Returns the text of the reference at an index, such as `&amp;` or `&#65;`, or `nil` if there is none.
    func reference(at index: Int, limit: Int) -> (text: String, end: Int)? {
        guard bytes[index] == UInt8(ascii: "&") else { return nil }
        // All valid references are shorter than 16 bytes.
        guard let end = bytes[index..<min(limit, index + 16)].firstIndex(of: UInt8(ascii: ";")) else { return nil }
        let name = string(index + 1..<end)
        if let text = Self.entities[name] { return (text, end + 1) }
        guard name.hasPrefix("#") else { return nil }
        let isHexadecimal = name.hasPrefix("#x")
        let code = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
        return code.flatMap(Unicode.Scalar.init).map { (String(Character($0)), end + 1) }
    }

    private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

    // MARK: Bytes

    static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
    private static func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }
    private static let nameEnds: Set<UInt8> = Set("=/>\"'".utf8)

    private func starts(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

    /// Moves to the offset after the next occurrence of a character. Returns this offset, or `nil` if there is none.
    private mutating func skip(to mark: Unicode.Scalar) -> Int? {
        guard let found = bytes[position...].firstIndex(of: UInt8(ascii: mark)) else {
            position = bytes.count
            return nil
        }
        position = found + 1
        return position
    }

    /// Moves from the offset after `<` to the end of a comment, CDATA section, processing instruction, document type or
    /// end tag.
    private mutating func skipMarkup() {
        if starts("!DOCTYPE") {
            while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
                position = Self.isQuote(bytes[position]) ? afterQuoted(position, to: bytes.count) : position + 1
            }
            return
        }
        let end =
            starts("!--") ? "-->" : starts("![CDATA[") ? "]]>" : starts("?") ? "?>" : ">"
        let start = starts("!--") ? position + 3 : position
        position = Self.offset(of: end, in: bytes, from: start).map { $0 + end.utf8.count } ?? bytes.count
    }

    private func afterQuoted(_ quote: Int, to end: Int) -> Int {
        bytes[(quote + 1)..<end].firstIndex(of: bytes[quote]).map { $0 + 1 } ?? end
    }

    private static func offset(of text: String, in bytes: [UInt8], from start: Int) -> Int? {
        let text = Array(text.utf8)
        var index = start
        while let found = bytes[index...].firstIndex(of: text[0]) {
            if bytes[found...].starts(with: text) { return found }
            index = found + 1
        }
        return nil
    }
}
