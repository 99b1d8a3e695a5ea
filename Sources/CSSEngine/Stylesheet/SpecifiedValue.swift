/// What a declaration gives its property, before the cascade.
enum SpecifiedValue: Sendable {
    case typed(Value)
    case wide(WideKeyword)
    /// With `var()`: a row of `ParsedStylesheet.templates`, typed when its variables are known.
    case template(UInt32)
    /// A custom property's value: the source between the declaration's offsets.
    case verbatim
}
