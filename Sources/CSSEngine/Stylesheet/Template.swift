/// A value with `var()`: its text cut at the references, ready to be filled in.
///
/// Steps are flat: a reference is followed by the steps of its fallback, which it knows the number of.
struct Template: Sendable {
    enum Step: Sendable {
        /// Source text between two byte offsets.
        case text(Range<UInt32>)
        /// `var(name)`; `fallback` is nil without one, else how many of the next steps are it.
        case reference(Name, fallback: Int?)
    }

    var steps: [Step] = []

    /// Reads the component values of `range`. Nil where a `var()` is malformed.
    init?(_ tokens: TokenList, _ range: Range<Int>, names: inout NameTable) {
        guard append(tokens, range, names: &names) else { return nil }
    }

    /// Depth is bounded by the parser's limit on nesting.
    private mutating func append(_ tokens: TokenList, _ range: Range<Int>, names: inout NameTable) -> Bool {
        var textStart = tokens.start(range.lowerBound)
        var index = range.lowerBound
        while index < range.upperBound {
            guard tokens.kind(index) == .function, tokens.isName(index, "var") else {
                index += 1
                continue
            }
            // A comment belongs to the token behind it, and goes with the reference.
            var textEnd = index
            while textEnd > range.lowerBound, tokens.kind(textEnd - 1) == .comment { textEnd -= 1 }
            appendText(textStart, max(textStart, tokens.start(textEnd)))
            let close = tokens.partner(index, limit: range.upperBound)
            guard appendReference(tokens, index + 1..<close, names: &names) else { return false }
            index = min(close + 1, range.upperBound)
            textStart = tokens.start(index)
        }
        appendText(textStart, tokens.start(range.upperBound))
        return true
    }

    private mutating func appendText(_ start: Int, _ end: Int) {
        if start < end { steps.append(.text(UInt32(start)..<UInt32(end))) }
    }

    private mutating func appendReference(
        _ tokens: TokenList, _ arguments: Range<Int>, names: inout NameTable
    ) -> Bool {
        let nameIndex = tokens.skippingBlanks(arguments.lowerBound, limit: arguments.upperBound)
        guard nameIndex < arguments.upperBound, tokens.kind(nameIndex) == .ident else { return false }
        let text = tokens.name(nameIndex)
        guard text.utf8.starts(with: "--".utf8), text.utf8.count > 2 else { return false }
        let name = names.intern(text)
        let comma = tokens.skippingBlanks(nameIndex + 1, limit: arguments.upperBound)
        if comma == arguments.upperBound {
            steps.append(.reference(name, fallback: nil))
            return true
        }
        guard tokens.kind(comma) == .comma else { return false }
        let reference = steps.count
        steps.append(.reference(name, fallback: 0))
        let fallback = fallback(tokens, comma + 1..<arguments.upperBound)
        guard !tokens.hasTopLevelBang(fallback), append(tokens, fallback, names: &names) else { return false }
        steps[reference] = .reference(name, fallback: steps.count - reference - 1)
        return true
    }

    /// A fallback without white space at its ends. A comment belongs to the token behind it: those right before the
    /// first token stay.
    private func fallback(_ tokens: TokenList, _ range: Range<Int>) -> Range<Int> {
        let trimmed = tokens.trimmed(range)
        var start = trimmed.lowerBound
        while !trimmed.isEmpty, start > range.lowerBound, tokens.kind(start - 1) == .comment { start -= 1 }
        return start..<trimmed.upperBound
    }

    /// Whether `range` has a `var()` at any depth.
    static func isNeeded(_ tokens: TokenList, _ range: Range<Int>) -> Bool {
        range.contains { tokens.kind($0) == .function && tokens.isName($0, "var") }
    }
}
