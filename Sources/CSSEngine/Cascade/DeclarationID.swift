/// A declaration by its place: a sheet of the engine and a row of its declarations.
struct DeclarationID: Hashable, Sendable, BitwiseCopyable {
    /// A row of the index's sheets, or, with the highest bit set, of the texts of inline styles.
    var sheet: UInt32
    var declaration: UInt32

    static let inlineBit: UInt32 = 1 << 31

    /// One that is gone, or whose place is not known any more. It has no more of a location than inline style.
    static let none = DeclarationID(sheet: .max, declaration: .max)

    var isInline: Bool { sheet & Self.inlineBit != 0 }
    var inlineText: Int { Int(sheet & ~Self.inlineBit) }
}

extension DeclarationID {
    /// A declaration of an inline style's text, both by their rows.
    init(inlineText: Int, declaration: Int) {
        sheet = UInt32(inlineText) | Self.inlineBit
        self.declaration = UInt32(declaration)
    }
}
