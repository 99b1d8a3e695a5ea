/// The inline style of an element: the declarations of the element itself, then those set from code.
struct InlineStyle: Sendable {
    struct Declaration: Sendable {
        var packed: CascadeDeclaration
        var reference: DeclarationID
    }

    /// The indices of its texts, in order.
    let texts: [Int]
    /// In order. A custom property set from code replaces the element's own declarations of it, important ones included
    /// (CSSOM, `setProperty()`).
    let declarations: [Declaration]

    /// - Parameters:
    ///   - declared: The index of the element's own text; `nil` if there is none.
    ///   - programmatic: The index of the text of what code has set.
    ///   - packed: Returns the declarations of a text.
    init(declared: Int?, programmatic: Int?, declarations packed: (Int) -> [CascadeDeclaration]) {
        func declarations(of text: Int) -> [Declaration] {
            packed(text).enumerated().map { index, declaration in
                Declaration(packed: declaration, reference: DeclarationID(inlineText: text, declaration: index))
            }
        }
        let replaced = Set(programmatic.map { packed($0).map(\.property) } ?? [])
        self.declarations =
            (declared.map(declarations) ?? []).filter {
                !replaced.contains($0.packed.property)
            } + (programmatic.map(declarations) ?? [])
        texts = [declared, programmatic].compactMap { $0 }
    }
}
