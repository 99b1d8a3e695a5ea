import Foundation

/// Bytes that count in place of what the files of a folder have, as when they are edited on another machine. Safe to use
/// from any thread.
package final class StylesheetOverlay: Sendable {
    /// The folder, as those write it who read from it.
    package let pathPrefix: String

    private let state = Locked(State())

    private struct State: Sendable {
        var contents: [StylesheetPath: Data] = [:]
        var version = 0
    }

    package init(pathPrefix: String) {
        self.pathPrefix = pathPrefix
    }

    /// Another number after every change.
    package var version: Int { state.withLock { $0.version } }

    /// All that there is.
    package var contents: [StylesheetPath: Data] { state.withLock { $0.contents } }

    /// What counts in place of a file; nil where the file itself does.
    package func contents(of sheet: StylesheetPath) -> Data? { state.withLock { $0.contents[sheet] } }

    /// Changes several files at once.
    /// - Parameter changes: what counts from now on; nil where the file itself does.
    package func change(_ changes: [StylesheetPath: Data?]) {
        state.withLock { state in
            for (sheet, data) in changes { state.contents[sheet] = data }
            state.version += 1
        }
    }
}
