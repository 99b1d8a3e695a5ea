import Foundation
import NimbusCSS

/// Makes files count in the app: read here, in use and announced on the main actor.
actor ChangeApplier {
    private let cache: NIStylesheetCache
    private let center: NotificationCenter
    private let files = ReceivedFiles()
    private var held: HeldFiles
    private var reloader: SheetReloader
    /// Style sheets that have other bytes already than the rules in use.
    private var stale: Set<StylesheetPath> = []

    init(_ cache: NIStylesheetCache, _ options: NIChameleonObserver.Options) {
        self.cache = cache
        center = options.notificationCenter
        held = HeldFiles(cache, options.limits)
        reloader = SheetReloader(cache, keepsLastGoodRules: options.keepsLastGoodRules)
    }

    /// What is to be done to become what the server has.
    func plan(for answer: WatchAnswer) throws -> HeldFiles.Plan { try held.plan(for: answer) }

    /// Has files count from now on.
    /// - Parameters:
    ///   - contents: bytes, as they were announced.
    ///   - dropped: files of which the app's own count again.
    /// - Returns: the style sheets that were read again.
    /// - Throws: where the task is cancelled before anybody has noticed, or a file cannot be written: what is missing is
    ///   done the next time.
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

    // MARK: Style sheets

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

    /// Writes what is no style sheet; nil for what the app's own files are to count again for.
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
