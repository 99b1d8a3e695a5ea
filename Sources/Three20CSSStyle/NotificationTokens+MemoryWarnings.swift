import Foundation
import NimbusCSS
import NimbusUIKit

extension NotificationTokens {
    /// Calls a function after each memory warning.
    static func memoryWarnings(_ freeMemory: @escaping @MainActor @Sendable () -> Void) -> NotificationTokens {
        NotificationTokens([
            NotificationCenter.default.addObserver(
                forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
            ) { _ in Task { @MainActor in freeMemory() } }
        ])
    }
}
