/// Identifies the stylesheet of a declaration: a stylesheet of the rule index, or the text of an inline style.
struct SheetID: Hashable, Sendable, BitwiseCopyable {
    /// An index of stylesheets or, with the highest bit set, of inline texts.
    private let rawValue: UInt32

    private static let inlineBit: UInt32 = 1 << 31

    /// No stylesheet.
    static let none = SheetID(rawValue: inlineBit - 1)

    private init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Creates the id of a stylesheet of the rule index.
    @inline(__always) init(stylesheet index: UInt32) {
        rawValue = index
    }

    /// Creates the id of an inline text.
    @inline(__always) init(inlineText index: Int) {
        rawValue = UInt32(index) | Self.inlineBit
    }

    /// The index of the inline text; `nil` for a stylesheet of the rule index.
    @inline(__always) var inlineText: Int? {
        rawValue & Self.inlineBit != 0 ? Int(rawValue & ~Self.inlineBit) : nil
    }

    /// The index of the stylesheet in the rule index; `nil` for an inline text and for `none`.
    @inline(__always) var stylesheet: Int? { rawValue < Self.none.rawValue ? Int(rawValue) : nil }

    /// A hash of the id and an index in the stylesheet.
    @inline(__always) func hash(with index: UInt32) -> UInt32 { mixedHash(rawValue, index) }
}

/// Identifies a declaration by its stylesheet and its index there.
struct DeclarationID: Hashable, Sendable, BitwiseCopyable {
    var sheet: SheetID
    var declaration: UInt32

    /// The id of a declaration that no longer exists, or whose location is unknown.
    static let none = DeclarationID(sheet: .none, declaration: .max)
}

extension DeclarationID: RowKey {
    @inline(__always) var hash: UInt32 { sheet.hash(with: declaration) }
}

/// The stylesheet of an inline text, with the id that its declarations have for it.
struct InlineSheet: Sendable {
    let id: SheetID
    let sheet: ParsedStylesheet
}

extension [InlineSheet] {
    /// The stylesheet with an id: a stylesheet of the index, or one of these inline stylesheets. `nil` if it does not exist.
    func sheet(_ id: SheetID, in index: RuleIndex) -> ParsedStylesheet? {
        if let stylesheet = id.stylesheet { return index.sheets[stylesheet] }
        return first { $0.id == id }?.sheet
    }
}
