import NimbusUIKit

extension UIControl {
    /// The event that triggers the control's action, with its Swift name.
    ///
    /// The event is the activation for buttons, a change of the text for text fields, and a change of the value for
    /// UIKit's other controls. A direct subclass of `UIControl` in an app is activated like a button.
    package var actionEvent: (event: UIControl.Event, name: String) {
        switch self {
        case is UIButton: Self.activation
        case is UITextField: (.editingChanged, "editingChanged")
        default:
            styleTypes.last == "UIControl" ? Self.activation : (.valueChanged, "valueChanged")
        }
    }
}
