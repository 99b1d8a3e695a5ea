/// Reads tokens of InterfaCSS.
extension TokenList {
    /// The bytes of some tokens.
    package func bytes(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
        let range = byteRange(range)
        return UnsafeBufferPointer(start: text + range.lowerBound, count: range.count)
    }

    /// The name of a token as written, with its escapes.
    package func rawName(_ index: Int) -> String { String(decoding: nameBytes(index), as: UTF8.self) }

    /// Whether a token is a reference to a variable: `@name`, or `--name` as in version 2.0.
    package func isVariable(_ index: Int) -> Bool { kind(index) == .atKeyword || isCustomPropertyName(index) }

    /// Whether there is a `!` outside of brackets.
    package func hasTopLevelExclamationMark(_ range: Range<Int>) -> Bool {
        var index = range.lowerBound
        while index < range.upperBound {
            if isDelim(index, "!") { return true }
            index = after(index, limit: range.upperBound)
        }
        return false
    }

    /// A reference to a variable as `var()`.
    package func variableText(_ index: Int) -> String {
        kind(index) == .atKeyword ? "var(--\(rawName(index)))" : "var(\(rawName(index)))"
    }
}
