/// The line of a place in a source, and a caret under each character that is meant. Of a long line, only what is around
/// the place is read, so that the cost does not grow with the line.
package struct Excerpt: Sendable {
    /// In UTF-16 units, as columns are.
    private static let columns = 200
    private static let columnsBefore = 80
    /// No UTF-16 unit comes of more bytes.
    private static let bytesPerUnit = 3

    package let line: String
    /// As wide as the line up to the last character that is meant.
    package let caret: String

    /// Nil where the line is empty.
    package init?(_ source: Source, _ range: Range<Int>) {
        let offset = range.lowerBound
        let reach = Self.columns * Self.bytesPerUnit
        let start = source.lineStart(at: offset, upTo: reach)
        let end = source.lineEnd(at: offset, upTo: reach)
        var before = source.string(start.offset..<offset)
        var after = source.string(offset..<end.offset)
        if start.isCut || end.isCut || before.utf16.count + after.utf16.count > Self.columns {
            before = before.ending(start.isCut, columns: Self.columnsBefore)
            after = after.beginning(end.isCut, columns: Self.columns - Self.columnsBefore)
        }
        let meant = source.string(offset..<max(offset, min(range.upperBound, end.offset))).utf16.count
        line = (before + after).visible(exceptTabs: true)
        guard !line.isEmpty else { return nil }
        // A tab is as wide as the tab above it.
        let margin = String(decoding: before.utf16.map { $0 == 9 ? 9 : 32 }, as: UTF16.self)
        caret = margin + String(repeating: "^", count: max(1, min(meant, after.utf16.count)))
    }

    /// Both lines, each behind a line end and a margin.
    package var text: String { "\n    \(line)\n    \(caret)" }
}

extension String {
    /// The last of a text, behind an ellipsis where something is missing.
    fileprivate func ending(_ isCut: Bool, columns: Int) -> String {
        guard isCut || utf16.count > columns else { return self }
        return "…" + String(String.UnicodeScalarView(Self.fitting(unicodeScalars.reversed(), columns - 1).reversed()))
    }

    /// The first of a text, before an ellipsis where something is missing.
    fileprivate func beginning(_ isCut: Bool, columns: Int) -> String {
        guard isCut || utf16.count > columns else { return self }
        return String(String.UnicodeScalarView(Self.fitting(unicodeScalars, columns - 1))) + "…"
    }

    private static func fitting(_ scalars: some Sequence<Unicode.Scalar>, _ columns: Int) -> [Unicode.Scalar] {
        var room = columns
        return scalars.prefix { scalar in
            room -= UTF16.width(scalar)
            return room >= 0
        }
    }
}

extension Source {
    /// Where the line of a byte offset starts, or the first character at most `limit` bytes before the offset.
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

    /// Where the line of a byte offset ends, or the last character at most `limit` bytes behind the offset.
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
