/// The value of a declaration in packed form: an index instead of the value.
enum PackedValue: BitwiseCopyable {
    /// A typed value that is the same for all elements: an index of the stylesheet's values.
    case absolute(UInt32)
    /// A typed value that depends on the element's context: an index of the stylesheet's values.
    case relative(UInt32)
    case cssWide(CSSWideKeyword)
    /// The value of a longhand that is a single `var()` without fallback: the name in the table of the owner.
    ///
    /// Most references are of this form. The values are cached by property and text, so that they are found without
    /// reading the declaration: as `unparsed`, they would make a first restyle with variables 30 % slower.
    case variable(Atom)
    /// Another value with substitution functions: an index of the stylesheet's unparsed values.
    case unparsed(UInt32)
    /// The value of a custom property: the source text.
    case verbatim

    @inline(__always) fileprivate init(_ declaration: Declaration, in sheet: ParsedStylesheet, names: [Atom]) {
        switch declaration.value {
        case .typed(let value):
            self = sheet.isRelative[Int(value)] ? .relative(value) : .absolute(value)
        case .cssWide(let keyword): self = .cssWide(keyword)
        case .verbatim: self = .verbatim
        case .unparsed(let value):
            let segments = sheet.unparsedValues[value]
            guard segments.count == 1, case .reference(let reference, nil) = segments.first,
                let name = reference.customProperty, case .property = declaration.property,
                declaration.shorthand == nil, sheet.valueSyntax == nil
            else {
                self = .unparsed(value)
                return
            }
            self = .variable(names[Int(name.id)])
        }
    }
}

/// A declaration in the packed form that the cascade reads.
package struct PackedDeclaration: Sendable, BitwiseCopyable {
    /// The property. The name of a custom property is an atom of the engine.
    package let property: DeclaredProperty
    package let isImportant: Bool
    let value: PackedValue

    /// - Parameter names: The owner's names, indexed by the stylesheet's.
    @inline(__always) init(_ declaration: Declaration, in sheet: ParsedStylesheet, names: [Atom]) {
        isImportant = declaration.isImportant
        value = PackedValue(declaration, in: sheet, names: names)
        property =
            if case .custom(let name) = declaration.property { .custom(names[Int(name.id)]) } else {
                declaration.property
            }
    }
}
