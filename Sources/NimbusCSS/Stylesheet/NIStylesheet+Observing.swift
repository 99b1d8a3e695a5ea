import Foundation

extension NIStylesheet {
    /// Observes the changes of stylesheets until the last copy of the result is released.
    /// - Parameter didChange: Called on the main actor after a stylesheet has changed on any thread.
    @MainActor static func observe(
        _ stylesheets: [NIStylesheet], didChange: @escaping @MainActor @Sendable () -> Void
    ) -> NotificationTokens {
        NotificationTokens(
            stylesheets.map { stylesheet in
                NotificationCenter.default.addObserver(
                    forName: NIStylesheetDidChangeNotification, object: stylesheet, queue: nil
                ) { _ in
                    Task { @MainActor in didChange() }
                }
            })
    }
}
