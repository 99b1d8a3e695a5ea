/// Reports problems of a folder, summarised by their reasons.
struct ProblemReporter {
    /// The problems since the last report.
    private var pending: [FolderProblem] = []
    /// The problems since the start that are not known to be over.
    private var open: Set<FolderProblem> = []
    /// The reasons why files could not be read, since all files could be read.
    private var reportedUnavailability: Set<FolderProblem.Reason> = []

    /// The maximum number of problems of one reason that are reported one by one.
    private static let limit = 10

    /// Adds a problem. If files cannot be read for the moment, only the first problem of each reason is added.
    mutating func add(_ problem: FolderProblem) {
        if case .unavailable = problem.reason, !reportedUnavailability.insert(problem.reason).inserted { return }
        pending.append(problem)
        open.insert(problem)
    }

    /// Removes and returns the problems that are over, in the order of their paths.
    /// - Parameter current: The problems that there are now.
    mutating func solved(besides current: Set<FolderProblem>) -> [FolderProblem] {
        let solved = open.subtracting(current)
        open.subtract(solved)
        return solved.sorted { $0.path < $1.path }
    }

    /// Records that all files could be read, so that the next failure is reported again.
    mutating func allAreAvailable() { reportedUnavailability = [] }

    /// Removes and returns the problems to report, in the order of their additions. The last problem of a frequent
    /// reason has the number of others.
    mutating func take() -> [FolderProblem] {
        defer { pending = [] }
        guard pending.count > Self.limit else { return pending }
        let counts = Dictionary(pending.map { ($0.reason, 1) }, uniquingKeysWith: +)
        var indices: [FolderProblem.Reason: Int] = [:]
        return pending.compactMap { problem in
            let index = indices[problem.reason, default: 0]
            indices[problem.reason] = index + 1
            guard index < Self.limit else { return nil }
            var problem = problem
            if index == Self.limit - 1 { problem.others = counts[problem.reason, default: 0] - Self.limit }
            return problem
        }
    }
}
