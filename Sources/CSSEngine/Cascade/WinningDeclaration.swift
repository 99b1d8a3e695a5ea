/// The result of the cascade for a property.
struct WinningDeclaration: BitwiseCopyable {
    // In this order a declaration has 24 bytes.
    let reference: DeclarationID
    let level: CascadeLevels.Level
    var source: ValueSource
    let property: PropertyID
    /// The position of the declaration among the winners, the strongest first, from 1. 0 unless the property and another
    /// one may set the same side or axis: see `LogicalProperties`.
    var order: UInt16 = 0
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
