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

/// The declarations that apply to an element.
struct MatchResult {
    /// The ranks of the matched selectors, ascending, one for each rule.
    let ranks: UnsafeBufferPointer<UInt32>
    /// One more than an index of the inline style table; 0 for none.
    let inlineStyle: UInt32
}

/// The source of the cascaded value of a property.
enum ValueSource: BitwiseCopyable {
    case declared(PackedValue)
    case initial
    case inherit

    /// The source of a declared value; `nil` if the value rolls the cascade back.
    @inline(__always) init?(_ value: PackedValue, of property: DeclaredProperty) {
        guard case .cssWide(let keyword) = value else {
            self = .declared(value)
            return
        }
        switch keyword {
        case .initial: self = .initial
        case .inherit: self = .inherit
        case .unset:
            // Only custom properties inherit.
            if case .custom = property { self = .inherit } else { self = .initial }
        case .revert, .revertLayer: return nil
        }
    }
}

/// A value that the cascade selects, and its declaration.
struct CascadedValue: BitwiseCopyable {
    let reference: DeclarationID
    let level: CascadeLevels.Level
    let source: ValueSource
}

/// The result of the cascade for a property.
struct WinningDeclaration: BitwiseCopyable {
    // In this order a declaration has 20 bytes.
    let reference: DeclarationID
    let level: CascadeLevels.Level
    var source: ValueSource
    let property: PropertyID
}

extension WinningDeclaration {
    init(_ value: CascadedValue, of property: PropertyID) {
        self.init(reference: value.reference, level: value.level, source: value.source, property: property)
    }
}

/// The result of the cascade for a custom property.
struct WinningCustomProperty: BitwiseCopyable {
    /// The name as an atom of the engine.
    let name: Atom
    let reference: DeclarationID
    let level: CascadeLevels.Level
    let source: ValueSource
}

extension WinningCustomProperty {
    init(_ value: CascadedValue, of name: Atom) {
        self.init(name: name, reference: value.reference, level: value.level, source: value.source)
    }
}
