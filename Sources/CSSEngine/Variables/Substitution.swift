/// The substitution of the references in an unparsed value, one after the other (CSS Variables 1, section 3).
package struct Substitution {
    private let context: DeclarationContext
    private var cursor: SubstitutionCursor
    private var text: SubstitutedText
    /// Whether a reference has neither value nor fallback, or the text is too long.
    private var isInvalid = false
    /// Whether the value depends on itself. It is invalid then, and its fallbacks are not used.
    var isCyclic = false

    /// - Parameter value: An index of the stylesheet's unparsed values.
    package init(_ value: UInt32, _ context: DeclarationContext) {
        self.context = context
        text = SubstitutedText(context.sheet.valueSyntax)
        cursor = SubstitutionCursor(context.sheet.unparsedValues[value])
    }

    /// The engine's atoms for the names of references.
    var names: [Atom] { context.names }

    /// The stylesheet that contains the value.
    var sheet: ParsedStylesheet { context.sheet }

    /// The engine's atom of the custom property that a reference reads; `nil` for other functions.
    package func customProperty(of reference: SubstitutionReference) -> Atom? {
        reference.customProperty.map { context.names[Int($0.id)] }
    }

    /// Appends the text before the next reference. Returns the reference; `nil` at the end.
    package mutating func nextReference() -> SubstitutionReference? {
        while let segment = cursor.segment, !text.isTooLong {
            switch segment {
            case .text(let start, let end):
                text.append(unparsed: context.sheet.source.bytes(start..<end))
                cursor.skipText()
            case .reference(let reference, _): return reference
            }
        }
        if text.isTooLong { isInvalid = true }
        return nil
    }

    /// The reference at the position; `nil` at a text and at the end.
    var reference: SubstitutionReference? {
        if case .reference(let reference, _) = cursor.segment { reference } else { nil }
    }

    /// Whether the reference has a fallback.
    package var hasFallback: Bool {
        if case .reference(_, .some) = cursor.segment { true } else { false }
    }

    /// Replaces the reference by a text, or by its fallback if the text is `TextID.none`.
    package mutating func replaceReference(by replacement: TextID, in texts: borrowing VariableTexts) {
        if replacement == .none { return useFallback() }
        text.append(
            value: texts[replacement], ends: texts.ends(of: replacement), isTainted: texts.isTainted(replacement))
        _ = cursor.skipReference(hasText: true)
    }

    /// Replaces an evaluated value by its text; `nil` if it is invalid.
    mutating func replaceReference(by replacement: SubstitutedText?) {
        guard let replacement else { return useFallback() }
        text.append(replacement)
        _ = cursor.skipReference(hasText: true)
    }

    /// Continues with the fallback of the reference, if there is a fallback and the value is not cyclic.
    package mutating func useFallback() {
        if !cursor.skipReference(hasText: isCyclic) { isInvalid = true }
    }

    /// The text after substitution; `nil` if the value is invalid.
    package var result: SubstitutedText? { isInvalid || isCyclic ? nil : text.complete }
}
