import CSSEngine
import ChameleonServer
import NimbusChameleon

/// Summarises reports on stylesheets, grouping devices with equal results.
enum ReportSummary {
    /// Returns the lines of a summary. Each device's last result for a stylesheet applies.
    static func lines(_ reports: [ReportDesk.Entry]) -> [String] {
        var groups: [(result: SheetResult, devices: Int)] = []
        for result in lastResults(reports) {
            if let index = groups.firstIndex(where: { $0.result == result }) {
                groups[index].devices += 1
            } else {
                groups.append((result, 1))
            }
        }
        return groups.flatMap { lines($0.result, of: count($0.devices, "device") ?? "") }
    }

    /// Returns the lines for the preview, formatted as for a device.
    static func lines(preview result: SheetResult) -> [String] { lines(result, of: "preview") }

    private static func lastResults(_ reports: [ReportDesk.Entry]) -> [SheetResult] {
        var results: [(device: ServerClient, result: SheetResult)] = []
        for entry in reports {
            for result in entry.report.results {
                results.removeAll { $0.device == entry.client && $0.result.path == result.path }
                results.append((entry.client, result))
            }
        }
        return results.map(\.result)
    }

    private static func lines(_ result: SheetResult, of devices: String) -> [String] {
        let counts = [count(result.errors, "error"), count(result.warnings, "warning")].compactMap { $0 }
        let verdict = counts.isEmpty ? "no mistakes" : counts.joined(separator: ", ")
        let place = result.diagnostics.first?.location ?? result.path.text
        let head = "  \(devices), \(verdict) \(place.escapedForTerminal)"
        return [head]
            + result.diagnostics.flatMap { diagnostic in
                let sentence = "\(diagnostic.location): \(diagnostic.severity.rawValue): \(diagnostic.message)"
                return ["    " + sentence.escapedForTerminal]
                    + (diagnostic.excerpt ?? "").split(separator: "\n").map { "      " + String($0).escapedForTerminal }
            }
    }

    private static func count(_ count: Int, _ noun: String) -> String? {
        count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
}
