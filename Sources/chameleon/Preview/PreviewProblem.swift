import CSSEngine
import NimbusChameleon
import NimbusUIKit

/// A diagnostic shown on the page.
struct PreviewProblem: Encodable, Hashable {
    let severity: String
    /// The location as `file:line:column`, or the name of a file.
    let location: String
    let message: String
    /// The source line with a caret below it; `nil` if there is none.
    let excerpt: String?

    var isError: Bool { severity == Diagnostic.Severity.error.rawValue }

    init(_ report: DiagnosticReport) {
        self.init(report.severity, report.start.description, report.message, report.excerpt)
    }

    init(_ problem: ViewTreeProblem) {
        self.init(problem.severity, problem.place, problem.sentence, problem.excerpt)
    }

    /// Creates a problem for a view tree that cannot be parsed.
    init(_ error: ViewTreeError) {
        self.init(.error, error.location.description, error.reason, error.excerpt)
    }

    /// Creates a problem for a file that is not shown at all.
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
    /// Creates the diagnostic as a device would report it.
    init(_ problem: PreviewProblem) {
        self.init(
            severity: problem.isError ? .error : .warning, location: problem.location, message: problem.message,
            excerpt: problem.excerpt)
    }
}
