/// A part of a value that contains substitution functions.
///
/// The segments of a fallback follow its reference.
enum UnparsedValueSegment: Sendable, BitwiseCopyable {
    /// Source text between two byte offsets.
    case text(start: UInt32, end: UInt32)
    /// A substitution function. `fallback` is the number of segments of its fallback; `nil` without one.
    case reference(SubstitutionReference, fallback: UInt32?)
}

/// The values of a stylesheet that contain substitution functions. They are parsed after substitution.
package struct UnparsedValueTable: Sendable {
    private var segments: [UnparsedValueSegment] = []
    /// The end of a value's segments, by value.
    private var ends: [UInt32] = []
    /// The names in `attr()`, which may repeat.
    private(set) var attributeNames: [Atom] = []
    /// Whether a value is evaluated as a whole.
    private(set) var hasEvaluatedValues = false

    /// The segments of a value.
    subscript(index: UInt32) -> ArraySlice<UnparsedValueSegment> {
        segments[(index == 0 ? 0 : Int(ends[Int(index) - 1]))..<Int(ends[Int(index)])]
    }

    /// The custom property of a value that is a single `var()` without fallback; `nil` for other values.
    func singleVariable(in value: UInt32) -> Atom? {
        let segments = self[value]
        guard segments.count == 1, case .reference(let reference, nil) = segments.first else { return nil }
        return reference.customProperty
    }

    /// Whether a value is evaluated as a whole.
    func isEvaluated(_ value: UInt32) -> Bool {
        if case .reference(.evaluated, _) = self[value].first { true } else { false }
    }

    /// The custom properties that a value refers to, also in its fallbacks. In source order.
    package func customProperties(in value: UInt32) -> [Atom] {
        self[value].compactMap { segment in
            guard case .reference(let reference, _) = segment else { return nil }
            return reference.customProperty
        }
    }

    /// Adds the value in `range`. Returns its index; `nil` if it is not a value or a substitution function is malformed.
    mutating func append(_ tokens: TokenList, _ range: Range<Int>, names: inout AtomTable) -> UInt32? {
        guard tokens.isDeclarationValue(range) else { return nil }
        let start = segments.count
        if tokens.hasEvaluatedFunction(range) {
            guard tokens.hasValidReferences(range) else { return nil }
            attributeNames += tokens.internNames(in: range, &names)
            hasEvaluatedValues = true
            segments.append(
                .reference(
                    .evaluated(start: tokens.rows[range.lowerBound].start, end: tokens.rows[range.upperBound].start),
                    fallback: nil))
        } else {
            guard appendSegments(tokens, range, names: &names) else {
                segments.removeSubrange(start...)
                return nil
            }
        }
        ends.append(UInt32(segments.count))
        return UInt32(ends.count - 1)
    }

    /// The parser limits the depth of nesting, and with it the recursion.
    private mutating func appendSegments(_ tokens: TokenList, _ range: Range<Int>, names: inout AtomTable) -> Bool {
        var textStart = tokens.start(range.lowerBound)
        var index = range.lowerBound
        while index < range.upperBound {
            guard let function = SubstitutionFunction(tokens, index) else {
                index += 1
                continue
            }
            // A comment belongs to the token after it, and is replaced with the reference.
            var textEnd = index
            while textEnd > range.lowerBound, tokens.kind(textEnd - 1) == .comment { textEnd -= 1 }
            appendText(textStart, tokens.start(textEnd))
            let close = tokens.partner(index, limit: range.upperBound)
            guard appendReference(function, tokens, index + 1..<close, names: &names) else { return false }
            index = min(close + 1, range.upperBound)
            textStart = tokens.start(index)
        }
        appendText(textStart, tokens.start(range.upperBound))
        return true
    }

    private mutating func appendText(_ start: Int, _ end: Int) {
        if start < end { segments.append(.text(start: UInt32(start), end: UInt32(end))) }
    }

    private mutating func appendReference(
        _ function: SubstitutionFunction, _ tokens: TokenList, _ arguments: Range<Int>, names: inout AtomTable
    ) -> Bool {
        var index = tokens.skippingBlanks(arguments.lowerBound, limit: arguments.upperBound)
        guard
            let reference = function.reference(tokens, at: &index, limit: arguments.upperBound, names: &names)
        else { return false }
        if index == arguments.upperBound {
            segments.append(.reference(reference, fallback: nil))
            return true
        }
        guard tokens.kind(index) == .comma else { return false }
        let position = segments.count
        segments.append(.reference(reference, fallback: 0))
        let fallback = tokens.fallback(index + 1..<arguments.upperBound)
        guard tokens.isDeclarationValue(fallback), appendSegments(tokens, fallback, names: &names) else { return false }
        segments[position] = .reference(reference, fallback: UInt32(segments.count - position - 1))
        return true
    }
}

extension TokenList {
    /// The tokens of a fallback without white space at its ends. A comment belongs to the token after it, so that comments
    /// directly before the first token stay.
    func fallback(_ range: Range<Int>) -> Range<Int> {
        let trimmed = trimmed(range)
        var start = trimmed.lowerBound
        while !trimmed.isEmpty, start > range.lowerBound, kind(start - 1) == .comment { start -= 1 }
        return start..<trimmed.upperBound
    }

    /// Whether `range` has a substitution function at any depth.
    func hasReference(_ range: Range<Int>) -> Bool {
        range.contains { SubstitutionFunction(self, $0) != nil }
    }

    /// Whether `range` has a function at any depth that requires that the value is evaluated as a whole.
    func hasEvaluatedFunction(_ range: Range<Int>) -> Bool {
        range.contains { SubstitutionFunction(self, $0)?.isEvaluated ?? false }
    }

    /// Interns the names that the evaluation of some tokens can look up, so that their atoms exist as long as the rules.
    /// - Returns: The names in `attr()`, which may repeat.
    func internNames(in range: Range<Int>, _ names: inout AtomTable) -> [Atom] {
        var attributeNames: [Atom] = []
        for index in range {
            if isCustomPropertyName(index) || isDashedFunction(index) {
                _ = names.intern(self, index)
            } else if case .attribute = SubstitutionFunction(self, index) {
                let name = skippingBlanks(index + 1, limit: range.upperBound)
                if name < range.upperBound, kind(name) == .ident { attributeNames.append(names.intern(self, name)) }
            }
        }
        return attributeNames
    }
}
