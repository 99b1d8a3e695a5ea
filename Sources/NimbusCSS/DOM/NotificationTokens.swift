import Foundation

/// Observers of notifications, which are taken away when nobody holds this any more.
package final class NotificationTokens {
    private let tokens: [any NSObjectProtocol]

    package init(_ tokens: [any NSObjectProtocol]) {
        self.tokens = tokens
    }

    deinit {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
}
