import CSSEngine

/// The names of states in data.
enum StateName: String, CaseIterable {
    case enabled
    case disabled
    case selected
    case highlighted
    case active
    case focused
    case focusVisible = "focus-visible"
    case checked
    case placeholderShown = "placeholder-shown"
    case readWrite = "read-write"

    var state: ElementState {
        switch self {
        case .enabled: []
        case .disabled: .disabled
        case .selected: .selected
        case .highlighted, .active: .highlighted
        // A view with the keyboard focus always shows it.
        case .focused, .focusVisible: [.focused, .focusVisible]
        case .checked: .checked
        case .placeholderShown: .placeholderShown
        case .readWrite: .readWrite
        }
    }
}
