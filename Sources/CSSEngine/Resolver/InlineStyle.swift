/// What an element declares itself: in its data, and behind that what code has set.
struct InlineStyle: Sendable {
    struct Declaration: Sendable {
        var target: CascadeDeclaration
        var reference: DeclarationID
    }

    /// Rows of the texts that it is made of, in order.
    let texts: [Int]
    /// In order. A custom property that code sets stands in the place of the data's declarations of it, important ones
    /// included (CSSOM, `setProperty()`).
    let declarations: [Declaration]

    /// - Parameters:
    ///   - own: the row of what the element's data says; nil for nothing.
    ///   - code: the row of what code has set.
    ///   - texts: the table of both.
    init(own: Int?, code: Int?, _ texts: [InlineText]) {
        let replaced = Set(code.map { texts[$0].targets.map(\.property) } ?? [])
        let kept = own.map { Self.declarations($0, texts) } ?? []
        declarations =
            kept.filter { !replaced.contains($0.target.property) }
            + (code.map { Self.declarations($0, texts) } ?? [])
        self.texts = [own, code].compactMap { $0 }
    }

    private static func declarations(_ text: Int, _ texts: [InlineText]) -> [Declaration] {
        texts[text].targets.enumerated().map { row, target in
            Declaration(target: target, reference: DeclarationID(inlineText: text, declaration: row))
        }
    }
}
