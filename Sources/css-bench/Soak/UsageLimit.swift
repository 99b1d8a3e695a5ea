/// How much more a process may take of the system after a long time than after a short one.
struct UsageLimit {
    /// Bytes, beside a quarter of what there was.
    var memory = 16 << 20
    /// Open files, beside a tenth of those that there were: each app has one or two connections.
    var descriptors = SoakApps.processes * SoakApps.perProcess

    /// What has grown too much, in words; nil where nothing has.
    func excess(from early: ProcessUsage, to late: ProcessUsage) -> String? {
        if late.memory > early.memory + early.memory / 4 + memory {
            return "from \(early.memory >> 20) to \(late.memory >> 20) MB of memory"
        }
        if late.descriptors > early.descriptors + early.descriptors / 10 + descriptors {
            return "from \(early.descriptors) to \(late.descriptors) open files"
        }
        return nil
    }
}
