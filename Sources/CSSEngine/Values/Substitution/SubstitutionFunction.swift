/// A function that is replaced by other tokens before a value is parsed (CSS Values 5, arbitrary substitution
/// functions).
///
/// The text of `var()` and `env()` depends only on custom properties and the environment. A value with only these functions
/// is cut into segments. A value with another function is evaluated as a whole, for each element: see
/// `SubstitutionEvaluator` in the folder `Variables`.
package enum SubstitutionFunction: CaseIterable {
    /// `var( <custom-property-name> [, <declaration-value>? ]? )`
    case variable
    /// `env( <custom-ident> <integer [0,∞]>* [, <declaration-value>? ]? )`
    case environment
    /// `attr( <attr-name> <attr-type>? [, <declaration-value>? ]? )`
    case attribute
    /// `if( [ <condition> : <declaration-value>? ; ]* )`
    case conditional
    /// `--name( <argument># )`, a call of a function that `@function` defines (CSS Mixins 1).
    case custom

    /// The function at a token; `nil` if the token does not begin a substitution function.
    @inline(__always) package init?(_ tokens: TokenList, _ index: Int) {
        guard tokens.kind(index) == .function else { return nil }
        switch tokens.byte(index) {
        // The first letters of the names in both cases, a dash, and a backslash.
        case UInt8(ascii: "v"), UInt8(ascii: "V"), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "a"),
            UInt8(ascii: "A"), UInt8(ascii: "i"), UInt8(ascii: "I"), UInt8(ascii: "-"), UInt8(ascii: "\\"):
            guard let function = Self.function(tokens, index) else { return nil }
            self = function
        default: return nil
        }
    }

    private static func function(_ tokens: TokenList, _ index: Int) -> SubstitutionFunction? {
        if tokens.isName(index, variable.name) { return .variable }
        if tokens.isName(index, environment.name) { return .environment }
        if tokens.isName(index, attribute.name) { return .attribute }
        if tokens.isName(index, conditional.name) { return .conditional }
        return tokens.isDashedFunction(index) ? .custom : nil
    }

    /// The name in lower case; of custom functions the prefix of all names.
    package var name: StaticString {
        switch self {
        case .variable: "var"
        case .environment: "env"
        case .attribute: "attr"
        case .conditional: "if"
        case .custom: "--"
        }
    }

    /// Whether a value with the function is evaluated as a whole.
    @inline(__always) var isEvaluated: Bool {
        switch self {
        case .variable, .environment: false
        case .attribute, .conditional, .custom: true
        }
    }

    /// Reads the arguments before the fallback.
    /// - Parameter index: The first argument. Afterwards the next token that is not blank, or `limit`. The caller checks
    ///   that the token is a comma.
    /// - Returns: `nil` if the arguments are invalid, or if values with the function are evaluated as a whole.
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
        case .attribute, .conditional, .custom: return nil
        }
    }
}

/// A part of a value that is replaced by other tokens. Names are atoms of the stylesheet.
package enum SubstitutionReference: BitwiseCopyable {
    /// The value of a custom property.
    case variable(Atom)
    /// The value of an environment variable; `nil` if the variable is unknown.
    case environment(EnvironmentVariable?)
    /// A whole value, between two byte offsets, whose functions are evaluated for each element.
    case evaluated(start: UInt32, end: UInt32)

    /// The custom property that the text is read from, whose name is the first argument; `nil` for other functions.
    @inline(__always) package var customProperty: Atom? {
        switch self {
        case .variable(let name): name
        case .environment, .evaluated: nil
        }
    }

    /// The inputs of the text other than custom properties. The evaluator finds those of an evaluated value.
    @inline(__always) var dependencies: StyleDependencies {
        switch self {
        case .variable, .evaluated: []
        case .environment: .environmentVariables
        }
    }
}
