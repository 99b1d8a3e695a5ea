import Foundation

extension ClientReport {
    /// Encodes the report as JSON within a size limit in bytes. If it is too large, drops diagnostics first, then
    /// stylesheets. `nil` if even the empty report is too large.
    func encoded(sizeLimit: Int) -> Data? {
        var report = self
        while true {
            guard let data = try? WireCoder.encode(report) else { return nil }
            guard data.count > sizeLimit else { return data }
            let most = report.results.map(\.diagnostics.count).max() ?? 0
            guard most > 0 || !report.results.isEmpty else { return nil }
            report.results = report.results.prefix(most > 0 ? report.results.count : report.results.count / 2).map {
                SheetResult(
                    path: $0.path, errors: $0.errors, warnings: $0.warnings,
                    diagnostics: Array($0.diagnostics.prefix(most / 2)))
            }
        }
    }
}
