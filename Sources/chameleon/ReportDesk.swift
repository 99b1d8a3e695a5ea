import NimbusChameleon

/// Collects what devices report, until it is summed up.
actor ReportDesk {
    private var reports: [ClientReport] = []

    /// - Returns: whether it is the first since the last summary.
    func take(_ report: ClientReport) -> Bool {
        reports.append(report)
        return reports.count == 1
    }

    /// The lines of a summary, which begins a new collection.
    func summary() -> [String] {
        defer { reports = [] }
        return ReportSummary.lines(reports)
    }
}
