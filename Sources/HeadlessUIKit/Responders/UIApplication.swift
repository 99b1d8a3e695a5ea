import Foundation

/// The app. HeadlessUIKit declares only the names of its notifications.
@MainActor open class UIApplication: UIResponder {
    /// The name of the notification that the app posts when the system is low on memory.
    public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
}
