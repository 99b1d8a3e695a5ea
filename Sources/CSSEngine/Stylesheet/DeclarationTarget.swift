/// What the cascade must know of a declaration, as plain data: everything but its value.
struct DeclarationTarget: Sendable, BitwiseCopyable {
    enum Kind: UInt8 {
        case property, custom
        /// The shorthand `all`.
        case all
    }

    var kind: Kind
    var isImportant: Bool
    /// The CSS-wide keyword that is its whole value.
    var keyword: CSSWideKeyword?
    /// The property; for a custom one its name, in the table of whoever holds this.
    var index: UInt32

    init(_ declaration: Declaration, names: [Atom]) {
        isImportant = declaration.isImportant
        keyword = if case .wide(let keyword) = declaration.value { keyword } else { nil }
        switch declaration.target {
        case .property(let property):
            kind = .property
            index = UInt32(property.index)
        case .custom(let name):
            kind = .custom
            index = names[Int(name.id)].id
        case .all:
            kind = .all
            index = 0
        }
    }

    /// Whether it may give `property` a value.
    func concerns(_ property: PropertyID) -> Bool {
        kind == .all || kind == .property && index == UInt32(property.index)
    }
}
