import Foundation

/// In-memory contents that replace those of files in a folder, for example during live reload. Safe to use from any
/// thread.
package final class StylesheetOverlay: Sendable {
    /// The path of the folder, spelt as in the `pathPrefix` of the stylesheets that use the overlay.
    package let pathPrefix: String
    /// Whether a file without contents is missing. Otherwise, the file in the folder is read.
    package let isComplete: Bool

    private let state = Locked(State())

    private struct State: Sendable {
        var contents: [StylesheetPath: Data] = [:]
        var version = 0
    }

    package init(pathPrefix: String, isComplete: Bool = false) {
        self.pathPrefix = pathPrefix
        self.isComplete = isComplete
    }

    /// A number that increases with every change.
    package var version: Int { state.withLock { $0.version } }

    /// All contents by path.
    package var contents: [StylesheetPath: Data] { state.withLock { $0.contents } }

    /// Returns the contents that replace those of a file, or `nil` if the file itself is used.
    package func contents(of stylesheet: StylesheetPath) -> Data? { state.withLock { $0.contents[stylesheet] } }

    /// Changes several files at once.
    /// - Parameter changes: The new contents by path. `nil` uses the file itself again.
    package func change(_ changes: [StylesheetPath: Data?]) {
        state.withLock { state in
            for (stylesheet, data) in changes { state.contents[stylesheet] = data }
            state.version += 1
        }
    }
}
