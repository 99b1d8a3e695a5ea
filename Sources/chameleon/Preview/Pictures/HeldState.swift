import CSSEngine
import HeadlessUIKit

/// A state in which the page can hold a view.
enum HeldState: String, Encodable, CaseIterable {
    case highlighted
    case selected
    case disabled
    case focused

    var elementState: ElementState {
        switch self {
        case .highlighted: .highlighted
        case .selected: .selected
        case .disabled: .disabled
        case .focused: .focused
        }
    }

    /// Returns the states that a view can have.
    @MainActor static func all(of view: UIView) -> [HeldState] {
        switch view {
        case is UIControl: [.highlighted, .selected, .disabled] + (view.canBecomeFirstResponder ? [.focused] : [])
        case is UILabel: [.highlighted, .disabled]
        case is UITableViewCell: [.highlighted, .selected]
        default: view.canBecomeFirstResponder ? [.focused] : []
        }
    }
}
