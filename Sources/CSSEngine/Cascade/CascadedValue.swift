/// The source of the cascaded value of a property.
enum ValueSource: BitwiseCopyable {
    /// A declared value. Of the CSS-wide keywords only `unset`, and only for custom properties.
    case declared(DeclaredValue)
    case initial
    case inherit

    /// The source of a declared value; `nil` if the value rolls the cascade back.
    @inline(__always) init?(_ value: DeclaredValue, of property: DeclaredProperty) {
        guard case .cssWide(let keyword) = value else {
            self = .declared(value)
            return
        }
        switch keyword {
        case .initial: self = .initial
        case .inherit: self = .inherit
        case .unset:
            // Only custom properties inherit, except registered ones that say otherwise.
            if case .custom = property { self = .declared(value) } else { self = .initial }
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
