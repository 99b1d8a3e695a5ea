import Foundation

/// The processor time of the current thread, without the time of other programs on the same machine.
enum ThreadClock {
    static func nanoseconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
}
