import Foundation
import NimbusChameleon

/// The files of the watched folder as they were read last.
struct FileTable {
    private struct Entry {
        let file: WatchedFile
        let stamp: FileStamp
        /// When it was read, in seconds.
        let readAt: time_t
    }

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

    /// Whether a file may have other bytes than when it was read, or refused.
    func mayDiffer(_ path: WatchedPath, from stamp: FileStamp) -> Bool {
        guard let entry = entries[path] else { return refusals[path]?.stamp != stamp }
        return entry.stamp != stamp || stamp.isFresh(at: entry.readAt)
    }

    /// Why there is no room for a file; nil where there is.
    func lackOfRoom(for file: WatchedFile) -> FolderProblem.Reason? {
        let known = entries[file.path]?.file
        guard known != nil || entries.count < limits.files else { return .tooManyFiles(limit: limits.files) }
        let size = totalSize - (known?.size ?? 0) + file.size
        return size <= limits.totalSize ? nil : .tooManyBytes(limit: limits.totalSize)
    }

    /// Puts a file in place of what was known of it.
    /// - Returns: whether its bytes are others.
    mutating func put(_ file: WatchedFile, _ stamp: FileStamp) -> Bool {
        let known = entries[file.path]?.file
        let differs = known?.hash != file.hash
        totalSize += file.size - (known?.size ?? 0)
        // Equal bytes stay the ones that answers may be sending.
        entries[file.path] = Entry(file: differs ? file : known ?? file, stamp: stamp, readAt: time(nil))
        refusals[file.path] = nil
        return differs
    }

    /// - Returns: whether it was known.
    mutating func remove(_ path: WatchedPath) -> Bool {
        guard let entry = entries.removeValue(forKey: path) else { return false }
        totalSize -= entry.file.size
        return true
    }

    /// Forgets why files that are gone were not served.
    mutating func forgetRefusals(besides paths: some Collection<WatchedPath>) {
        guard !refusals.isEmpty else { return }
        let paths = Set(paths)
        refusals = refusals.filter { paths.contains($0.key) }
    }

    /// Notes why a file is not served, so that it is not read again before it changes.
    /// - Parameter stamp: that it had last, if any.
    /// - Returns: whether that is news.
    mutating func refuse(_ path: WatchedPath, _ reason: FolderProblem.Reason, _ stamp: FileStamp?) -> Bool {
        let known = refusals.updateValue(Refusal(reason: reason, stamp: stamp), forKey: path)
        return known?.reason != reason
    }
}
