/// A longhand declaration of a stylesheet. A shorthand becomes one for each of its longhands, all with the same source.
package struct Declaration: BitwiseCopyable {
    package let property: DeclaredProperty
    package let value: DeclaredValue
    /// The shorthand that the longhand belongs to, if its value has a substitution function. `nil` for all other declarations.
    package let shorthand: PropertyID?
    package let source: SourceDeclaration

    package var isImportant: Bool { source.isImportant }
}

extension Sequence<Declaration> {
    /// One declaration for each declaration in the source: the first longhand of a shorthand.
    package var firstLonghands: [Declaration] {
        var lastStart: UInt32?
        return filter { declaration in
            defer { lastStart = declaration.source.nameStart }
            return declaration.source.nameStart != lastStart
        }
    }
}

/// A property that a declaration sets.
package enum DeclaredProperty: Hashable, BitwiseCopyable {
    case property(PropertyID)
    /// A custom property. Its name is in the stylesheet's table of names, or in the engine's if the engine owns the value.
    case custom(Atom)
    /// The shorthand `all`.
    case all
}

/// The value that a declaration gives its property, before the cascade.
///
/// Plain data: a stylesheet copies declarations often, and a copy must not retain anything.
package enum DeclaredValue: BitwiseCopyable {
    /// An index of `ParsedStylesheet.values`.
    case typed(UInt32)
    case cssWide(CSSWideKeyword)
    /// A value with a substitution function: an index of `ParsedStylesheet.unparsedValues`. It is parsed after substitution.
    case unparsed(UInt32)
    /// The value of a custom property: the source text of the declaration's value.
    case verbatim
}

/// A declaration as written, whether its property is known or not: byte offsets in the source, and importance.
package struct SourceDeclaration: BitwiseCopyable, Sendable {
    package let nameStart: UInt32
    let nameEnd: UInt32
    let valueStart: UInt32
    let valueEnd: UInt32
    package let isImportant: Bool

    /// The byte offsets of the property's name.
    package var nameRange: Range<Int> { Int(nameStart)..<Int(nameEnd) }

    /// The byte offsets of the value, without `!important`.
    package var valueRange: Range<Int> { Int(valueStart)..<Int(valueEnd) }

    /// The name of the property in lower case, or as written if it is a custom property.
    package func propertyName(in source: Source) -> String {
        let name = source.string(nameRange)
        return name.hasPrefix("--") ? name : asciiLowercased(name)
    }

    /// The value as written, without `!important`.
    package func value(in source: Source) -> String { source.string(valueRange) }
}

extension SourceDeclaration {
    init(_ item: RuleParser.DeclarationItem, in tokens: TokenList) {
        nameStart = tokens.rows[item.name].start
        nameEnd = tokens.rows[item.name + 1].start
        valueStart = tokens.rows[item.value.lowerBound].start
        valueEnd = tokens.rows[item.value.upperBound].start
        isImportant = item.isImportant
    }
}
