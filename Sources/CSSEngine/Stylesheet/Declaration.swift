/// A longhand declaration, in the form that the cascade reads. A shorthand becomes one for each of its longhands.
///
/// A stylesheet and the index of rules have the same declarations. The names in a declaration are those of its owner: the
/// stylesheet, or the engine.
package struct Declaration: Sendable, BitwiseCopyable {
    package let property: DeclaredProperty
    package let isImportant: Bool
    package let value: DeclaredValue

    /// The declaration with the names of another owner.
    /// - Parameter names: The other owner's names, indexed by the names of the declaration.
    @inline(__always) func renamed(_ names: [Atom]) -> Declaration {
        var (property, value) = (property, value)
        if case .custom(let name) = property { property = .custom(names[Int(name.id)]) }
        if case .variable(let name) = value { value = .variable(names[Int(name.id)]) }
        return Declaration(property: property, isImportant: isImportant, value: value)
    }
}

/// A property that a declaration sets.
package enum DeclaredProperty: Hashable, BitwiseCopyable {
    case property(PropertyID)
    /// A custom property by its name.
    case custom(Atom)
    /// The shorthand `all`.
    case all
}

/// The value that a declaration gives its property, before the cascade. Plain data: a copy retains nothing.
package enum DeclaredValue: BitwiseCopyable {
    /// A typed value that is the same for all elements: an index of `ParsedStylesheet.values`.
    case absolute(UInt32)
    /// A typed value that depends on the element's context: an index of `ParsedStylesheet.values`.
    case relative(UInt32)
    case cssWide(CSSWideKeyword)
    /// The value of a longhand that is a single `var()` without fallback, by the name of the variable.
    ///
    /// Most references are of this form. The values are cached by property and text, so that they are found without
    /// reading the source of the declaration: as `unparsed`, they would make a first restyle with variables 30 % slower.
    case variable(Atom)
    /// Another value with substitution functions: an index of `ParsedStylesheet.unparsedValues`.
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
    /// The shorthand that is written, if its value has a substitution function.
    package fileprivate(set) var shorthand: PropertyID?
    /// The value if it has a substitution function: an index of `ParsedStylesheet.unparsedValues`.
    package fileprivate(set) var unparsedValue: UInt32?

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

    /// The declaration with a value that has a substitution function.
    /// - Parameter shorthand: The shorthand that is written; `nil` for another property.
    func with(unparsedValue: UInt32, of shorthand: PropertyID?) -> SourceDeclaration {
        var declaration = self
        declaration.unparsedValue = unparsedValue
        declaration.shorthand = shorthand
        return declaration
    }
}
