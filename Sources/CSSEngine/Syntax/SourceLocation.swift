/// A place in a style sheet, as editors count: `file:line:column`.
public struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
    /// The name of the source, usually its path.
    public var source: String
    /// From 1.
    public var line: Int
    /// From 1, in UTF-16 code units.
    public var column: Int

    /// A place from its parts.
    public init(source: String, line: Int, column: Int) {
        self.source = source
        self.line = line
        self.column = column
    }

    /// `file:line:column`.
    public var description: String { "\(source):\(line):\(column)" }
}
