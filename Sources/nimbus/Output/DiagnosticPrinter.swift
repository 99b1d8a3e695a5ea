import CSSEngine

/// Prints diagnostics for people.
struct DiagnosticPrinter {
    private let stream: OutputStream

    init(_ stream: OutputStream) {
        self.stream = stream
    }

    /// Returns whether any is an error.
    func print(_ diagnostics: [Diagnostic]) throws -> Bool {
        var formatter = DiagnosticFormatter(properties: .standard)
        for diagnostic in diagnostics { try stream.write(formatter.text(of: diagnostic) + "\n") }
        return diagnostics.contains { $0.severity == .error }
    }
}
