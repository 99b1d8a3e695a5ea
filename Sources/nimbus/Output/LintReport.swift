import CSSEngine

/// One diagnostic of `lint --format json`.
struct LintReport: JSONWritable {
    /// Another place that has to do with it.
    struct Related: JSONWritable {
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
    private let related: Related?

    init(_ diagnostic: Diagnostic, _ formatter: inout DiagnosticFormatter) {
        let file = diagnostic.source.name
        source = file
        report = formatter.report(of: diagnostic)
        related = report.note.map {
            Related(file: $0.source, line: $0.start.line, column: $0.start.column, message: $0.message)
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

    /// As a command that a GitHub workflow makes an annotation of: `::error file=…,line=…::message`.
    var workflowCommand: String {
        var properties = [("file", source), ("line", "\(report.start.line)"), ("col", "\(report.start.column)")]
        properties.append(("endLine", "\(report.end.line)"))
        // The last column that is meant, which counts only on one line.
        if report.end.line == report.start.line {
            properties.append(("endColumn", "\(max(report.start.column, report.end.column - 1))"))
        }
        properties.append(("title", report.kind))
        let list = properties.map { "\($0.0)=\(escaped($0.1.visible, [":", ","]))" }.joined(separator: ",")
        return "::\(report.severity.rawValue) \(list)::\(escaped(report.message))"
    }

    /// A text with percent signs, line ends and some other characters written as their codes.
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
