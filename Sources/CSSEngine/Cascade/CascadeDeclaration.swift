/// The part of a declaration that the cascade reads: everything except a value that is not a CSS-wide keyword.
struct CascadeDeclaration: Sendable, BitwiseCopyable {
    /// A custom property has its name in the table of the owner.
    var property: DeclaredProperty
    var isImportant: Bool
    /// The CSS-wide keyword that is the whole value, if any.
    var keyword: CSSWideKeyword?

    /// - Parameter names: The owner's names, indexed by the stylesheet's.
    init(_ declaration: Declaration, names: [Atom]) {
        isImportant = declaration.isImportant
        keyword = if case .cssWide(let keyword) = declaration.value { keyword } else { nil }
        property =
            if case .custom(let name) = declaration.property { .custom(names[Int(name.id)]) } else {
                declaration.property
            }
    }

    /// Whether the declaration can give `property` a value. `all` sets every property except custom ones.
    func sets(_ property: DeclaredProperty) -> Bool {
        switch (self.property, property) {
        case (.all, .property): true
        case (.property(let left), .property(let right)): left == right
        case (.custom(let left), .custom(let right)): left == right
        case (.all, .custom), (.all, .all), (.property, _), (.custom, _): false
        }
    }
}
