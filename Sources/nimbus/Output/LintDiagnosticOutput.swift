import CSSEngine

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

    private let source: String
    private let report: DiagnosticReport
    private let related: RelatedLocation?

    init(_ diagnostic: Diagnostic, _ formatter: DiagnosticFormatter) {
        let file = diagnostic.source.name
        source = file
        report = formatter.report(of: diagnostic)
        related = report.note.map {
            RelatedLocation(file: $0.source, line: $0.start.line, column: $0.start.column, message: $0.message)
        }
    }

    func write(to json: inout JSONWriter) throws {
        try json.object { json in
            try json.member("column", report.start.column)
            try json.member("endColumn", report.end.column)
            try json.member("endLine", report.end.line)
            try json.member("file", source)
            try json.member("kind", report.kind)
            try json.member("line", report.start.line)
            try json.member("message", report.message)
            try json.member("related", related)
            try json.member("severity", report.severity.rawValue)
            try json.member("suggestion", report.suggestion)
        }
    }

    /// The diagnostic as a GitHub workflow command: `::error file=…,line=…::message`.
    var workflowCommand: String {
        var properties = [("file", source), ("line", "\(report.start.line)"), ("col", "\(report.start.column)")]
        properties.append(("endLine", "\(report.end.line)"))
        // GitHub expects the last column, and ignores it if the range spans several lines.
        if report.end.line == report.start.line {
            properties.append(("endColumn", "\(max(report.start.column, report.end.column - 1))"))
        }
        properties.append(("title", report.kind))
        let list = properties.map { "\($0.0)=\(escaped($0.1.escapedForTerminal, [":", ","]))" }.joined(separator: ",")
        return "::\(report.severity.rawValue) \(list)::\(escaped(report.message))"
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
