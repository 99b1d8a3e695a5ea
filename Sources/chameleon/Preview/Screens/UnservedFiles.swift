import ChameleonServer

/// The files and folders that the server does not serve or watch, for the page.
///
/// The server reports problems, but not their ends. So the page shows the problems of the start and those since.
struct UnservedFiles {
    private(set) var problems: [PreviewProblem] = []

    private static let limit = 20

    mutating func add(_ problem: FolderProblem) {
        // These end by themselves, or are shown otherwise.
        switch problem.reason {
        case .noFolder, .unavailable: return
        case .outside, .unusableName, .notRegular, .unreadable, .tooLarge, .tooManyFiles, .tooManyBytes,
            .tooManyFolders,
            .tooDeep, .unwatched:
            break
        }
        let others = problem.others > 0 ? " (and \(problem.others) more)" : ""
        let new = PreviewProblem(
            warning: problem.path.isEmpty ? "the watched folder" : problem.path, problem.reason.description + others)
        guard !problems.contains(new), problems.count < Self.limit else { return }
        problems.append(new)
    }
}
