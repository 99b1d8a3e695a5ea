import ChameleonServer
import NimbusChameleon

/// Collects what devices report, until it is summed up.
actor ReportDesk {
    /// What a device has reported.
    struct Entry {
        let client: ServerClient
        let report: ClientReport
    }

    private var reports: [Entry] = []

    /// - Returns: whether it is the first since the last summary.
    func take(_ report: ClientReport, by client: ServerClient) -> Bool {
        reports.append(Entry(client: client, report: report))
        return reports.count == 1
    }

    /// The lines of a summary, which begins a new collection.
    func summary() -> [String] {
        defer { reports = [] }
        return ReportSummary.lines(reports)
    }
}
