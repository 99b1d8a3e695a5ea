import CSSEngine

/// The contents of a view tree's file.
package struct ViewTreeText: Sendable {
    let source: Source

    /// Returns the line and column of a byte offset.
    func location(at offset: Int) -> SourceLocation {
        var location = source.location(at: offset)
        location.source = location.source.escapedForTerminal
        return location
    }
}
