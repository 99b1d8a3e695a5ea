/// Writes diagnostics as text for people. Suggestions are computed here, only when a diagnostic is printed.
public struct DiagnosticFormatter {
    private let properties: PropertyTable

    /// Creates a formatter.
    /// - Parameter properties: The properties that the stylesheets were parsed with. Suggestions are taken from them.
    public init(properties: PropertyTable) {
        self.properties = properties
    }

    /// Returns `file:line:column: error: sentence`, the source line, and carets under the range. The same follows for the
    /// related location, if there is one. Control characters are replaced, and long lines are truncated.
    public func text(of diagnostic: Diagnostic) -> String { report(of: diagnostic).text }

    /// Returns the parts of the text.
    package func report(of diagnostic: Diagnostic) -> DiagnosticReport {
        let source = diagnostic.source
        let traits = diagnostic.kind.traits
        let context = DiagnosticContext(diagnostic: diagnostic, properties: properties)
        let suggestion = traits.suggestion(context)
        var report = DiagnosticReport(
            start: location(in: source, at: diagnostic.range.lowerBound),
            end: location(in: source, at: diagnostic.range.upperBound), severity: traits.severity, kind: traits.name,
            message: message(traits, context, suggestion), suggestion: suggestion,
            excerpt: Excerpt(source, diagnostic.range))
        if let (related, message) = note(traits.note, context, suggestion) {
            report.note = DiagnosticReport.Note(
                source: related.source.name, start: location(in: related.source, at: related.range.lowerBound),
                message: message, excerpt: Excerpt(related.source, related.range))
        }
        return report
    }

    /// Returns the sentence without a full stop, including the suggestion.
    package func sentence(_ diagnostic: Diagnostic) -> String {
        let traits = diagnostic.kind.traits
        let context = DiagnosticContext(diagnostic: diagnostic, properties: properties)
        return message(traits, context, traits.suggestion(context))
    }

    private func message(
        _ traits: DiagnosticTraits, _ context: DiagnosticContext, _ suggestion: String?
    ) -> String {
        let end = suggestion.map { "; did you mean \(context.quoted($0))?" }
        return traits.sentence(context) + (end ?? traits.hint(context))
    }

    private func note(
        _ note: DiagnosticTraits.Note?, _ context: DiagnosticContext, _ suggestion: String?
    ) -> (location: Diagnostic.RelatedLocation, message: String)? {
        switch note {
        case nil: return nil
        case .related(let message): return context.diagnostic.related.map { ($0, message) }
        case .definition(let defined):
            guard let name = suggestion, let location = defined.location(of: name)?.original else { return nil }
            return (location, "\(context.quoted(name)) is defined here")
        }
    }

    private func location(in source: Source, at offset: Int) -> SourceLocation {
        var location = source.location(at: offset)
        location.source = location.source.escapedForTerminal
        return location
    }
}

/// The parts of a diagnostic's text, for callers that arrange them differently.
package struct DiagnosticReport: Sendable {
    package var start: SourceLocation
    /// The location after the last character of the range.
    package var end: SourceLocation
    package var severity: Diagnostic.Severity
    /// The stable name of the kind (docs/LINT.md).
    package var kind: String
    /// A sentence without a full stop, including the suggestion.
    package var message: String
    /// The replacement that was probably intended.
    package var suggestion: String?
    /// The source line. `nil` if it is empty.
    package var excerpt: Excerpt?
    package var note: Note?

    /// The message at a second location.
    package struct Note: Sendable {
        /// The name of the stylesheet.
        package var source: String
        package var start: SourceLocation
        package var message: String
        package var excerpt: Excerpt?
    }

    /// All parts, on several lines.
    package var text: String {
        let text = "\(start): \(severity.rawValue): \(message)" + (excerpt?.text ?? "")
        guard let note else { return text }
        return text + "\n\(note.start): note: \(note.message)" + (note.excerpt?.text ?? "")
    }
}
