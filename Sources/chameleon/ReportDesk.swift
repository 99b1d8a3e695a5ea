import ChameleonServer
import NimbusChameleon

/// Collects reports of devices until the next summary.
actor ReportDesk {
    /// A report and its device.
    struct Entry {
        let client: ServerClient
        let report: ClientReport
    }

    private var reports: [Entry] = []

    /// - Returns: Whether the report is the first since the last summary.
    func take(_ report: ClientReport, by client: ServerClient) -> Bool {
        reports.append(Entry(client: client, report: report))
        return reports.count == 1
    }

    /// Returns the lines of a summary and removes the collected reports.
    func summary() -> [String] {
        defer { reports = [] }
        return ReportSummary.lines(reports)
    }
}
