import Foundation

/// A clock that shows the same time in all processes of this machine.
enum MonotonicClock {
    /// Returns the time since the machine started.
    static func nanoseconds() -> UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}
