/// Is asked and told about typing in a text field.
@MainActor public protocol UITextFieldDelegate: AnyObject {
    /// Whether typing may begin.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Typing has begun.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Typing has ended.
    func textFieldDidEndEditing(_ textField: UITextField)
}

extension UITextFieldDelegate {
    /// Yes.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
}
