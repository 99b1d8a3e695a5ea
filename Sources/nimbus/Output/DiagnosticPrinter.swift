import CSSEngine

/// Prints diagnostics for people, in colour if the terminal supports it.
struct DiagnosticPrinter {
    private let stream: OutputStream
    private let properties: PropertyTable
    private let terminal: TerminalText

    /// - Parameter properties: The properties that the stylesheets were parsed with.
    init(_ stream: OutputStream, properties: PropertyTable) {
        self.stream = stream
        self.properties = properties
        terminal = TerminalText(hasColor: stream.hasColor)
    }

    /// Prints diagnostics and returns whether any is an error.
    func print(_ diagnostics: [Diagnostic]) throws -> Bool {
        let formatter = DiagnosticFormatter(properties: properties)
        try stream.write(diagnostics.lazy.map { text(formatter.report(of: $0)) + "\n" })
        return diagnostics.contains { $0.severity == .error }
    }

    private func text(_ report: DiagnosticReport) -> String {
        guard terminal.hasColor else { return report.text }
        let style: TerminalText.Style = report.severity == .error ? .error : .warning
        let text = line(report.start, report.severity.rawValue, style, report.message, report.excerpt)
        guard let note = report.note else { return text }
        return text + "\n" + line(note.start, "note", .dim, note.message, note.excerpt)
    }

    private func line(
        _ location: SourceLocation, _ label: String, _ style: TerminalText.Style, _ message: String, _ excerpt: Excerpt?
    ) -> String {
        let head = "\(terminal.style("\(location):", .bold)) \(terminal.style("\(label):", style)) \(message)"
        guard let excerpt else { return head }
        return head + "\n    \(excerpt.line)\n    \(terminal.style(excerpt.caret, style))"
    }
}
