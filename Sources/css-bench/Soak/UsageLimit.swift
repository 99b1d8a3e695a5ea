/// The limits on how much the resource usage of a process may grow.
struct UsageLimit {
    /// The allowed growth of memory in bytes, in addition to a tenth of the early usage.
    var memory = 16 << 20
    /// The allowed growth of open files, in addition to a tenth of the early number. Each app has one or two
    /// connections.
    var descriptors = SoakApps.processes * SoakApps.perProcess

    /// Describes usage that has grown too much. `nil` if all usage is within the limits.
    func excess(from early: ProcessUsage, to late: ProcessUsage) -> String? {
        if late.memory > early.memory + early.memory / 10 + memory {
            return "from \(early.memory >> 20) to \(late.memory >> 20) MB of memory"
        }
        if late.descriptors > early.descriptors + early.descriptors / 10 + descriptors {
            return "from \(early.descriptors) to \(late.descriptors) open files"
        }
        return nil
    }
}
