/// A `DeclaredValue` as plain data, as a sheet keeps it: a declaration is copied often and must cost no count.
enum PackedDeclaredValue: BitwiseCopyable {
    /// A row of `ParsedStylesheet.values`.
    case typed(UInt32)
    case wide(CSSWideKeyword)
    /// With `var()`: a row of `ParsedStylesheet.templates`, typed when its variables are known.
    case template(UInt32)
    /// A custom property's value: the source between the declaration's offsets.
    case verbatim
}
