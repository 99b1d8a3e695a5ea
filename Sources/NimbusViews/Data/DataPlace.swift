/// A location in data that describes views.
package enum DataPlace: Hashable, Sendable {
    /// The byte offsets in the file. The range of a string includes its quotes.
    case file(Range<Int>)
    /// The path of array indices and dictionary keys to a value of the app: `[0][4].subviews[2]`.
    case path(String)

    /// The location of the first byte.
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
