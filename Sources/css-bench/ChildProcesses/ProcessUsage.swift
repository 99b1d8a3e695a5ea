import Foundation

/// The resource usage of a process.
struct ProcessUsage {
    /// The resident memory, in bytes.
    var memory = 0
    /// The number of open files and sockets.
    var descriptors = 0
    /// The processor time since the process started, in seconds.
    var processorTime = 0.0

    static func + (left: ProcessUsage, right: ProcessUsage) -> ProcessUsage {
        ProcessUsage(
            memory: left.memory + right.memory, descriptors: left.descriptors + right.descriptors,
            processorTime: left.processorTime + right.processorTime)
    }
}

extension ProcessUsage {
    /// Reads the usage of a process. Fails if the system does not provide it.
    init?(of process: Int32) {
        let folder = "/proc/\(process)"
        func fields(_ name: String) -> [Substring] {
            (try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8))?.split(separator: " ") ?? []
        }
        // See proc(5). The name of this program has no spaces.
        let (pages, times) = (fields("statm"), fields("stat"))
        guard pages.count > 1, times.count > 14, let resident = Int(pages[1]), let user = Double(times[13]),
            let system = Double(times[14]),
            let descriptors = try? FileManager.default.contentsOfDirectory(atPath: folder + "/fd")
        else { return nil }
        self.init(
            memory: resident * sysconf(Int32(_SC_PAGESIZE)), descriptors: descriptors.count,
            processorTime: (user + system) / Double(sysconf(Int32(_SC_CLK_TCK))))
    }
}

extension ProcessUsage: CustomStringConvertible {
    var description: String { "\(memory >> 20) MB, \(descriptors) open files" }
}
