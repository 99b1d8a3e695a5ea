import Foundation

/// The maximum number of files and sockets that this process can have open.
enum DescriptorLimit {
    /// Raises the process's limit as far as the system permits, at most to 65,536.
    /// - Returns: The limit in force.
    static func raise() -> Int {
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0 else { return 256 }
        // macOS accepts no more than OPEN_MAX, which is 10,240, whatever the hard limit is.
        for wanted in [65_536, 10_240] as [rlim_t] {
            let soft = min(wanted, limit.rlim_max)
            guard limit.rlim_cur < soft else { break }
            var raised = rlimit(rlim_cur: soft, rlim_max: limit.rlim_max)
            guard setrlimit(resource, &raised) != 0 else { return Int(clamping: soft) }
        }
        return Int(clamping: limit.rlim_cur)
    }

    #if canImport(Glibc)
    private static let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
    private static let resource = RLIMIT_NOFILE
    #endif
}
