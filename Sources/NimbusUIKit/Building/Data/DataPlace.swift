/// Where something stands in the data that views are made of.
package enum DataPlace: Hashable, Sendable {
    /// Byte offsets in the file; those of a string with its quotes.
    case file(Range<Int>)
    /// The places in the arrays and the names in the dictionaries around it: `[0][4].subviews[2]`.
    case path(String)

    /// That of the first byte of it.
    var start: DataPlace {
        switch self {
        case .file(let range): .file(range.lowerBound..<range.lowerBound + 1)
        case .path: self
        }
    }

    /// Byte offsets in the file; nil where there is none.
    var range: Range<Int>? {
        switch self {
        case .file(let range): range
        case .path: nil
        }
    }
}
