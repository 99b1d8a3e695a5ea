/// What a declaration gives its property, before the cascade.
enum DeclaredValue: Sendable {
    case typed(Value)
    case wide(CSSWideKeyword)
    /// With `var()`: a row of `ParsedStylesheet.templates`, typed when its variables are known.
    case template(UInt32)
    /// A custom property's value: the source between the declaration's offsets.
    case verbatim
}
