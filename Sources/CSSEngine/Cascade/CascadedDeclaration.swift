/// The declarations that apply to an element.
struct MatchResult {
    /// The ranks of the matched selectors, ascending, one for each rule.
    let ranks: UnsafeBufferPointer<UInt32>
    /// One more than an index of the inline style table; 0 for none.
    let inlineStyle: UInt32
}

/// Where the cascaded value of a property comes from.
enum ValueSource: BitwiseCopyable {
    /// The value of the declaration.
    case declared
    case initial
    case inherit
}

/// The result of the cascade for a property.
struct CascadedDeclaration: BitwiseCopyable {
    var property: PropertyID
    var source: ValueSource
    var reference: DeclarationID
    var level: CascadeLevels.Level
}

/// The result of the cascade for a custom property.
struct CascadedCustomProperty: BitwiseCopyable {
    /// In the engine's atom table.
    var name: Atom
    var source: ValueSource
    var reference: DeclarationID
    var level: CascadeLevels.Level
}
