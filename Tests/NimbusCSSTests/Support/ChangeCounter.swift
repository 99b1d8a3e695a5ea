import Foundation
import Testing

@testable import NimbusCSS

/// Counts the change notifications of a stylesheet.
final class ChangeCounter {
    private let changes: Locked<Int>
    private let observer: any NSObjectProtocol

    var count: Int { changes.withLock { $0 } }

    init(_ stylesheet: NIStylesheet) {
        let changes = Locked(0)
        self.changes = changes
        observer = NotificationCenter.default.addObserver(
            forName: NIStylesheetDidChangeNotification, object: stylesheet, queue: nil
        ) { notification in
            #expect(notification.userInfo == nil)
            changes.withLock { $0 += 1 }
        }
    }

    deinit {
        NotificationCenter.default.removeObserver(observer)
    }
}
