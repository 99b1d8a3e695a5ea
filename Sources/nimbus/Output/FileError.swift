import CSSEngine

/// The error thrown when a file cannot be read or written.
struct FileError: Error, CustomStringConvertible {
    var path: String
    var reason: String

    var description: String { "\(path.visible): \(reason)" }
}
