/// A location in the data that views are built from.
package enum DataPlace: Hashable, Sendable {
    /// Byte offsets in the file. A string includes its quotes.
    case file(Range<Int>)
    /// The indices and names of the arrays and dictionaries around it: `[0][4].subviews[2]`.
    case path(String)

    /// The location of its first byte.
    var start: DataPlace {
        switch self {
        case .file(let range): .file(range.lowerBound..<range.lowerBound + 1)
        case .path: self
        }
    }

    /// The byte offsets in the file. `nil` for a value of the app.
    var range: Range<Int>? {
        switch self {
        case .file(let range): range
        case .path: nil
        }
    }
}
