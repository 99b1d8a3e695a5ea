import CSSEngine

/// The states that buttons keep a look for, as the order of their variants.
enum ButtonState: Int, CaseIterable {
    case normal, highlighted, disabled, selected

    var variant: StyleVariant { .state(elementState, among: [.highlighted, .disabled, .selected]) }

    private var elementState: ElementState {
        switch self {
        case .normal: []
        case .highlighted: .highlighted
        case .disabled: .disabled
        case .selected: .selected
        }
    }

    var controlState: UIControl.State {
        switch self {
        case .normal: .normal
        case .highlighted: .highlighted
        case .disabled: .disabled
        case .selected: .selected
        }
    }
}
