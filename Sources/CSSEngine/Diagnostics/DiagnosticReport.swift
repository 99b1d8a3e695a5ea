/// A diagnostic in words, piece by piece, for those who arrange the pieces in ways of their own.
package struct DiagnosticReport: Sendable {
    package var start: SourceLocation
    /// Behind the last character that is meant.
    package var end: SourceLocation
    package var severity: Diagnostic.Severity
    package var kind: Diagnostic.Kind.Name
    /// A sentence without a full stop, the suggestion included.
    package var message: String
    /// What may have been meant in place of what is written.
    package var suggestion: String?
    /// The line; nil where it is empty.
    package var excerpt: Excerpt?
    package var note: Note?

    /// What there is to say of another place.
    package struct Note: Sendable {
        /// The name of the sheet that it is in, as it was given.
        package var source: String
        package var start: SourceLocation
        package var message: String
        package var excerpt: Excerpt?
    }

    /// All of it, on lines of their own.
    package var text: String {
        let text = "\(start): \(severity.rawValue): \(message)" + (excerpt?.text ?? "")
        guard let note else { return text }
        return text + "\n\(note.start): note: \(note.message)" + (note.excerpt?.text ?? "")
    }
}
