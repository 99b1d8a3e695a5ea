import CSSEngine

/// The states that buttons store values for, in the order of their variants.
///
/// Includes combined states, because a button that is selected and highlighted would otherwise show the values of the
/// normal state.
enum ButtonState: Int, CaseIterable {
    case normal, highlighted, disabled, selected, selectedHighlighted, selectedDisabled

    static let variants = allCases.map(\.variant)

    private var variant: StyleVariant { .state(elementState, among: [.highlighted, .disabled, .selected]) }

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

    /// The Swift expression of the state.
    var swift: String {
        switch self {
        case .normal, .highlighted, .disabled, .selected: ".\(self)"
        case .selectedHighlighted: "[.selected, .highlighted]"
        case .selectedDisabled: "[.selected, .disabled]"
        }
    }
}
