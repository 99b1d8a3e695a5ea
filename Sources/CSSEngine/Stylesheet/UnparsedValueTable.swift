/// The values with `var()` of a sheet, each a run of steps in one array.
struct UnparsedValueTable: Sendable {
    private var steps: [UnparsedValueSegment] = []
    /// Where each template's steps end.
    private var ends: [UInt32] = []

    /// The steps of a template.
    subscript(row: UInt32) -> ArraySlice<UnparsedValueSegment> {
        steps[(row == 0 ? 0 : Int(ends[Int(row) - 1]))..<Int(ends[Int(row)])]
    }

    /// Reads the component values of `range` into a new template; nil where they are no value or a `var()` is
    /// malformed.
    mutating func append(_ tokens: TokenList, _ range: Range<Int>, names: inout AtomTable) -> UInt32? {
        guard tokens.isDeclarationValue(range) else { return nil }
        let start = steps.count
        guard appendSteps(tokens, range, names: &names) else {
            steps.removeSubrange(start...)
            return nil
        }
        ends.append(UInt32(steps.count))
        return UInt32(ends.count - 1)
    }

    /// Depth is bounded by the parser's limit on nesting.
    private mutating func appendSteps(_ tokens: TokenList, _ range: Range<Int>, names: inout AtomTable) -> Bool {
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
            appendText(textStart, tokens.start(textEnd))
            let close = tokens.partner(index, limit: range.upperBound)
            guard appendReference(tokens, index + 1..<close, names: &names) else { return false }
            index = min(close + 1, range.upperBound)
            textStart = tokens.start(index)
        }
        appendText(textStart, tokens.start(range.upperBound))
        return true
    }

    private mutating func appendText(_ start: Int, _ end: Int) {
        if start < end { steps.append(.text(start: UInt32(start), end: UInt32(end))) }
    }

    private mutating func appendReference(
        _ tokens: TokenList, _ arguments: Range<Int>, names: inout AtomTable
    ) -> Bool {
        let index = tokens.skippingBlanks(arguments.lowerBound, limit: arguments.upperBound)
        guard index < arguments.upperBound, tokens.isCustomPropertyName(index) else { return false }
        let name = names.intern(tokens, index)
        let comma = tokens.skippingBlanks(index + 1, limit: arguments.upperBound)
        if comma == arguments.upperBound {
            steps.append(.reference(name, fallback: nil))
            return true
        }
        guard tokens.kind(comma) == .comma else { return false }
        let reference = steps.count
        steps.append(.reference(name, fallback: 0))
        let fallback = fallback(tokens, comma + 1..<arguments.upperBound)
        guard tokens.isDeclarationValue(fallback), appendSteps(tokens, fallback, names: &names) else { return false }
        steps[reference] = .reference(name, fallback: UInt32(steps.count - reference - 1))
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
}
