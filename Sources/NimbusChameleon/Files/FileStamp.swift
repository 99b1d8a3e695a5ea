import Foundation

/// The metadata of a file with which a change is detected without reading the file.
package struct FileStamp: Hashable, Sendable {
    private let device: UInt64
    private let inode: UInt64
    private let size: Int
    private let modified: Moment
    private let changed: Moment

    private struct Moment: Hashable, Sendable {
        let seconds: Int
        let nanoseconds: Int

        init(_ time: timespec) {
            (seconds, nanoseconds) = (Int(time.tv_sec), Int(time.tv_nsec))
        }
    }

    package init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        inode = UInt64(truncatingIfNeeded: status.st_ino)
        size = Int(status.st_size)
        #if canImport(Darwin)
        modified = Moment(status.st_mtimespec)
        changed = Moment(status.st_ctimespec)
        #else
        modified = Moment(status.st_mtim)
        changed = Moment(status.st_ctim)
        #endif
    }

    /// Whether another change may leave the stamp equal, because the last one was at most 2 s ago. Some file systems
    /// have a time resolution of 2 s. Any change sets both times to the current time, so a time in the future says
    /// nothing unless both are in the future.
    package func isFresh(at now: time_t) -> Bool {
        guard let last = [modified.seconds, changed.seconds].filter({ $0 <= now }).max() else { return true }
        return now - last <= 2
    }

    /// Whether both times are later than a time.
    package func isInFuture(at now: time_t) -> Bool { min(modified.seconds, changed.seconds) > now }
}
