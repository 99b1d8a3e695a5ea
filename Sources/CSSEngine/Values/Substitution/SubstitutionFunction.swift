/// A function that is replaced by other tokens before a value is parsed (CSS Values 5, arbitrary substitution
/// functions).
///
/// Adding a function takes a case here and a case of `SubstitutionReference`, with their branches in this file, and a
/// branch of `SubstitutionSource`, in the folder `Variables`, which provides the text. Styling and lint use only these.
///
/// This suffices if the text depends only on custom properties and the environment. The text of `attr()` depends on the
/// element: `SubstitutionSource` would also have the element's attributes, `CustomPropertyKey` and `ComputedStyleKey` the
/// values read, and `StyleDependencies` a case by which a change of an attribute marks the element.
package enum SubstitutionFunction: CaseIterable {
    /// `var( <custom-property-name> [, <declaration-value>? ]? )`
    case variable
    /// `env( <custom-ident> <integer [0,∞]>* [, <declaration-value>? ]? )`
    case environment

    /// The function at a token; `nil` if the token does not begin a substitution function.
    @inline(__always) package init?(_ tokens: TokenList, _ index: Int) {
        guard tokens.kind(index) == .function,
            let function = Self.allCases.first(where: { tokens.isName(index, $0.name) })
        else { return nil }
        self = function
    }

    /// The name in lower case.
    var name: StaticString {
        switch self {
        case .variable: "var"
        case .environment: "env"
        }
    }

    /// Reads the arguments before the fallback.
    /// - Parameter index: The first argument. Afterwards the next token that is not blank, or `limit`. The caller checks
    ///   that the token is a comma.
    /// - Returns: `nil` if the arguments are invalid.
    package func reference(
        _ tokens: TokenList, at index: inout Int, limit: Int, names: inout AtomTable
    ) -> SubstitutionReference? {
        switch self {
        case .variable:
            guard index < limit, tokens.isCustomPropertyName(index) else { return nil }
            let name = names.intern(tokens, index)
            index = tokens.skippingBlanks(index + 1, limit: limit)
            return .variable(name)
        case .environment:
            return EnvironmentVariable.Arguments(tokens, at: &index, limit: limit).map { .environment($0.variable) }
        }
    }
}

/// A substitution function with its arguments. Names are atoms of the stylesheet.
package enum SubstitutionReference: BitwiseCopyable {
    /// The value of a custom property.
    case variable(Atom)
    /// The value of an environment variable; `nil` if the variable is unknown.
    case environment(EnvironmentVariable?)

    /// The custom property that the text is read from, whose name is the first argument; `nil` for other functions.
    @inline(__always) package var customProperty: Atom? {
        switch self {
        case .variable(let name): name
        case .environment: nil
        }
    }

    /// The inputs of the text other than custom properties.
    @inline(__always) var dependencies: StyleDependencies {
        switch self {
        case .variable: []
        case .environment: .environmentVariables
        }
    }
}
