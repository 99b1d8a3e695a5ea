import ChameleonServer

/// The files and folders that the server does not serve or watch, for the page.
struct UnservedFiles {
    /// In the order of the reports.
    private var reports: [FolderProblem] = []

    private static let limit = 20

    var problems: [PreviewProblem] {
        reports.prefix(Self.limit).map { report in
            let others = report.others > 0 ? " (and \(report.others) more)" : ""
            return PreviewProblem(
                warning: report.path.isEmpty ? "the watched folder" : report.path, report.reason.description + others)
        }
    }

    mutating func add(_ problem: FolderProblem) {
        // These end by themselves, or are shown otherwise.
        switch problem.reason {
        case .noFolder, .unavailable: return
        case .outside, .unusableName, .notRegular, .unreadable, .tooLarge, .tooManyFiles, .tooManyBytes,
            .tooManyFolders,
            .tooDeep, .unwatched:
            break
        }
        _ = remove(problem)
        reports.append(problem)
    }

    /// - Returns: Whether the problem was listed.
    mutating func remove(_ problem: FolderProblem) -> Bool {
        let count = reports.count
        reports.removeAll { $0.path == problem.path && $0.reason == problem.reason }
        return reports.count < count
    }
}
