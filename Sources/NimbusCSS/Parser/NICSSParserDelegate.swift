/// Knows other places for the files that a parser reads.
public protocol NICSSParserDelegate: AnyObject {
    /// The path to read instead of `path`, or nil to read that one.
    ///
    /// Asked for the sheet itself and for each of its imports, on the thread that parses. Places in the sheet and
    /// dependencies keep the original names.
    /// - Parameter path: relative to the path prefix, without `.` and `..`.
    /// - Returns: a path relative to the path prefix, which it must not leave.
    func cssParser(_ parser: NICSSParser, pathFromPath path: String) -> String?
}
