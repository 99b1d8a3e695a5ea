import Foundation
import NimbusChameleon

/// The latest version read of each file in the watched folder.
struct FileTable {
    private struct Entry {
        let file: WatchedFile
        let stamp: FileStamp
        /// The time of the read, in seconds.
        let readAt: time_t
        /// The number of reads with this stamp.
        let reads: Int
    }

    /// The maximum number of reads of a file whose times are in the future, until its stamp changes.
    private static let maximumReads = 3

    private struct Refusal {
        let reason: FolderProblem.Reason
        let stamp: FileStamp?
    }

    private let limits: FolderLimits
    private var entries: [WatchedPath: Entry] = [:]
    private var refusals: [WatchedPath: Refusal] = [:]
    private var totalSize = 0

    init(limits: FolderLimits) {
        self.limits = limits
    }

    var paths: some Sequence<WatchedPath> { entries.keys }

    var files: [WatchedPath: WatchedFile] { entries.mapValues(\.file) }

    func file(_ path: WatchedPath) -> WatchedFile? { entries[path]?.file }

    /// Whether a file may have changed since it was read or refused.
    func mayDiffer(_ path: WatchedPath, from stamp: FileStamp) -> Bool {
        guard let entry = entries[path] else { return refusals[path]?.stamp != stamp }
        guard entry.stamp == stamp else { return true }
        // A time in the future does not tell whether the file has changed again, so a few reads have to suffice.
        return stamp.isFresh(at: entry.readAt)
            && (!stamp.isInFuture(at: entry.readAt) || entry.reads < Self.maximumReads)
    }

    /// Returns the limit that a file would exceed; `nil` if there is capacity for the file.
    func lackOfRoom(for file: WatchedFile) -> FolderProblem.Reason? {
        let known = entries[file.path]?.file
        guard known != nil || entries.count < limits.files else { return .tooManyFiles(limit: limits.files) }
        let size = totalSize - (known?.size ?? 0) + file.size
        return size <= limits.totalSize ? nil : .tooManyBytes(limit: limits.totalSize)
    }

    /// Adds a file, or replaces its previous version.
    /// - Returns: Whether the contents changed.
    mutating func put(_ file: WatchedFile, _ stamp: FileStamp) -> Bool {
        let entry = entries[file.path]
        let known = entry?.file
        let differs = known?.hash != file.hash
        let reads = entry?.stamp == stamp ? (entry?.reads ?? 0) + 1 : 1
        totalSize += file.size - (known?.size ?? 0)
        // Equal contents keep the buffer that responses may be sending.
        entries[file.path] = Entry(
            file: differs ? file : known ?? file, stamp: stamp, readAt: time(nil), reads: reads)
        refusals[file.path] = nil
        return differs
    }

    /// - Returns: Whether the file was in the table.
    mutating func remove(_ path: WatchedPath) -> Bool {
        guard let entry = entries.removeValue(forKey: path) else { return false }
        totalSize -= entry.file.size
        return true
    }

    /// The reasons why files are not served.
    var refused: [FolderProblem] { refusals.map { FolderProblem(path: $0.key.text, reason: $0.value.reason) } }

    /// Whether a file was refused for a reason.
    func isRefused(_ path: String, _ reason: FolderProblem.Reason) -> Bool {
        WatchedPath(path).flatMap { refusals[$0] }?.reason == reason
    }

    /// Removes the refusals of files that no longer exist.
    mutating func forgetRefusals(besides paths: some Collection<WatchedPath>) {
        guard !refusals.isEmpty else { return }
        let paths = Set(paths)
        refusals = refusals.filter { paths.contains($0.key) }
    }

    /// Records why a file is not served, so that it is not read again before it changes.
    /// - Parameter stamp: The file's last stamp, if any.
    /// - Returns: Whether the reason is new for this file.
    mutating func refuse(_ path: WatchedPath, _ reason: FolderProblem.Reason, _ stamp: FileStamp?) -> Bool {
        let known = refusals.updateValue(Refusal(reason: reason, stamp: stamp), forKey: path)
        return known?.reason != reason
    }
}
