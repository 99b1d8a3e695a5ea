/// Writes diagnostics as sentences: the only place with prose. Suggestions are worked out here, when they are read.
public struct DiagnosticFormatter {
    private let properties: PropertyTable
    private var lines: [ObjectIdentifier: LineTable] = [:]

    /// - Parameter properties: those that the sheets were read with; unknown names are compared with theirs.
    public init(properties: PropertyTable) {
        self.properties = properties
    }

    /// `file:line:column: error: sentence`, the line, and a caret under the place.
    public mutating func text(of diagnostic: Diagnostic) -> String {
        let location = location(of: diagnostic)
        var text = "\(location): \(diagnostic.severity.rawValue): \(sentence(diagnostic))"
        guard let line = diagnostic.source.line(at: diagnostic.range.lowerBound, upTo: 500), !line.isEmpty else {
            return text
        }
        text += "\n    " + line + "\n    " + caret(diagnostic, line, location)
        return text
    }

    private mutating func location(of diagnostic: Diagnostic) -> SourceLocation {
        let key = ObjectIdentifier(diagnostic.source)
        let table = lines[key] ?? LineTable(diagnostic.source)
        lines[key] = table
        return table.location(at: diagnostic.range.lowerBound)
    }

    /// A caret under each character of the range that stands on its first line.
    private func caret(_ diagnostic: Diagnostic, _ line: String, _ location: SourceLocation) -> String {
        let before = line.utf16.prefix(location.column - 1)
        let margin = String(decoding: before.map { $0 == 9 ? 9 : 32 }, as: UTF16.self)
        let length = diagnostic.source.string(diagnostic.range).utf16.count
        let room = line.utf16.count - before.count
        return margin + String(repeating: "^", count: max(1, min(length, room)))
    }

    private func sentence(_ diagnostic: Diagnostic) -> String {
        let text = quoted(diagnostic.source.string(diagnostic.range))
        switch diagnostic.kind {
        case .missingBlock: return "this rule has no block in braces"
        case .invalidDeclaration: return "\(text) is neither a declaration (name: value) nor a rule"
        case .customPropertyAsRule: return "a custom property cannot stand where a rule is expected"
        case .unclosedBlock: return "\(text) is never closed"
        case .unclosedString: return "this string does not end on its line"
        case .unclosedComment: return "this comment never ends"
        case .strayClosingBracket: return "\(text) closes nothing"
        case .tooDeeplyNested:
            return "blocks and parentheses are nested more than \(StylesheetParser.depthLimit) deep"
        case .invalidSelector(let expected): return "invalid selector: " + unexpected(text, expected)
        case .invalidMediaQuery(let expected):
            return "invalid media query, which never holds: " + unexpected(text, expected)
        case .invalidSupportsCondition(let expected): return "invalid condition: " + unexpected(text, expected)
        case .invalidLayerName: return "expected the names of layers, such as base or theme.dark"
        case .unknownAtRule: return "unknown at-rule \(text)" + suggestion(for: diagnostic, among: Self.atRules)
        case .misplacedAtRule: return "\(text) cannot stand here and is ignored"
        case .unknownProperty:
            return "unknown property \(text)" + suggestion(for: diagnostic, among: properties.names)
        case .invalidValue(let property): return "\(text) is not a value of \(property)"
        case .invalidCustomPropertyValue: return "\(text) cannot be the value of a custom property"
        case .invalidImport: return "expected @import \"file.css\", with layer, supports() and media behind it"
        case .lateImport: return "@import belongs before all other rules; what it imports counts as if it stood there"
        case .importCycle: return "this import leads back to a sheet that it comes from"
        case .importLimit: return "too many imports, or imports nested too deeply"
        case .importUnreadable(let reason): return "cannot import: \(reason)"
        case .unsupportedCharset: return "style sheets are read as UTF-8"
        case .inputTooLong: return "the sheet is too long; everything past 1 GiB is left out"
        case .more(let count, _): return "\(count) more problems are not listed"
        }
    }

    private static let atRules = ["@charset", "@import", "@layer", "@media", "@namespace", "@supports"]

    private func unexpected(_ text: String, _ expected: [String]) -> String {
        let found = text == quoted("") ? "the end" : text
        switch expected.count {
        case 0: return "\(found) cannot stand here"
        case 1: return "expected \(expected[0]), found \(found)"
        default:
            return "expected \(expected.dropLast().joined(separator: ", ")) or \(expected.last!), found \(found)"
        }
    }

    private func quoted(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return "“" + (line.count > 60 ? line.prefix(59) + "…" : line) + "”"
    }

    private func suggestion(for diagnostic: Diagnostic, among names: [String]) -> String {
        let written = asciiLowercased(diagnostic.source.string(diagnostic.range))
        guard let nearest = Suggestion.nearest(to: written, among: names) else { return "" }
        return "; did you mean \(quoted(nearest))?"
    }
}
