/// A target whose methods controls can call by name where there is no Objective-C to do it.
///
/// Only HeadlessUIKit has this; it is asked by `UIControl.sendActions(for:)`.
@MainActor public protocol UIActionTarget: AnyObject {
    /// Does what the method of this name does.
    func perform(_ action: Selector, from sender: UIControl)
}
