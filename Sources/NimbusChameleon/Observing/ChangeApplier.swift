import Foundation
import NimbusCSS

/// Applies changed files to the app. Reads files on this actor, and commits and announces them on the main actor.
actor ChangeApplier {
    private let cache: NIStylesheetCache
    private let center: NotificationCenter
    private let files = ReceivedFiles()
    private var held: HeldFiles
    private var reloader: SheetReloader
    /// The changed stylesheets whose rules are not in use yet.
    private var stale: Set<StylesheetPath> = []

    init(_ cache: NIStylesheetCache, _ options: NIChameleonObserver.Options) {
        self.cache = cache
        center = options.notificationCenter
        held = HeldFiles(cache, options.limits)
        reloader = SheetReloader(cache, keepsLastGoodRules: options.keepsLastGoodRules)
    }

    /// Returns the files to download or drop to match the server.
    func plan(for answer: WatchAnswer) throws -> HeldFiles.Plan { try held.plan(for: answer) }

    /// Applies changed files.
    /// - Parameters:
    ///   - contents: The contents of the changed files, as announced.
    ///   - dropped: The files to replace by the app's own files.
    /// - Returns: The stylesheets that were read again.
    /// - Throws: An error if the task is cancelled before the changes are visible, or if a file cannot be written. The
    ///   next call applies the remaining changes.
    func apply(_ contents: [WatchedPath: Data], dropping dropped: Set<WatchedPath>) async throws -> [SheetReload] {
        let received = try receive(contents, dropping: dropped)
        changeOverlay(contents, dropping: dropped)
        let reloads = reloader.reloads(of: stale)
        let announcements = announcements(of: received)
        guard await Self.use(reloads, announcements, center) else { throw CancellationError() }
        stale = []
        for (path, file) in received { held.received[path] = file }
        if !received.isEmpty { files.removeAll(except: Set(held.received.values.map(\.localPath))) }
        return reloads
    }

    @MainActor private static func use(
        _ reloads: [SheetReload], _ announcements: [Announcement], _ center: NotificationCenter
    ) -> Bool {
        guard !Task.isCancelled else { return false }
        for reload in reloads where reload.isUsed {
            if case .success(let load) = reload.outcome { reload.stylesheet.commit(load) }
        }
        for announcement in announcements { announcement.post(in: center) }
        return true
    }

    // MARK: Stylesheets

    private func changeOverlay(_ contents: [WatchedPath: Data], dropping dropped: Set<WatchedPath>) {
        var changes: [StylesheetPath: Data?] = [:]
        for path in dropped.union(contents.keys) where ResourceKind(path) == .sheet {
            if let sheet = try? StylesheetPath(path.text) { changes.updateValue(contents[path], forKey: sheet) }
        }
        guard !changes.isEmpty else { return }
        cache.overlay.change(changes)
        stale.formUnion(changes.keys)
    }

    // MARK: Other files

    /// Writes strings and JSON files to disk. The result has `nil` for files to replace by the app's own files.
    private func receive(
        _ contents: [WatchedPath: Data], dropping dropped: Set<WatchedPath>
    ) throws -> [WatchedPath: HeldFiles.Received?] {
        var received: [WatchedPath: HeldFiles.Received?] = [:]
        for (path, data) in contents {
            guard let kind = ResourceKind(path), kind != .sheet else { continue }
            let hash = ContentHash(of: data)
            let localPath = try files.write(data, hash, kind)
            received[path] = HeldFiles.Received(hash: hash, size: data.count, localPath: localPath)
        }
        for path in dropped where ResourceKind(path) != .sheet { received.updateValue(nil, forKey: path) }
        return received
    }

    private func announcements(of received: [WatchedPath: HeldFiles.Received?]) -> [Announcement] {
        received.sorted { $0.key < $1.key }.compactMap { path, file in
            (file?.localPath ?? held.ownFile(path)).map { Announcement(path: path, localPath: $0) }
        }
    }
}
