/// One longhand declaration. A shorthand becomes one for each of its longhands, all with the same offsets.
struct Declaration: BitwiseCopyable {
    enum Target: Hashable, BitwiseCopyable {
        case property(PropertyID)
        /// A custom property, by its name in the sheet's table.
        case custom(Atom)
        /// The shorthand `all`.
        case all
    }

    var target: Target
    var value: PackedDeclaredValue
    var isImportant: Bool
    /// For a longhand of a shorthand with `var()`: the shorthand.
    var shorthand: PropertyID?
    var text: DeclarationRange
}
