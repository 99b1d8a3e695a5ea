/// Finds the preludes of style rules in the source text of a stylesheet. Only exact for stylesheets without errors.
enum PreludeScanner {
    /// Returns the byte ranges of the preludes of all style rules, including nested rules, without white space at
    /// either end.
    static func preludes(of text: [UInt8]) -> [Range<Int>] {
        var preludes: [Range<Int>] = []
        var start = 0
        var parentheses = 0
        var index = 0
        while index < text.count {
            switch text[index] {
            case UInt8(ascii: "/") where index + 1 < text.count && text[index + 1] == UInt8(ascii: "*"):
                let end = endOfComment(text, index)
                if isBlank(text[start..<index]) { start = end }
                index = end - 1
            case UInt8(ascii: "\""), UInt8(ascii: "'"): index = endOfString(text, index)
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "("): parentheses += 1
            case UInt8(ascii: ")"): parentheses = max(parentheses - 1, 0)
            case UInt8(ascii: "{") where parentheses == 0:
                while start < index, isSpace(text[start]) { start += 1 }
                var end = index
                while end > start, isSpace(text[end - 1]) { end -= 1 }
                if start < end, text[start] != UInt8(ascii: "@") { preludes.append(start..<end) }
                start = index + 1
            case UInt8(ascii: "}"), UInt8(ascii: ";"):
                if parentheses == 0 { start = index + 1 }
            default: break
            }
            index += 1
        }
        return preludes
    }

    static func isName(_ byte: UInt8) -> Bool { isNameStart(byte) || byte >= 0x30 && byte <= 0x39 || byte == 0x2D }

    /// Returns whether a name can start with the byte. The caller handles hyphens.
    static func isNameStart(_ byte: UInt8) -> Bool {
        byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte >= 0x09 && byte <= 0x0D }

    private static func isBlank(_ text: ArraySlice<UInt8>) -> Bool { text.allSatisfy(isSpace) }

    private static func endOfComment(_ text: [UInt8], _ start: Int) -> Int {
        var index = start + 2
        while index + 1 < text.count {
            if text[index] == UInt8(ascii: "*"), text[index + 1] == UInt8(ascii: "/") { return index + 2 }
            index += 1
        }
        return text.count
    }

    /// Returns the index of the closing quote, or of the last byte if there is none.
    private static func endOfString(_ text: [UInt8], _ start: Int) -> Int {
        var index = start + 1
        while index < text.count, text[index] != text[start] {
            index += text[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index, text.count - 1)
    }
}
