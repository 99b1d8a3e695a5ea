import CSSEngine
import NimbusViews

/// A diagnostic in the output of `lint --format json` and `--format github`.
struct LintDiagnosticOutput: JSONWritable {
    /// A related location.
    struct RelatedLocation: JSONWritable {
        var file: String
        var line: Int
        var column: Int
        var message: String

        func write(to json: inout JSONWriter) throws {
            try json.object { json in
                try json.member("column", column)
                try json.member("file", file)
                try json.member("line", line)
                try json.member("message", message)
            }
        }
    }

    private var start: SourceLocation
    private let end: SourceLocation
    private let severity: Diagnostic.Severity
    private let kind: String
    private let message: String
    private var suggestion: String?
    private var related: RelatedLocation?

    init(_ diagnostic: Diagnostic, _ formatter: DiagnosticFormatter) {
        let report = formatter.report(of: diagnostic)
        (start, end, severity) = (report.start, report.end, report.severity)
        (kind, message, suggestion) = (report.kind, report.message, report.suggestion)
        start.source = diagnostic.source.name
        related = report.note.map {
            RelatedLocation(file: $0.source, line: $0.start.line, column: $0.start.column, message: $0.message)
        }
    }

    /// Creates the output for a problem of view data. `nil` if the problem has no place in a file.
    init?(_ problem: ViewTreeProblem) {
        guard let start = problem.location, let end = problem.endLocation else { return nil }
        (self.start, self.end, severity) = (start, end, problem.severity)
        (kind, message) = ("view-data", problem.sentence)
    }

    func write(to json: inout JSONWriter) throws {
        try json.object { json in
            try json.member("column", start.column)
            try json.member("endColumn", end.column)
            try json.member("endLine", end.line)
            try json.member("file", start.source)
            try json.member("kind", kind)
            try json.member("line", start.line)
            try json.member("message", message)
            try json.member("related", related)
            try json.member("severity", severity.rawValue)
            try json.member("suggestion", suggestion)
        }
    }

    /// The diagnostic as a GitHub workflow command: `::error file=…,line=…::message`.
    var workflowCommand: String {
        var properties = [("file", start.source), ("line", "\(start.line)"), ("col", "\(start.column)")]
        properties.append(("endLine", "\(end.line)"))
        // GitHub expects the last column, and ignores it if the range spans several lines.
        if end.line == start.line {
            properties.append(("endColumn", "\(max(start.column, end.column - 1))"))
        }
        properties.append(("title", kind))
        let list = properties.map { "\($0.0)=\(escaped($0.1.escapedForTerminal, [":", ","]))" }.joined(separator: ",")
        return "::\(severity.rawValue) \(list)::\(escaped(message))"
    }

    /// Percent-encodes percent signs, newlines and the given characters.
    private func escaped(_ text: String, _ characters: [Unicode.Scalar] = []) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            guard ["%", "\r", "\n"].contains(scalar) || characters.contains(scalar) else {
                escaped.unicodeScalars.append(scalar)
                continue
            }
            let code = String(scalar.value, radix: 16, uppercase: true)
            escaped += "%" + (code.count < 2 ? "0" : "") + code
        }
        return escaped
    }
}
