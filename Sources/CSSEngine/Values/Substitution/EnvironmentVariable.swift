/// A variable that `env()` reads (CSS Environment Variables 1, Virtual Keyboard API).
package enum EnvironmentVariable: String, CaseIterable, BitwiseCopyable {
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

    /// The arguments of `env()` before the fallback: `<custom-ident> <integer [0,∞]>*`.
    struct Arguments {
        /// The variable; `nil` if it is unknown.
        let variable: EnvironmentVariable?

        /// Reads the arguments. Returns `nil` if they are invalid.
        /// - Parameter index: The first argument. Afterwards the next token that is not blank, or `limit`. The caller checks
        ///   that the token is a comma.
        init?(_ tokens: TokenList, at index: inout Int, limit: Int) {
            guard index < limit, tokens.kind(index) == .ident else { return nil }
            let name = tokens.name(index)
            index = tokens.skippingBlanks(index + 1, limit: limit)
            var hasIndices = false
            while index < limit, tokens.kind(index) == .number {
                guard !tokens.rows[index].isFractional, tokens.number(index) >= 0 else { return nil }
                hasIndices = true
                index = tokens.skippingBlanks(index + 1, limit: limit)
            }
            // All supported variables are without indices.
            variable = hasIndices ? nil : EnvironmentVariable(rawValue: name)
        }
    }
}
