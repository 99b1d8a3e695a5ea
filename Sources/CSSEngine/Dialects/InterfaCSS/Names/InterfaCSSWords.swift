/// The words of an enumeration or an option set, and the keywords of CSS that replace them.
final class InterfaCSSWords: Sendable {
    /// The words in lower case, and the keywords.
    private let words: [(word: [UInt8], keyword: String)]

    /// Creates words from a list in camel case. `word=keyword` is a word with a different keyword.
    init(_ list: String) {
        words = list.split(separator: " ").map { item in
            let parts = item.split(separator: "=")
            let keyword = parts.count > 1 ? String(parts[1]) : dashed(parts[0])
            return (parts[0].utf8.map { asciiLowercased($0) }, keyword)
        }
    }

    /// Returns the keyword of a word, or of the longest word that ends the name of a constant, as in
    /// `UIViewContentModeTopLeft`.
    func keyword(_ name: UnsafeBufferPointer<UInt8>) -> String? {
        let name = name.filter { $0 != UInt8(ascii: "-") }.map { asciiLowercased($0) }
        if let exact = words.first(where: { $0.word == name }) { return exact.keyword }
        let suffixes = words.filter { name.count > $0.word.count && name.suffix($0.word.count).elementsEqual($0.word) }
        return suffixes.max { $0.word.count < $1.word.count }?.keyword
    }
}

/// Returns a name in camel case with dashes and in lower case: `topLeft` becomes `top-left`.
func dashed(_ name: some StringProtocol) -> String {
    var text: [UInt8] = []
    var wasUpper = true
    for byte in name.utf8 {
        let isUpper = asciiLowercased(byte) != byte
        if isUpper, !wasUpper { text.append(UInt8(ascii: "-")) }
        text.append(byte == UInt8(ascii: ".") ? UInt8(ascii: "-") : asciiLowercased(byte))
        wasUpper = isUpper || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
    }
    return String(decoding: text, as: UTF8.self)
}
