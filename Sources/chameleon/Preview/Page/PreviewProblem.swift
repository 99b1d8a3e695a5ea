import CSSEngine
import HeadlessScreen
import NimbusChameleon
import NimbusUIKit
import NimbusViews

/// A diagnostic shown on the page.
struct PreviewProblem: Codable, Hashable {
    let severity: String
    let place: EditorLocation
    let message: String
    /// The source line with a caret below it; `nil` if there is none.
    let excerpt: String?

    var isError: Bool { severity == Diagnostic.Severity.error.rawValue }

    /// - Parameter folder: The folder that the path of the diagnostic is relative to.
    @MainActor init(_ report: DiagnosticReport, in folder: SheetFolder) {
        self.init(report.severity, EditorLocation(report.start, in: folder), report.message, report.excerpt)
    }

    /// Creates the problem of a stylesheet inside a view tree's file.
    init(_ report: DiagnosticReport) {
        self.init(report.severity, EditorLocation(report.start), report.message, report.excerpt)
    }

    init(_ problem: ViewTreeProblem) {
        let place = problem.location.map(EditorLocation.init) ?? EditorLocation(unknown: problem.place)
        self.init(problem.severity, place, problem.sentence, problem.excerpt)
    }

    /// Creates a problem for a view tree that cannot be parsed.
    init(_ error: ViewTreeError) {
        self.init(.error, EditorLocation(error.location), error.reason, error.excerpt)
    }

    /// Creates a problem for a file that is not shown at all.
    init(file: String, _ reason: String) {
        self.init(.error, EditorLocation(file: file), reason, nil)
    }

    /// Creates the warning about a declaration without effect on the views of a screen.
    init(_ warning: ScreenWarning, at place: EditorLocation) {
        self.init(.warning, place, warning.sentence, nil)
    }

    /// Creates a warning about a file or folder that is not shown.
    init(warning file: String, _ reason: String) {
        self.init(.warning, EditorLocation(unknown: file), reason, nil)
    }

    private init(_ severity: Diagnostic.Severity, _ place: EditorLocation, _ message: String, _ excerpt: Excerpt?) {
        self.severity = severity.rawValue
        self.place = place
        self.message = message
        self.excerpt = excerpt.map { "\($0.line)\n\($0.caret)" }
    }

    init(_ diagnostic: ReportedDiagnostic) {
        severity = diagnostic.severity.rawValue
        place = EditorLocation(parsing: diagnostic.location)
        message = diagnostic.message
        excerpt = diagnostic.excerpt
    }

    private enum CodingKeys: CodingKey {
        case severity
        case message
        case excerpt
    }

    init(from decoder: any Decoder) throws {
        place = try EditorLocation(from: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        severity = try container.decode(String.self, forKey: .severity)
        message = try container.decode(String.self, forKey: .message)
        excerpt = try container.decodeIfPresent(String.self, forKey: .excerpt)
    }

    /// Encodes the members of the place in the same object.
    func encode(to encoder: any Encoder) throws {
        try place.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(severity, forKey: .severity)
        try container.encode(message, forKey: .message)
        try container.encodeIfPresent(excerpt, forKey: .excerpt)
    }
}

extension ReportedDiagnostic {
    /// Creates the diagnostic as a device would report it.
    init(_ problem: PreviewProblem) {
        self.init(
            severity: problem.isError ? .error : .warning, location: problem.place.location, message: problem.message,
            excerpt: problem.excerpt)
    }
}
