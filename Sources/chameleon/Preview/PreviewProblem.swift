import CSSEngine
import NimbusChameleon
import NimbusUIKit

/// A mistake, as the page shows it.
struct PreviewProblem: Encodable, Hashable {
    let severity: String
    /// `file:line:column`, or the name of a file.
    let location: String
    let message: String
    /// The line and, below it, a caret; nil where there is none.
    let excerpt: String?

    var isError: Bool { severity == Diagnostic.Severity.error.rawValue }

    init(_ report: DiagnosticReport) {
        severity = report.severity.rawValue
        location = report.start.description
        message = report.message
        excerpt = report.excerpt.map { "\($0.line)\n\($0.caret)" }
    }

    init(_ problem: ViewTreeProblem) {
        severity = problem.severity.rawValue
        location = problem.place
        message = problem.sentence
        excerpt = problem.excerpt.map { "\($0.line)\n\($0.caret)" }
    }

    /// A view tree that is not JSON.
    init(_ error: ViewTreeError) {
        severity = Diagnostic.Severity.error.rawValue
        location = error.location.description
        message = error.reason
        excerpt = error.excerpt.map { "\($0.line)\n\($0.caret)" }
    }

    init(_ diagnostic: ReportedDiagnostic) {
        severity = diagnostic.severity.rawValue
        location = diagnostic.location
        message = diagnostic.message
        excerpt = diagnostic.excerpt
    }

    /// A file that is not shown at all.
    init(file: String, _ reason: String) {
        (severity, location, message, excerpt) = (Diagnostic.Severity.error.rawValue, file, reason, nil)
    }
}

extension ReportedDiagnostic {
    /// The mistake, as devices report them.
    init(_ problem: PreviewProblem) {
        self.init(
            severity: problem.isError ? .error : .warning, location: problem.location, message: problem.message,
            excerpt: problem.excerpt)
    }
}
