import CSSEngine

/// A view tree that is not JSON.
public struct ViewTreeError: Error, Sendable {
    /// Where it stops being JSON.
    public let location: SourceLocation
    /// Why, in a sentence without a subject or a full stop.
    public let reason: String
    package let excerpt: Excerpt?

    init(_ error: JSONError, in text: ViewTreeText) {
        location = text.location(at: error.range.lowerBound)
        reason = "is not JSON: \(error.reason)"
        excerpt = Excerpt(text.source, error.range)
    }
}

extension ViewTreeError: CustomStringConvertible, LocalizedError {
    /// `file:line:column: is not JSON: …`; below it the line of the file, and a caret.
    public var description: String { "\(location): \(reason)" + (excerpt?.text ?? "") }
    /// The same as the description.
    public var errorDescription: String? { description }
}
