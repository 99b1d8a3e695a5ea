import Foundation

/// What tells that a file may have other bytes than before, without reading it.
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

    /// Whether it was taken so soon after a change that another change may have left the same one: there are file
    /// systems that count in steps of two seconds.
    package func isFresh(at now: time_t) -> Bool { now - max(modified.seconds, changed.seconds) <= 2 }
}
