import CSSEngine
import NimbusCSS

extension SheetResult {
    /// Creates the result of a stylesheet that was read again; `nil` if its path is not a valid `WatchedPath`.
    init?(_ reload: SheetReload) {
        guard let path = WatchedPath(reload.path.text) else { return nil }
        switch reload.outcome {
        case .success(let load):
            let listed = Self.diagnostics(of: load, properties: reload.stylesheet.properties)
            self.init(
                path: path, errors: load.count(of: .error), warnings: load.count(of: .warning),
                diagnostics: reload.isUsed ? listed : listed.dropLast(listed.count == limit ? 1 : 0) + [.kept(path)])
        case .failure(let error):
            self.init(path: path, errors: 1, warnings: 0, diagnostics: [.unreadable(error.reason, path)])
        }
    }

    /// Returns the first diagnostics as text, errors before warnings.
    private static func diagnostics(of load: LoadedStylesheet, properties: PropertyTable) -> [ReportedDiagnostic] {
        let diagnostics = load.diagnostics
        let worstFirst =
            diagnostics.filter { $0.severity == .error } + diagnostics.filter { $0.severity == .warning }
        let formatter = DiagnosticFormatter(properties: properties)
        return worstFirst.prefix(limit).map { ReportedDiagnostic(formatter.report(of: $0)) }
    }
}

private let limit = WireLimits.diagnostics

extension ReportedDiagnostic {
    fileprivate init(_ report: DiagnosticReport) {
        self.init(
            severity: Severity(report.severity), location: "\(report.start)", message: report.message,
            excerpt: report.excerpt.map { "\($0.line)\n\($0.caret)" })
    }

    fileprivate static func kept(_ path: WatchedPath) -> ReportedDiagnostic {
        ReportedDiagnostic(
            severity: .warning, location: path.text,
            message: "the rules stay as they are, because the new version has new errors", excerpt: nil)
    }

    fileprivate static func unreadable(_ reason: NIFileError.Reason, _ path: WatchedPath) -> ReportedDiagnostic {
        ReportedDiagnostic(
            severity: .error, location: path.text, message: "the rules stay as they are: \(reason)", excerpt: nil)
    }
}

extension ReportedDiagnostic.Severity {
    fileprivate init(_ severity: Diagnostic.Severity) {
        switch severity {
        case .warning: self = .warning
        case .error: self = .error
        }
    }
}
