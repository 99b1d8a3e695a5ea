import CSSEngine

extension ComputedProperty {
    /// The location and the selector, for use in a comment.
    var provenance: String {
        guard let location else { return "inline style" }
        return SwiftLiteral.comment([location.description, selector].compactMap { $0 }.joined(separator: " "))
    }
}
