import Foundation
import NimbusCSS

/// The files built into an app, compared with a server's files. Caches the hashes of unchanged files.
struct OwnFiles: Sendable {
    private let folder: String
    private var known: [WatchedPath: (stamp: FileStamp, hash: ContentHash)] = [:]

    init(folder: String) {
        self.folder = folder
    }

    /// Returns the path of a file; `nil` if there is none.
    func file(_ path: WatchedPath) -> String? { contents(path) == nil ? nil : location(path) }

    /// Whether a file has the size and hash of a state.
    mutating func has(_ path: WatchedPath, as state: FileChange.State) -> Bool {
        var status = stat()
        guard stat(location(path), &status) == 0, Int(status.st_size) == state.size else { return false }
        let stamp = FileStamp(status)
        if let known = known[path], known.stamp == stamp { return known.hash == state.hash }
        guard let hash = contents(path).map({ ContentHash(of: $0) }) else { return false }
        known[path] = stamp.isFresh(at: time(nil)) ? nil : (stamp, hash)
        return hash == state.hash
    }

    private func location(_ path: WatchedPath) -> String { folder + "/" + path.text }

    private func contents(_ path: WatchedPath) -> Data? {
        (try? StylesheetPath(path.text)).flatMap { try? StylesheetFolder(folder).contents(of: $0) }
    }
}
