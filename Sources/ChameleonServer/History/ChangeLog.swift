import NimbusChameleon

/// The files at the latest revision, and the paths changed by earlier revisions.
struct ChangeLog {
    private struct Entry {
        let revision: UInt64
        let path: WatchedPath
    }

    private(set) var cursor: ChangeCursor
    private(set) var files: [WatchedPath: WatchedFile]

    private let capacity: Int
    /// The changed paths, sorted by revision.
    private var entries: [Entry] = []
    /// The last revision whose changes were discarded.
    private var forgotten: UInt64 = 0

    /// - Parameter capacity: The number of changes to remember. The log is trimmed when it exceeds twice this number.
    init(files: [WatchedPath: WatchedFile], capacity: Int = 10_000) {
        cursor = ChangeCursor(boot: BootIdentifier(), revision: 0)
        self.files = files
        self.capacity = capacity
    }

    /// Appends a batch as the next revision.
    mutating func append(_ batch: FileBatch) {
        cursor.revision += 1
        for change in batch.changes {
            files[change.path] = change.file
            entries.append(Entry(revision: cursor.revision, path: change.path))
        }
        guard entries.count > capacity * 2 else { return }
        forgotten = entries[entries.count - capacity - 1].revision
        entries.removeAll { $0.revision <= forgotten }
    }

    /// Returns the paths changed since a revision, including removed files, in the order of their first changes. `nil`
    /// if the revision is forgotten or unknown, or if the changes exceed one response.
    func changes(since revision: UInt64) -> [WatchedPath]? {
        guard (forgotten...cursor.revision).contains(revision) else { return nil }
        var seen: Set<WatchedPath> = []
        let paths = entries.suffix(from: firstEntry(after: revision)).map(\.path).filter { seen.insert($0).inserted }
        return paths.count <= WireLimits.files ? paths : nil
    }

    /// Returns the paths changed since a revision. If the changes are unknown, returns all current and removed paths.
    func knownChanges(since revision: UInt64) -> [WatchedPath] {
        if let changes = changes(since: revision) { return changes }
        let gone = Set(entries.map(\.path)).subtracting(files.keys)
        return gone.union(files.keys).sorted()
    }

    private func firstEntry(after revision: UInt64) -> Int {
        var range = entries.startIndex..<entries.endIndex
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            if entries[middle].revision <= revision {
                range = (middle + 1)..<range.upperBound
            } else {
                range = range.lowerBound..<middle
            }
        }
        return range.lowerBound
    }
}

extension FolderSnapshot {
    init(_ log: ChangeLog) { self.init(cursor: log.cursor, files: log.files) }
}
