/// Why a text is not JSON, and where.
package struct JSONError: Error {
    /// A sentence without a full stop.
    package var reason: String
    /// Byte offsets in the file.
    package var range: Range<Int>
}
