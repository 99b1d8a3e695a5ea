/// A target whose methods controls can call by name on platforms without Objective-C.
///
/// UIKit has no such protocol. `UIControl.sendActions(for:)` calls it.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@MainActor public protocol UIActionTarget: AnyObject {
    /// Calls the method with a name.
    func perform(_ action: Selector, from sender: UIControl)
}
