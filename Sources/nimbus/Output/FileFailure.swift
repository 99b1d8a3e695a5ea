import CSSEngine

/// A file that could not be read or written.
struct FileFailure: Error, CustomStringConvertible {
    var path: String
    var reason: String

    var description: String { "\(path.visible): \(reason)" }
}
