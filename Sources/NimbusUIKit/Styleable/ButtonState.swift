import CSSEngine

/// The states that buttons keep a look for, as the order of their variants.
///
/// A button that is chosen and touched as well would look as in its normal state if nothing were stored for both.
enum ButtonState: Int, CaseIterable {
    case normal, highlighted, disabled, selected, selectedHighlighted, selectedDisabled

    var variant: StyleVariant { .state(elementState, among: [.highlighted, .disabled, .selected]) }

    private var elementState: ElementState {
        switch self {
        case .normal: []
        case .highlighted: .highlighted
        case .disabled: .disabled
        case .selected: .selected
        case .selectedHighlighted: [.selected, .highlighted]
        case .selectedDisabled: [.selected, .disabled]
        }
    }

    var controlState: UIControl.State {
        switch self {
        case .normal: .normal
        case .highlighted: .highlighted
        case .disabled: .disabled
        case .selected: .selected
        case .selectedHighlighted: [.selected, .highlighted]
        case .selectedDisabled: [.selected, .disabled]
        }
    }

    /// As an expression of Swift.
    var swift: String {
        switch self {
        case .normal, .highlighted, .disabled, .selected: ".\(self)"
        case .selectedHighlighted: "[.selected, .highlighted]"
        case .selectedDisabled: "[.selected, .disabled]"
        }
    }
}
