/// A syntax error in XML, with its location.
package struct XMLError: Error {
    /// The message, without a full stop.
    package var reason: String
    /// The range of byte offsets in the file.
    package var range: Range<Int>
}
