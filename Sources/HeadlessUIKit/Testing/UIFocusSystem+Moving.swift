import Foundation

extension UIFocusSystem {
    /// Moves the focus from one view to another, as a remote or a keyboard does, and posts the notification.
    package static func moveFocus(from previous: UIView? = nil, to next: UIView?) {
        previous?.isFocused = false
        next?.isFocused = true
        NotificationCenter.default.post(
            name: didUpdateNotification, object: UIFocusSystem(),
            userInfo: [focusUpdateContextUserInfoKey: UIFocusUpdateContext(from: previous, to: next)])
    }
}
