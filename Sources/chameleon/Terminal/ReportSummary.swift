import CSSEngine
import ChameleonServer
import NimbusChameleon

/// Summarises reports on stylesheets, grouping devices with equal results.
enum ReportSummary {
    /// A report and its device.
    typealias Entry = (client: ServerClient, report: ClientReport)

    private typealias Group = (result: SheetResult, devices: [ServerClient])

    /// Returns the lines of a summary. Each device's last result for a stylesheet applies.
    static func lines(_ reports: [Entry]) -> [String] {
        let groups = groups(reports)
        let more = groups.dropFirst(EventFormatter.lineLimit)
        let lines = groups.prefix(EventFormatter.lineLimit).flatMap { group in
            let label = group.devices.count == 1 ? EventFormatter.name(group.devices[0]) : nil
            return Self.lines(
                group.result.diagnostics, of: group.result.errors + group.result.warnings,
                label: label ?? "device".counted(group.devices.count),
                heading: "\(verdict(group.result)) in \(group.result.path.text.escapedForTerminal)")
        }
        guard !more.isEmpty else { return lines }
        let sum = counts(
            errors: more.map(\.result.errors).reduce(0, +), warnings: more.map(\.result.warnings).reduce(0, +))
        return lines + [EventFormatter.line("…", "\("other report".counted(more.count)): \(sum)")]
    }

    /// Returns the lines for the problems of the preview, formatted as for a device.
    static func lines(preview problems: [ReportedDiagnostic]) -> [String] {
        let errors = problems.count { $0.severity == .error }
        let heading = counts(errors: errors, warnings: problems.count - errors)
        return lines(problems, of: problems.count, label: "preview", heading: heading)
    }

    /// Groups the devices with equal results, in the order of the reports.
    private static func groups(_ reports: [Entry]) -> [Group] {
        var groups: [Group] = []
        var indices: [SheetResult: Int] = [:]
        for (device, result) in lastResults(reports) {
            if let index = indices[result] {
                groups[index].devices.append(device)
            } else {
                indices[result] = groups.count
                groups.append((result, [device]))
            }
        }
        return groups
    }

    private static func lastResults(_ reports: [Entry]) -> [(device: ServerClient, result: SheetResult)] {
        struct Key: Hashable {
            let device: ServerClient
            let path: WatchedPath
        }
        let results = reports.flatMap { entry in
            entry.report.results.map { (key: Key(device: entry.client, path: $0.path), result: $0) }
        }
        let last = Dictionary(results.enumerated().map { ($1.key, $0) }) { $1 }
        return results.enumerated().filter { last[$1.key] == $0 }.map { ($1.key.device, $1.result) }
    }

    /// - Parameter total: The number of problems, which may exceed the number of diagnostics.
    private static func lines(
        _ diagnostics: [ReportedDiagnostic], of total: Int, label: String, heading: String
    ) -> [String] {
        let shown = diagnostics.prefix(EventFormatter.lineLimit)
        let rest = total - shown.count
        let details = shown.flatMap(lines)
        return [EventFormatter.line(label, heading)] + details
            + (details.isEmpty || rest <= 0 ? [] : ["  " + "… \("more problem".counted(rest))".styled(.dim)])
    }

    private static func lines(_ diagnostic: ReportedDiagnostic) -> [String] {
        let isError = diagnostic.severity == .error
        let style = isError ? TextStyle.error : .warning
        let severity = "\(diagnostic.severity.rawValue):".styled(style)
        let excerpt = (diagnostic.excerpt ?? "").split(separator: "\n").map { String($0).escapedForTerminal }
        return ["  \(diagnostic.location.escapedForTerminal): \(severity) \(diagnostic.message.escapedForTerminal)"]
            + excerpt.map { "      \($0)" }
    }

    private static func verdict(_ result: SheetResult) -> String {
        counts(errors: result.errors, warnings: result.warnings)
    }

    private static func counts(errors: Int, warnings: Int) -> String {
        let counts = [
            errors == 0 ? nil : "error".counted(errors).styled(.error),
            warnings == 0 ? nil : "warning".counted(warnings).styled(.warning),
        ].compactMap { $0 }
        return counts.isEmpty ? "no problems" : counts.joined(separator: ", ")
    }
}
