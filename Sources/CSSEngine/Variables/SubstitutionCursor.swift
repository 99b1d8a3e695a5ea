/// A position in an unparsed value, which skips unused fallbacks.
struct SubstitutionCursor {
    private let segments: ArraySlice<UnparsedValueSegment>
    private var position: Int

    init(_ segments: ArraySlice<UnparsedValueSegment>) {
        self.segments = segments
        position = segments.startIndex
    }

    /// The segment at the position; `nil` at the end.
    @inline(__always) var segment: UnparsedValueSegment? {
        position < segments.endIndex ? segments[position] : nil
    }

    /// Moves past a text.
    @inline(__always) mutating func skipText() { position += 1 }

    /// Moves past a reference: to the first segment of its fallback, or past the fallback if a text replaces both.
    /// - Returns: Whether the reference has a replacement.
    @inline(__always) mutating func skipReference(hasText: Bool) -> Bool {
        guard case .reference(_, let fallback) = segments[position] else { return false }
        position += 1 + (hasText ? Int(fallback ?? 0) : 0)
        return hasText || fallback != nil
    }
}
