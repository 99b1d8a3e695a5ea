/// Collects the diagnostics of one sheet, up to a limit: a sheet of pure noise must not fill the memory.
struct DiagnosticLog: Sendable {
    static let limit = 10_000

    private var entries: [(kind: Diagnostic.Kind, start: UInt32, end: UInt32)] = []
    private var omitted = 0
    private var omittedErrors = 0

    mutating func add(_ kind: Diagnostic.Kind, _ range: Range<Int>) {
        if entries.count < Self.limit {
            entries.append((kind, UInt32(range.lowerBound), UInt32(range.upperBound)))
        } else {
            omitted += 1
            if kind.severity == .error { omittedErrors += 1 }
        }
    }

    /// In the order of the text.
    func diagnostics(in source: Source) -> [Diagnostic] {
        var result = entries.map {
            Diagnostic(kind: $0.kind, source: source, range: Int($0.start)..<Int($0.end))
        }
        result.sort { $0.range.lowerBound < $1.range.lowerBound }
        if omitted > 0 {
            let more = Diagnostic.Kind.more(omitted, errors: omittedErrors)
            result.append(Diagnostic(kind: more, source: source, range: source.length..<source.length))
        }
        return result
    }
}
