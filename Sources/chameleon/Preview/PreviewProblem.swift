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
        self.init(report.severity, report.start.description, report.message, report.excerpt)
    }

    init(_ problem: ViewTreeProblem) {
        self.init(problem.severity, problem.place, problem.sentence, problem.excerpt)
    }

    /// A view tree that is not JSON.
    init(_ error: ViewTreeError) {
        self.init(.error, error.location.description, error.reason, error.excerpt)
    }

    /// A file that is not shown at all.
    init(file: String, _ reason: String) {
        self.init(.error, file, reason, nil)
    }

    private init(_ severity: Diagnostic.Severity, _ location: String, _ message: String, _ excerpt: Excerpt?) {
        self.severity = severity.rawValue
        self.location = location
        self.message = message
        self.excerpt = excerpt.map { "\($0.line)\n\($0.caret)" }
    }

    init(_ diagnostic: ReportedDiagnostic) {
        severity = diagnostic.severity.rawValue
        location = diagnostic.location
        message = diagnostic.message
        excerpt = diagnostic.excerpt
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
