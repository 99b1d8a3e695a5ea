/// Collects the diagnostics of one stylesheet. Their number is limited, so that random input does not fill memory.
package struct DiagnosticLog: Sendable {
    package static let limit = 10_000

    private var entries: [(kind: Diagnostic.Kind, start: UInt32, end: UInt32)] = []
    /// The ranges that explain some entries, by their index.
    private var related: [Int: Range<Int>] = [:]
    private var omitted = 0
    private var omittedErrors = 0
    /// The byte offsets of broken tokens, in the order of the source.
    private var brokenTokens: [Int] = []

    package init() {}

    /// Records a tokenizer error before the rules are parsed, so that errors caused by it are not reported as well. Call it
    /// in the order of the source.
    mutating func addBrokenToken(_ kind: Diagnostic.Kind, _ range: Range<Int>) {
        if brokenTokens.count < Self.limit { brokenTokens.append(range.lowerBound) }
        add(kind, range)
    }

    /// - Parameter related: A second range that explains the problem, for kinds that have one.
    package mutating func add(_ kind: Diagnostic.Kind, _ range: Range<Int>, related: Range<Int>? = nil) {
        // Without a broken token, the traits are not read: creating their closures is expensive.
        if !brokenTokens.isEmpty, kind.traits.canBeConsequence, hasBrokenToken(range) { return }
        if entries.count < Self.limit {
            if let related { self.related[entries.count] = related }
            entries.append((kind, UInt32(range.lowerBound), UInt32(range.upperBound)))
        } else {
            omitted += 1
            if kind.traits.severity == .error { omittedErrors += 1 }
        }
    }

    private func hasBrokenToken(_ range: Range<Int>) -> Bool {
        let index = brokenTokens.indices.partitioningIndex { brokenTokens[$0] >= range.lowerBound }
        return index < brokenTokens.count && brokenTokens[index] < range.upperBound
    }

    /// Returns the diagnostics in the order of the source.
    /// - Parameter names: The names of the source's dialect; `nil` for CSS.
    package func diagnostics(in source: Source, names: (any DialectNames)? = nil) -> [Diagnostic] {
        var result = entries.enumerated().map { index, entry in
            Diagnostic(
                kind: entry.kind, source: source, range: Int(entry.start)..<Int(entry.end),
                related: related[index].map { Diagnostic.RelatedLocation(source: source, range: $0) },
                names: names)
        }
        result.sort { $0.range.lowerBound < $1.range.lowerBound }
        if omitted > 0 {
            let more = Diagnostic.Kind.more(omitted, errors: omittedErrors)
            result.append(Diagnostic(kind: more, source: source, range: source.length..<source.length))
        }
        return result
    }
}
