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

        static var now: Moment {
            var time = timespec()
            clock_gettime(CLOCK_REALTIME, &time)
            return Moment(time)
        }

        static func - (late: Moment, early: Moment) -> Duration {
            .seconds(late.seconds - early.seconds) + .nanoseconds(late.nanoseconds - early.nanoseconds)
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

    /// The time since the last change of the file or its attributes. Negative if the clock was set back since.
    package var age: Duration { Moment.now - changed }

    /// Whether both times are later than a time.
    package func isInFuture(at now: time_t) -> Bool { min(modified.seconds, changed.seconds) > now }
}
