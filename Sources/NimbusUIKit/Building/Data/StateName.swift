import CSSEngine

/// The states as data calls them.
enum StateName: String, CaseIterable {
    case enabled
    case disabled
    case selected
    case highlighted
    case active
    case focused

    var state: ElementState {
        switch self {
        case .enabled: []
        case .disabled: .disabled
        case .selected: .selected
        case .highlighted, .active: .highlighted
        case .focused: .focused
        }
    }
}
