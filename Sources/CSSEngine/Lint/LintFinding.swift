/// What only lint finds: what is allowed, and most likely not what was meant.
public enum LintFinding: Hashable, Sendable {
    /// No view that the selectors may match has the property. The range is its name; `views` are those that have it.
    case propertyOfOtherViews(view: String, views: [String])
    /// The value of a property with a type, or a word, that is like none of those it takes: instead of `invalidValue`.
    case wrongType(property: String)
    /// The unknown name of a property that is known without its prefix: instead of `unknownProperty`.
    case vendorProperty(standard: String)
    /// `var()` of what nothing defines, without a fallback. The range is the name.
    case undefinedVariable(defined: DefinedVariables)
    /// The range is the name.
    case unusedVariable
    /// The range is the name where a variable is defined, by itself or by way of others; the other place is the
    /// definition of the next one on that way, if there is one.
    case variableCycle
    /// The range is a value with `var()`; `value` is what it comes to; the other place is the variable's definition.
    case unfitVariable(property: String, value: String)
    /// The range is a property's name, the other place the same property in the same block.
    case duplicateDeclaration
    /// The range is a shorthand's name, the other place its longhand before it in the same block.
    case resetByShorthand(longhand: String)
    /// The range is one selector of a list.
    case unmatchableSelector
    /// The range is the name of an important property in a layer or in none; the other place the important one of an
    /// earlier layer that wins over it.
    case importantInEarlierLayer

    var severity: Diagnostic.Severity {
        switch self {
        // A value that does not fit makes its declaration be dropped.
        case .wrongType: .error
        case .propertyOfOtherViews, .vendorProperty, .undefinedVariable, .unusedVariable, .variableCycle,
            .unfitVariable, .duplicateDeclaration, .resetByShorthand, .unmatchableSelector, .importantInEarlierLayer:
            .warning
        }
    }
}
