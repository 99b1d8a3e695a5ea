/// A template whose references are being filled in, from one to the next (CSS Variables 1, section 3).
struct Substitution {
    private let origin: VariableResolver.Origin
    private let steps: ArraySlice<UnparsedValueSegment>
    private var step: Int
    private var text = SubstitutedText()
    /// A reference has neither value nor fallback, or the text is too long.
    private var isInvalid = false
    /// It leads back to itself: it is invalid, and no fallback is looked at.
    var isCyclic = false

    /// - Parameter template: a row of the origin's templates.
    init(_ template: UInt32, _ origin: VariableResolver.Origin) {
        self.origin = origin
        steps = origin.sheet.unparsedValues[template]
        step = steps.startIndex
    }

    /// Whether the template is a single reference without fallback.
    var isBareReference: Bool { steps.count == 1 }

    /// Takes in the text before the next reference; returns the name that it asks for, or nil at the end.
    mutating func nextReference() -> Atom? {
        while step < steps.endIndex, !text.isTooLong {
            switch steps[step] {
            case .text(let start, let end):
                text.append(template: origin.sheet.source.bytes(start..<end))
                step += 1
            case .reference(let name, _):
                return origin.names[Int(name.id)]
            }
        }
        if text.isTooLong { isInvalid = true }
        return nil
    }

    /// Puts the text of a variable in the place of the reference and its fallback.
    mutating func fillIn(_ variable: UnsafeBufferPointer<UInt8>) {
        text.append(variable: variable)
        // The fallback's steps come next.
        step += 1 + (fallbackCount ?? 0)
    }

    /// Goes on behind a reference without a value: into its fallback, if it has one and that can still help.
    mutating func leaveOut() {
        if fallbackCount == nil { isInvalid = true }
        step += 1 + (isCyclic ? fallbackCount ?? 0 : 0)
    }

    /// What the template has come to; nil where it is invalid.
    var result: SubstitutedText? { isInvalid || isCyclic ? nil : text }

    private var fallbackCount: Int? {
        guard case .reference(_, let fallback) = steps[step] else { return nil }
        return fallback.map { Int($0) }
    }
}
