import Foundation
import NimbusCSS

/// The paths of stylesheets in their normalised form.
struct TTCSSPaths {
    /// The location of a file, the same for all paths that lead to it.
    enum Location: Hashable {
        /// A path relative to the folder of the app's stylesheets.
        case folder(String)
        /// The absolute path of a file that is not in the folder.
        case file(String)

        /// The path, which identifies the file.
        var key: String {
            switch self {
            case .folder(let path), .file(let path): path
            }
        }
    }

    /// The folder of the app's stylesheets, without symbolic links.
    private let folder: String

    init(folder: String) {
        self.folder = Self.resolved(URL(fileURLWithPath: folder).standardizedFileURL)
    }

    /// Returns the location of a path, which is absolute or relative to the folder. `nil` if a relative path leads out of
    /// the folder.
    func location(_ path: String) -> Location? {
        guard path.hasPrefix("/") else { return (try? StylesheetPath(path)).map { .folder($0.text) } }
        let url = URL(fileURLWithPath: path).standardizedFileURL
        // The file itself can be a link that leads out of the folder.
        var components: [String] = []
        var parent = url
        while parent.path != "/" {
            components.insert(parent.lastPathComponent, at: 0)
            parent.deleteLastPathComponent()
            if Self.resolved(parent) == folder { return .folder(components.joined(separator: "/")) }
        }
        return .file(Self.resolved(url))
    }

    private static func resolved(_ url: URL) -> String { url.resolvingSymlinksInPath().path }
}
