import Foundation
import NimbusCSS

/// The files in use instead of the app's own. Also computes the differences from a server's response.
struct HeldFiles: Sendable {
    typealias Limits = NIChameleonObserver.Limits

    /// The received strings and JSON files on disk.
    var received: [WatchedPath: Received] = [:]

    private let overlay: StylesheetOverlay
    private let limits: Limits
    private var own: OwnFiles

    /// A received file.
    struct Received: Hashable, Sendable {
        var hash: ContentHash
        var size: Int
        /// The path of the file on disk.
        var localPath: String
    }

    /// The files to download, and those to replace by the app's own, to match the server.
    struct Plan: Sendable {
        /// The files to download.
        var wanted: [WatchedPath: FileChange.State] = [:]
        /// The files to replace by the app's own files, and files that have changed on disk.
        var dropped: Set<WatchedPath> = []

        var isEmpty: Bool { wanted.isEmpty && dropped.isEmpty }
    }

    init(_ cache: NIStylesheetCache, _ limits: Limits) {
        overlay = cache.overlay
        own = OwnFiles(folder: cache.pathPrefix)
        self.limits = limits
    }

    /// - Throws: `Problem.tooLarge` if the files would exceed the limits.
    mutating func plan(for answer: WatchAnswer) throws(NIChameleonObserver.Problem) -> Plan {
        let sizes = self.sizes
        var states: [WatchedPath: FileChange.State?] = [:]
        for change in answer.changes where ResourceKind(change.path) != nil {
            states.updateValue(change.state, forKey: change.path)
        }
        if answer.reset {
            for path in sizes.keys where states[path] == nil { states.updateValue(nil, forKey: path) }
        }
        var plan = Plan()
        for (path, state) in states where !isHeld(path, as: state) {
            if let state, !own.has(path, as: state) {
                plan.wanted[path] = state
            } else if sizes[path] != nil || (state != nil && !answer.reset) {
                // The app's own file already has the new contents if the server watches the app's folder.
                plan.dropped.insert(path)
            }
        }
        try check(plan, sizes)
        return plan
    }

    /// Returns the path of the app's own file; `nil` if there is none.
    func ownFile(_ path: WatchedPath) -> String? {
        own.file(path)
    }

    // MARK: Files in use

    /// The sizes of all files in use, in bytes.
    private var sizes: [WatchedPath: Int] {
        var sizes = received.mapValues(\.size)
        for (sheet, data) in overlay.contents {
            if let path = WatchedPath(sheet.text) { sizes[path] = data.count }
        }
        return sizes
    }

    private func isHeld(_ path: WatchedPath, as state: FileChange.State?) -> Bool {
        guard let state else { return false }
        if let file = received[path] { return file.hash == state.hash }
        guard let sheet = try? StylesheetPath(path.text), let data = overlay.contents(of: sheet) else { return false }
        return state.isOf(data)
    }

    private func check(_ plan: Plan, _ sizes: [WatchedPath: Int]) throws(NIChameleonObserver.Problem) {
        let sizes = sizes.filter { !plan.dropped.contains($0.key) }.merging(plan.wanted.mapValues(\.size)) { $1 }
        let total = sizes.values.reduce(0, +)
        guard sizes.count <= limits.fileCount, total <= limits.totalSize,
            plan.wanted.values.allSatisfy({ $0.size <= limits.fileSize })
        else { throw .tooLarge }
    }
}

extension FileChange.State {
    /// Whether the state describes a file with these contents.
    fileprivate func isOf(_ data: Data) -> Bool {
        // Comparing bytes is faster than hashing, and mostly they differ.
        data.count == size && content.map { Data($0.utf8) == data } != false && ContentHash(of: data) == hash
    }
}
