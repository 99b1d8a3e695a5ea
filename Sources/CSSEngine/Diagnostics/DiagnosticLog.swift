/// Collects the diagnostics of one sheet, up to a limit: a sheet of pure noise must not fill the memory.
struct DiagnosticLog: Sendable {
    static let limit = 10_000

    private var entries: [(kind: Diagnostic.Kind, start: UInt32, end: UInt32)] = []
    private var omitted = 0
    private var omittedErrors = 0
    /// Where broken tokens start, in the order of the text.
    private var brokenTokens: [Int] = []

    /// Notes a broken token, before the rules that it stands in are read: what follows from it is not said again.
    /// Called in the order of the text.
    mutating func addBrokenToken(_ kind: Diagnostic.Kind, _ range: Range<Int>) {
        if brokenTokens.count < Self.limit { brokenTokens.append(range.lowerBound) }
        add(kind, range)
    }

    mutating func add(_ kind: Diagnostic.Kind, _ range: Range<Int>) {
        if kind.mayFollowFromToken, hasBrokenToken(range) { return }
        if entries.count < Self.limit {
            entries.append((kind, UInt32(range.lowerBound), UInt32(range.upperBound)))
        } else {
            omitted += 1
            if kind.severity == .error { omittedErrors += 1 }
        }
    }

    private func hasBrokenToken(_ range: Range<Int>) -> Bool {
        var low = 0
        var high = brokenTokens.count
        while low < high {
            let middle = (low + high) / 2
            if brokenTokens[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low < brokenTokens.count && brokenTokens[low] < range.upperBound
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
