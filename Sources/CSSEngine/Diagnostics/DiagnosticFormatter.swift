/// Writes diagnostics as sentences: the only place with prose. Suggestions are worked out here, when they are read.
public struct DiagnosticFormatter {
    let properties: PropertyTable
    private var lines: [ObjectIdentifier: LineTable] = [:]

    /// No more bytes of what is meant are read.
    private static let quotedBytes = 300

    /// - Parameter properties: those that the sheets were read with; unknown names are compared with theirs.
    public init(properties: PropertyTable) {
        self.properties = properties
    }

    /// `file:line:column: error: sentence`, the line, and a caret under the place; then the same of the other place where
    /// there is one. Control characters are replaced, and of a long line only what is around the place is shown.
    public mutating func text(of diagnostic: Diagnostic) -> String { report(of: diagnostic).text }

    /// All that there is to say of a diagnostic, piece by piece.
    package mutating func report(of diagnostic: Diagnostic) -> DiagnosticReport {
        let place = Diagnostic.Place(source: diagnostic.source, range: diagnostic.range)
        let suggestion = suggestion(for: diagnostic)
        var report = DiagnosticReport(
            start: location(in: place.source, at: place.range.lowerBound),
            end: location(in: place.source, at: place.range.upperBound), severity: diagnostic.severity,
            kind: diagnostic.kind.name, message: sentence(diagnostic, suggestion),
            suggestion: suggestion, excerpt: Excerpt(place.source, place.range))
        if let note = note(diagnostic, suggestion: suggestion),
            let related = related(diagnostic, suggestion: suggestion)
        {
            report.note = DiagnosticReport.Note(
                source: related.source.name,
                start: location(in: related.source, at: related.range.lowerBound), message: note,
                excerpt: Excerpt(related.source, related.range))
        }
        return report
    }

    private mutating func location(in source: Source, at offset: Int) -> SourceLocation {
        let key = ObjectIdentifier(source)
        let table = lines[key] ?? LineTable(source)
        lines[key] = table
        var location = table.location(at: offset)
        location.source = location.source.visible
        return location
    }

    /// What is wrong, without a full stop.
    package func sentence(_ diagnostic: Diagnostic) -> String {
        sentence(diagnostic, suggestion(for: diagnostic))
    }

    private func sentence(_ diagnostic: Diagnostic, _ suggestion: String?) -> String {
        statement(diagnostic) + (suggestion.map { "; did you mean \(quoted($0))?" } ?? hint(for: diagnostic))
    }

    /// What is wrong, without what was meant instead.
    private func statement(_ diagnostic: Diagnostic) -> String {
        let text = quoted(diagnostic)
        switch diagnostic.kind {
        case .missingBlock: return "this rule has no block in braces"
        case .invalidDeclaration: return "\(text) is neither a declaration (name: value) nor a rule"
        case .customPropertyAsRule: return "a custom property cannot stand where a rule is expected"
        case .unclosedBlock: return "\(opened(diagnostic) ?? text) is never closed"
        case .unclosedString: return "this string does not end on its line"
        case .unclosedComment: return "this comment never ends"
        case .strayClosingBracket: return "\(text) closes nothing"
        case .tooDeeplyNested:
            return "blocks and parentheses are nested more than \(NestingLimit.maximumDepth) deep"
        case .invalidSelector(let expected):
            return "invalid selector: " + unexpected(diagnostic, expected)
        case .invalidMediaQuery(let expected):
            return "invalid media query, which never holds: " + unexpected(diagnostic, expected)
        case .unknownMediaType:
            return "unknown media type \(text), so this is never true"
        case .unknownMediaFeature:
            return "unknown media feature \(text), so this is never true"
        case .invalidMediaValue(let feature):
            return "\(text) is not a value of the media feature \(feature), so this is never true"
        case .mediaFeatureWithoutRange:
            return "the media feature \(text) has no range to compare with, so this is never true"
        case .unknownMediaCondition: return "\(text) is not a condition that is known here, so it is never true"
        case .invalidSupportsCondition(let expected): return "invalid condition: " + unexpected(diagnostic, expected)
        case .invalidLayerName: return "expected the names of layers, such as base or theme.dark"
        case .unknownAtRule: return "unknown at-rule \(text)"
        case .ineffectiveAtRule: return "\(text) has no effect here"
        case .misplacedAtRule: return "\(text) cannot stand here and is ignored"
        case .unknownProperty:
            let isOfWeb = WebPropertyNames.all.contains(asciiLowercased(start(of: diagnostic)))
            return isOfWeb ? "\(text) has no effect here" : "unknown property \(text)"
        case .invalidValue(let property):
            return "\(text) is not a value of \(property)"
        case .invalidCustomPropertyValue: return "\(text) cannot be the value of a custom property"
        case .invalidImport: return "expected @import \"file.css\", with layer, supports() and media behind it"
        case .lateImport: return "@import belongs before all other rules; what it imports counts as if it stood there"
        case .importCycle: return "this import leads back to a sheet that it comes from"
        case .importLimit: return "too many imports, or imports nested too deeply"
        case .importUnreadable(let reason): return "cannot import: \(reason.visible)"
        case .unsupportedCharset: return "style sheets are read as UTF-8"
        case .inputTooLong: return "the sheet is too long; everything past 1 GiB is left out"
        case .more(let count, _): return "\(count) more problems are not listed"
        case .advice(let advice): return statement(advice, text)
        }
    }

    private func unexpected(_ diagnostic: Diagnostic, _ expected: [String]) -> String {
        let isAtEnd = diagnostic.range.isEmpty
        let text = quoted(diagnostic)
        let token = text == quoted("") ? "white space" : text
        guard let last = expected.last else { return isAtEnd ? "it cannot end here" : "\(token) cannot stand here" }
        let others = expected.dropLast().joined(separator: ", ")
        let found = isAtEnd ? "but it ends here" : "found \(token)"
        return "expected \(others.isEmpty ? last : "\(others) or \(last)"), \(found)"
    }

    /// What the rule of an unclosed brace says in front of it; nil where there is no rule.
    private func opened(_ diagnostic: Diagnostic) -> String? {
        let brace = diagnostic.range.lowerBound
        guard diagnostic.source.text[brace] == UInt8(ascii: "{") else { return nil }
        var start = brace
        while start > 0, brace - start < Self.quotedBytes, !endsStatement(diagnostic.source, start) { start -= 1 }
        let prelude = quoted(diagnostic.source.string(start..<brace))
        return prelude == quoted("") ? nil : "the block of \(prelude)"
    }

    /// Whether a rule may start at a byte offset: what stands before it is over.
    private func endsStatement(_ source: Source, _ offset: Int) -> Bool {
        let byte = source.text[offset - 1]
        let endsComment = byte == UInt8(ascii: "/") && offset > 1 && source.text[offset - 2] == UInt8(ascii: "*")
        return endsComment || "{};".utf8.contains(byte)
    }

    private func quoted(_ diagnostic: Diagnostic) -> String {
        quoted(start(of: diagnostic), isCut: diagnostic.range.count > Self.quotedBytes)
    }

    /// What is meant, of which only the start is read.
    func start(of diagnostic: Diagnostic) -> String {
        let range = diagnostic.range
        return diagnostic.source.string(range.prefix(Self.quotedBytes))
    }

    func quoted(_ text: String, isCut: Bool = false) -> String {
        let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ").visible
        return "“" + (line.count > 60 ? line.prefix(59) + "…" : isCut ? line + "…" : line) + "”"
    }
}
