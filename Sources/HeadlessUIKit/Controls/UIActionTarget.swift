/// A target with methods that a control can call by name on platforms without Objective-C.
///
/// UIKit has no such protocol. `UIControl.sendActions(for:)` calls `perform(_:from:)`.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@MainActor public protocol UIActionTarget: AnyObject {
    /// Calls the method that `action` names.
    func perform(_ action: Selector, from sender: UIControl)
}
