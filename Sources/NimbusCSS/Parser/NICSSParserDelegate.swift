/// Redirects the files that a parser reads.
public protocol NICSSParserDelegate: AnyObject {
    /// Returns the path to read instead of `path`, or `nil` to read `path` itself.
    ///
    /// The parser calls it for the stylesheet and for each import, on the thread that parses. Source locations and
    /// dependencies keep the original paths.
    /// - Parameters:
    ///   - parser: The parser that reads the file.
    ///   - path: A path relative to the path prefix, without `.` and `..`.
    /// - Returns: A path relative to the path prefix. It must not leave the prefix.
    func cssParser(_ parser: NICSSParser, pathFromPath path: String) -> String?
}
