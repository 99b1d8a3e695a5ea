/// A syntax error in JSON, with its location.
package struct JSONError: Error {
    /// The message, without a full stop.
    package var reason: String
    /// The range of byte offsets in the file.
    package var range: Range<Int>
}
