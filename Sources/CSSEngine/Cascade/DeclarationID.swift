/// Identifies a declaration by its stylesheet and its index there.
struct DeclarationID: Hashable, Sendable, BitwiseCopyable {
    /// An index of the rule index's stylesheets, or, with the highest bit set, of the inline texts.
    var sheet: UInt32
    var declaration: UInt32

    static let inlineBit: UInt32 = 1 << 31

    /// The id of a declaration that no longer exists, or whose location is unknown.
    static let none = DeclarationID(sheet: .max, declaration: .max)

    var isInline: Bool { sheet & Self.inlineBit != 0 }
    var inlineText: Int { Int(sheet & ~Self.inlineBit) }
}

extension DeclarationID {
    /// Creates the id of a declaration in an inline text.
    init(inlineText: Int, declaration: Int) {
        sheet = UInt32(inlineText) | Self.inlineBit
        self.declaration = UInt32(declaration)
    }
}
