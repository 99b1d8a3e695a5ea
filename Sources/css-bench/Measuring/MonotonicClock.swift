import Foundation

/// A clock that all processes of this machine read alike.
enum MonotonicClock {
    /// Since the machine was started.
    static func nanoseconds() -> UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}
