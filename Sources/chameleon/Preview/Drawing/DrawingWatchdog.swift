import Foundation

#if canImport(Darwin)
import Darwin
#endif

/// A thread that ends this process when a task exceeds its limits, or when the server has ended.
final class DrawingWatchdog: @unchecked Sendable {
    // Sendable because `start` is accessed only while holding the lock of `condition`.

    private let condition = NSCondition()
    /// The processor time at the start of the current task, in seconds. `nil` between two tasks.
    private var start: Double?
    private let output: Int32
    /// The processor time of a task, in seconds.
    private let limit: Double

    private static let interval = 0.01

    /// - Parameters:
    ///   - output: The file descriptor of the results.
    ///   - limit: The processor time of a task, in seconds.
    init(output: Int32, limit: Double) {
        self.output = output
        self.limit = limit
        let server = getppid()
        Thread.detachNewThread { [self] in
            while true {
                check(server)
                Thread.sleep(forTimeInterval: Self.interval)
            }
        }
    }

    /// Starts the time of a task.
    func begin() {
        condition.withLock {
            start = Self.processorTime
            condition.signal()
        }
    }

    /// Ends the time of a task. The watchdog writes no message after it.
    func end() { condition.withLock { start = nil } }

    /// Checks the limits of the current task, or waits for one. Without a task, the process ends with its input.
    private func check(_ server: pid_t) {
        condition.withLock {
            while start == nil { condition.wait() }
            guard let start else { return }
            if getppid() != server { _exit(0) }
            let problem: DrawingProblem
            if Self.residentMemory > DrawingLimits.memory {
                problem = .tooLarge
            } else if Self.processorTime - start > limit {
                problem = .tooSlow
            } else {
                return
            }
            DrawingFrame(status: problem.rawValue, body: Data()).write(to: output)
            _exit(1)
        }
    }

    /// The processor time of all threads, in seconds.
    private static var processorTime: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

    /// The resident memory of this process, in bytes. 0 if it is unknown.
    static var residentMemory: Int {
        #if canImport(Darwin)
        var info = mach_task_basic_info()
        var count = mach_msg_type_number_t(MemoryLayout.size(ofValue: info) / MemoryLayout<natural_t>.size)
        let result = withUnsafeMutablePointer(to: &info) { info in
            info.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
                task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
            }
        }
        return result == KERN_SUCCESS ? Int(info.resident_size) : 0
        #else
        // `Foundation` would read the file with several system calls and allocations.
        let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return 0 }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 128)
        let count = read(file, &bytes, bytes.count)
        let fields = bytes.prefix(max(0, count)).split(separator: UInt8(ascii: " "))
        guard fields.count > 1, let pages = Int(String(decoding: fields[1], as: UTF8.self)) else { return 0 }
        return pages * sysconf(Int32(_SC_PAGESIZE))
        #endif
    }
}
