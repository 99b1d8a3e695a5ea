/// A function that is replaced by other tokens before a value is parsed (CSS Values 5, arbitrary substitution
/// functions). A new function is a case here and a case of `SubstitutionReference`.
enum SubstitutionFunction: CaseIterable {
    /// `var( <custom-property-name> [, <declaration-value>? ]? )`
    case variable
    /// `env( <custom-ident> <integer [0,∞]>* [, <declaration-value>? ]? )`
    case environment

    /// The function at a token; `nil` if it is not a substitution function.
    @inline(__always) init?(_ tokens: TokenList, _ index: Int) {
        guard tokens.kind(index) == .function,
            let function = Self.allCases.first(where: { tokens.isName(index, $0.name) })
        else { return nil }
        self = function
    }

    /// In lower case.
    var name: StaticString {
        switch self {
        case .variable: "var"
        case .environment: "env"
        }
    }

    /// Reads the arguments before the fallback.
    /// - Parameter index: The first argument. Afterwards the token after the last one.
    /// - Returns: `nil` if the arguments are invalid.
    func reference(
        _ tokens: TokenList, at index: inout Int, limit: Int, names: inout AtomTable
    ) -> SubstitutionReference? {
        switch self {
        case .variable:
            guard index < limit, tokens.isCustomPropertyName(index) else { return nil }
            let name = names.intern(tokens, index)
            index = tokens.skippingBlanks(index + 1, limit: limit)
            return .variable(name)
        case .environment:
            guard index < limit, tokens.kind(index) == .ident else { return nil }
            let variable = EnvironmentVariable(rawValue: tokens.name(index))
            index = tokens.skippingBlanks(index + 1, limit: limit)
            var hasIndices = false
            while index < limit, tokens.kind(index) == .number {
                guard !tokens.rows[index].isFractional, tokens.number(index) >= 0 else { return nil }
                hasIndices = true
                index = tokens.skippingBlanks(index + 1, limit: limit)
            }
            // No variable of this environment has dimensions.
            return .environment(hasIndices ? nil : variable)
        }
    }
}

/// The arguments of a substitution function: what it is replaced by.
enum SubstitutionReference: BitwiseCopyable {
    /// The value of a custom property.
    case variable(Atom)
    /// The value of an environment variable; `nil` if it is unknown.
    case environment(EnvironmentVariable?)
}

/// The variables of CSS Environment Variables 1 and of the Virtual Keyboard API.
enum EnvironmentVariable: String, CaseIterable, BitwiseCopyable {
    case safeAreaInsetTop = "safe-area-inset-top"
    case safeAreaInsetRight = "safe-area-inset-right"
    case safeAreaInsetBottom = "safe-area-inset-bottom"
    case safeAreaInsetLeft = "safe-area-inset-left"
    case keyboardInsetTop = "keyboard-inset-top"
    case keyboardInsetRight = "keyboard-inset-right"
    case keyboardInsetBottom = "keyboard-inset-bottom"
    case keyboardInsetLeft = "keyboard-inset-left"
    case keyboardInsetWidth = "keyboard-inset-width"
    case keyboardInsetHeight = "keyboard-inset-height"

    /// The value in points.
    func value(in environment: CSS.Environment) -> Double {
        switch self {
        case .safeAreaInsetTop: environment.safeAreaInsets.top
        case .safeAreaInsetRight: environment.safeAreaInsets.right
        case .safeAreaInsetBottom: environment.safeAreaInsets.bottom
        case .safeAreaInsetLeft: environment.safeAreaInsets.left
        case .keyboardInsetTop: environment.keyboardInsets.top
        case .keyboardInsetRight: environment.keyboardInsets.right
        case .keyboardInsetBottom: environment.keyboardInsets.bottom
        case .keyboardInsetLeft: environment.keyboardInsets.left
        case .keyboardInsetWidth: environment.keyboardInsets.width
        case .keyboardInsetHeight: environment.keyboardInsets.height
        }
    }

    /// The position of the variable among all.
    var index: Int { Self.allCases.firstIndex(of: self)! }
}
