import CSSEngine

/// The contents and the line table of a view tree's file.
package final class ViewTreeText: Sendable {
    let source: Source
    let lines: LineTable

    init(_ source: Source) {
        self.source = source
        lines = LineTable(source)
    }

    /// Returns the line and column of a byte offset.
    func location(at offset: Int) -> SourceLocation {
        var location = lines.location(at: offset)
        location.source = location.source.escapedForTerminal
        return location
    }
}
