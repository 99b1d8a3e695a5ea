/// A test of one attribute (Selectors 4, section 6), or of an element's language (section 7.2).
struct AttributeSelector: Hashable, BitwiseCopyable {
    /// `CFlexTokenizer.h` defines the raw values, except that of `language`.
    enum Operation: UInt8 {
        case exists = 1
        case equals, includes, dash, prefix, suffix, substring
        /// `:lang()`. The operand is the list of language ranges, separated by `rangeSeparator`.
        case language
    }

    /// Separates the ranges of `:lang()`. CSS replaces this character, so that no range contains it.
    static let rangeSeparator: Unicode.Scalar = "\0"

    /// The atom of the attribute.
    var name: UInt32
    var operation: Operation
    /// The atom of the value to compare with.
    var value: UInt32
    var ignoresCase = false

    /// Whether a value matches exactly if its atom is equal to `value`.
    @inline(__always) var comparesAtoms: Bool { operation == .equals && !ignoresCase }

    /// Whether an attribute's value matches.
    /// - Parameters:
    ///   - value: The attribute's value in UTF-8.
    ///   - operand: The value to compare with, in UTF-8.
    func matches(_ value: UnsafeBufferPointer<UInt8>, _ operand: UnsafeBufferPointer<UInt8>) -> Bool {
        let last = value.count - operand.count
        switch operation {
        case .exists: return true
        case .language: return LanguageRange.matchesAny(of: operand, value)
        case .equals: return last == 0 && contains(value, operand, at: 0)
        case .dash:
            guard last >= 0, contains(value, operand, at: 0) else { return false }
            return last == 0 || value[operand.count] == UInt8(ascii: "-")
        case .includes:
            if operand.isEmpty || operand.contains(where: isWhitespace) { return false }
            return find(operand, in: value) { start in
                let end = start + operand.count
                return (start == 0 || isWhitespace(value[start - 1]))
                    && (end == value.count || isWhitespace(value[end]))
            }
        case .prefix: return !operand.isEmpty && last >= 0 && contains(value, operand, at: 0)
        case .suffix: return !operand.isEmpty && last >= 0 && contains(value, operand, at: last)
        case .substring: return !operand.isEmpty && find(operand, in: value) { _ in true }
        }
    }

    /// Whether the operand occurs at a position that `isWanted` accepts.
    @inline(__always)
    private func find(
        _ operand: UnsafeBufferPointer<UInt8>, in value: UnsafeBufferPointer<UInt8>, where isWanted: (Int) -> Bool
    ) -> Bool {
        var start = 0
        while start + operand.count <= value.count {
            if contains(value, operand, at: start), isWanted(start) { return true }
            start += 1
        }
        return false
    }

    @inline(__always)
    private func contains(
        _ value: UnsafeBufferPointer<UInt8>, _ operand: UnsafeBufferPointer<UInt8>, at start: Int
    ) -> Bool {
        for index in 0..<operand.count where !areEqual(value[start + index], operand[index]) { return false }
        return true
    }

    @inline(__always) private func areEqual(_ left: UInt8, _ right: UInt8) -> Bool {
        left == right || ignoresCase && asciiLowercased(left) == asciiLowercased(right)
    }
}

/// Matches language tags against the ranges of `:lang()` (RFC 4647, section 3.3.2, extended filtering).
private enum LanguageRange {
    /// Whether a language matches one of the ranges.
    static func matchesAny(of ranges: UnsafeBufferPointer<UInt8>, _ language: UnsafeBufferPointer<UInt8>) -> Bool {
        let separator = UInt8(ascii: AttributeSelector.rangeSeparator)
        return ranges.split(separator: separator, omittingEmptySubsequences: false).contains {
            matches($0, language[...])
        }
    }

    private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

    private static func matches(_ range: Bytes, _ language: Bytes) -> Bool {
        // An unknown language matches only the empty range.
        guard !range.isEmpty, !language.isEmpty else { return range.isEmpty && language.isEmpty }
        var wanted = Subtags(range)
        var subtags = Subtags(language)
        guard let first = wanted.next(), let primary = subtags.next(), isWildcard(first) || areEqual(first, primary)
        else { return false }
        while let subtag = wanted.next() {
            if isWildcard(subtag) { continue }
            while true {
                guard let candidate = subtags.next() else { return false }
                if areEqual(subtag, candidate) { break }
                // A single character introduces an extension, which a range does not skip.
                if candidate.count == 1 { return false }
            }
        }
        return true
    }

    private static func isWildcard(_ subtag: Bytes) -> Bool {
        subtag.count == 1 && subtag.first == UInt8(ascii: "*")
    }

    private static func areEqual(_ left: Bytes, _ right: Bytes) -> Bool {
        left.elementsEqual(right) { asciiLowercased($0) == asciiLowercased($1) }
    }

    /// The parts of a language tag between hyphens.
    private struct Subtags {
        private var rest: Bytes?

        init(_ tag: Bytes) {
            rest = tag
        }

        mutating func next() -> Bytes? {
            guard let tag = rest else { return nil }
            let end = tag.firstIndex(of: UInt8(ascii: "-"))
            rest = end.map { tag[($0 + 1)...] }
            return tag[..<(end ?? tag.endIndex)]
        }
    }
}
