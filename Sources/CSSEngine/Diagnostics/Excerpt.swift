/// A line of a source, and the carets under a range. Reads only the part of a long line around the range, so that the
/// cost does not depend on the length of the line.
package struct Excerpt: Sendable {
    // In UTF-16 units, like the columns of locations.
    private static let maximumColumns = 200
    private static let maximumColumnsBefore = 80
    /// The maximum number of UTF-8 bytes of a UTF-16 unit.
    private static let bytesPerUnit = 3

    package let line: String
    /// Spaces and carets, up to the last character of the range.
    package let caret: String

    /// Creates the excerpt of a range. Fails if the line is empty.
    package init?(_ source: Source, _ range: Range<Int>) {
        let (source, range) = (source.original, source.originalRange(range))
        let offset = range.lowerBound
        let reach = Self.maximumColumns * Self.bytesPerUnit
        let start = source.lineStart(at: offset, upTo: reach)
        let end = source.lineEnd(at: offset, upTo: reach)
        var before = source.string(start.offset..<offset)
        var after = source.string(offset..<end.offset)
        if start.isCut || end.isCut || before.utf16.count + after.utf16.count > Self.maximumColumns {
            before = before.ending(start.isCut, columns: Self.maximumColumnsBefore)
            after = after.beginning(end.isCut, columns: Self.maximumColumns - Self.maximumColumnsBefore)
        }
        let width = source.string(offset..<max(offset, min(range.upperBound, end.offset))).utf16.count
        line = (before + after).escapedForTerminal(exceptTabs: true)
        guard !line.isEmpty else { return nil }
        // Keeps tabs, so that the carets are aligned with the line above.
        let margin = String(decoding: before.utf16.map { $0 == 9 ? 9 : 32 }, as: UTF16.self)
        caret = margin + String(repeating: "^", count: max(1, min(width, after.utf16.count)))
    }

    /// Both lines, each preceded by a line break and a margin.
    package var text: String { "\n    \(line)\n    \(caret)" }
}

extension String {
    /// Returns the end of the string, with an ellipsis before it if the string is cut or too long.
    fileprivate func ending(_ isCut: Bool, columns: Int) -> String {
        guard isCut || utf16.count > columns else { return self }
        return "…" + String(String.UnicodeScalarView(Self.fitting(unicodeScalars.reversed(), columns - 1).reversed()))
    }

    /// Returns the start of the string, with an ellipsis after it if the string is cut or too long.
    fileprivate func beginning(_ isCut: Bool, columns: Int) -> String {
        guard isCut || utf16.count > columns else { return self }
        return String(String.UnicodeScalarView(Self.fitting(unicodeScalars, columns - 1))) + "…"
    }

    private static func fitting(_ scalars: some Sequence<Unicode.Scalar>, _ columns: Int) -> [Unicode.Scalar] {
        var remaining = columns
        return scalars.prefix { scalar in
            remaining -= UTF16.width(scalar)
            return remaining >= 0
        }
    }
}

extension Source {
    /// Returns the start of the line of a byte offset, or the first character at most `limit` bytes before the offset.
    fileprivate func lineStart(at offset: Int, upTo limit: Int) -> (offset: Int, isCut: Bool) {
        let first = startsWithByteOrderMark ? min(3, offset) : 0
        var start = offset
        while start > first, !isLineEnd(text[start - 1]) {
            start -= 1
            guard offset - start >= limit else { continue }
            while start < offset, isContinuation(text[start]) { start += 1 }
            return (start, true)
        }
        return (start, false)
    }

    /// Returns the end of the line of a byte offset, or the last character at most `limit` bytes after the offset.
    fileprivate func lineEnd(at offset: Int, upTo limit: Int) -> (offset: Int, isCut: Bool) {
        var end = offset
        while end < length, !isLineEnd(text[end]) {
            end += 1
            guard end - offset >= limit else { continue }
            while end > offset, end < length, isContinuation(text[end]) { end -= 1 }
            return (end, end < length && !isLineEnd(text[end]))
        }
        return (end, false)
    }

    private func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
