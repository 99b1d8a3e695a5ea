import CSSEngine
import NimbusUIKit

/// The error thrown if a view tree is neither valid JSON nor valid XML.
public struct ViewTreeError: Error, Sendable {
    /// The location of the error.
    public let location: SourceLocation
    /// The reason as a clause without a subject.
    public let reason: String
    package let excerpt: Excerpt?

    init(_ error: JSONError, in text: ViewTreeText) {
        location = text.location(at: error.range.lowerBound)
        reason = "is not JSON: \(error.reason)"
        excerpt = Excerpt(text.source, error.range)
    }

    init(_ error: XMLError, in text: ViewTreeText) {
        location = text.location(at: error.range.lowerBound)
        reason = "is not XML: \(error.reason)"
        excerpt = Excerpt(text.source, error.range)
    }
}

extension ViewTreeError: CustomStringConvertible, LocalizedError {
    /// `file:line:column: is not JSON: …` (or `XML`), followed by the line of the file and a caret.
    public var description: String { "\(location): \(reason)" + (excerpt?.text ?? "") }
    /// The description.
    public var errorDescription: String? { description }
}
