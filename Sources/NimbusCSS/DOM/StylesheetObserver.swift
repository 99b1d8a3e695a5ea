import Foundation

/// Observes the changes of stylesheets until its last copy is released.
@MainActor struct StylesheetObserver {
    private let tokens: NotificationTokens

    /// - Parameter didChange: Called on the main actor after a stylesheet has changed on any thread.
    init(_ stylesheets: [NIStylesheet], didChange: @escaping @MainActor @Sendable () -> Void) {
        tokens = NotificationTokens(
            stylesheets.map { stylesheet in
                NotificationCenter.default.addObserver(
                    forName: NIStylesheetDidChangeNotification, object: stylesheet, queue: nil
                ) { _ in
                    Task { @MainActor in didChange() }
                }
            })
    }
}
