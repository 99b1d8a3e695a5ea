import Foundation

/// Notification observers that are removed when this object is deallocated.
package final class NotificationTokens {
    private let center: NotificationCenter
    private let tokens: [any NSObjectProtocol]

    package init(in center: NotificationCenter = .default, _ tokens: [any NSObjectProtocol]) {
        self.center = center
        self.tokens = tokens
    }

    deinit {
        for token in tokens { center.removeObserver(token) }
    }
}
