extension UIControl {
    /// The event that the control's action is for, with its name in Swift.
    ///
    /// A button is activated, a field changes its text, and the other controls of the toolkit change their values. A
    /// control that an app derives from `UIControl` is activated like a button.
    var actionEvent: (event: UIControl.Event, name: String) {
        switch self {
        case is UIButton: Self.activation
        case is UITextField: (.editingChanged, "editingChanged")
        default:
            ToolkitClass.names(for: self).last == "UIControl" ? Self.activation : (.valueChanged, "valueChanged")
        }
    }
}
