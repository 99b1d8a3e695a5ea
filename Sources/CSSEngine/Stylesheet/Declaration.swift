/// The words that every property takes (CSS Cascade 5, section 7.3).
public enum WideKeyword: String, Sendable, CaseIterable, BitwiseCopyable {
    case initial, inherit, unset, revert
    case revertLayer = "revert-layer"
}

/// What a declaration gives its property, before the cascade.
enum SpecifiedValue: Sendable {
    case typed(Value)
    case wide(WideKeyword)
    /// With `var()`: a row of `ParsedStylesheet.templates`, typed when its variables are known.
    case template(UInt32)
    /// A custom property's value: the source between the declaration's offsets.
    case verbatim
}

/// The same as plain data, as a sheet keeps it: a declaration is copied often and must cost no count.
enum StoredValue: BitwiseCopyable {
    /// A row of `ParsedStylesheet.values`.
    case typed(UInt32)
    case wide(WideKeyword)
    /// With `var()`: a row of `ParsedStylesheet.templates`, typed when its variables are known.
    case template(UInt32)
    /// A custom property's value: the source between the declaration's offsets.
    case verbatim
}

/// One longhand declaration. A shorthand becomes one for each of its longhands, all with the same offsets.
struct Declaration: BitwiseCopyable {
    enum Target: Hashable, BitwiseCopyable {
        case property(PropertyID)
        /// A custom property, by its name in the sheet's table.
        case custom(Name)
        /// The shorthand `all`.
        case all
    }

    var target: Target
    var value: StoredValue
    var isImportant: Bool
    /// For a longhand of a shorthand with `var()`: the shorthand.
    var shorthand: PropertyID?
    var text: DeclarationText
}

/// Where a declaration is written: byte offsets.
struct DeclarationText: BitwiseCopyable {
    var nameStart: UInt32
    var nameEnd: UInt32
    /// The value without `!important`.
    var valueStart: UInt32
    var valueEnd: UInt32
}

/// A declaration of a property that nobody knows; it takes no part in the cascade.
struct UnknownDeclaration: BitwiseCopyable {
    var text: DeclarationText
    var isImportant: Bool
}
