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
        try stream.write(diagnostics.lazy.map { formatter.text(of: $0) + "\n" })
        return diagnostics.contains { $0.severity == .error }
    }
}
