/// An unparsed value whose references are being replaced, one after the other (CSS Variables 1, section 3).
struct Substitution {
    private let context: DeclarationContext
    private let segments: ArraySlice<UnparsedValueSegment>
    private var position: Int
    private var text = SubstitutedText()
    /// Whether a reference has neither value nor fallback, or the text is too long.
    private var isInvalid = false
    /// Whether the value depends on itself. It is invalid then, and its fallbacks are not used.
    var isCyclic = false

    /// - Parameter value: An index of the stylesheet's unparsed values.
    init(_ value: UInt32, _ context: DeclarationContext) {
        self.context = context
        segments = context.sheet.unparsedValues[value]
        position = segments.startIndex
    }

    /// Appends the text before the next reference. Returns the reference with the engine's names, or `nil` at the end.
    mutating func nextReference() -> SubstitutionReference? {
        while position < segments.endIndex, !text.isTooLong {
            switch segments[position] {
            case .text(let start, let end):
                text.append(unparsed: context.sheet.source.bytes(start..<end))
                position += 1
            case .reference(.variable(let name), _): return .variable(context.names[Int(name.id)])
            case .reference(.environment(let variable), _): return .environment(variable)
            }
        }
        if text.isTooLong { isInvalid = true }
        return nil
    }

    /// Replaces the reference and its fallback by a text.
    mutating func substitute(_ value: UnsafeBufferPointer<UInt8>) {
        text.append(value: value)
        position += 1 + (fallbackCount ?? 0)
    }

    /// Continues with the fallback of a reference without a value, if there is one and the value is not cyclic.
    mutating func useFallback() {
        if fallbackCount == nil { isInvalid = true }
        position += 1 + (isCyclic ? fallbackCount ?? 0 : 0)
    }

    /// The text after substitution; `nil` if the value is invalid.
    var result: SubstitutedText? { isInvalid || isCyclic ? nil : text }

    private var fallbackCount: Int? {
        guard case .reference(_, let fallback) = segments[position] else { return nil }
        return fallback.map { Int($0) }
    }
}
