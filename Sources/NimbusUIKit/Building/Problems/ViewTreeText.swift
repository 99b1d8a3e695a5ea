import CSSEngine

/// The text of a view-tree file, to say where in it something is.
package final class ViewTreeText: Sendable {
    let source: Source
    let lines: LineTable

    init(_ source: Source) {
        self.source = source
        lines = LineTable(source)
    }

    /// The place of a byte offset, for people.
    func location(at offset: Int) -> SourceLocation {
        var location = lines.location(at: offset)
        location.source = location.source.escapedForTerminal
        return location
    }
}
