/// Turns the condition grammar's rows into media conditions, and `@supports` into an answer.
struct ConditionCompiler: ~Copyable {
    private var rows = RowBuffer<ConditionRow>()
    private(set) var failure = GrammarFailure(token: 0, expected: [])

    /// A media query list; invalid members never hold, and `onInvalid` hears of them.
    mutating func mediaCondition(
        _ tokens: TokenList, _ range: Range<Int>, onInvalid: (GrammarFailure) -> Void
    ) -> MediaCondition {
        guard !tokens.trimmed(range).isEmpty else { return MediaCondition(queries: [[.mediaType("all")]]) }
        var queries: [[MediaCondition.Step]] = []
        for part in tokens.splitAtCommas(range) {
            if rows.parseCondition(tokens, part, as: .mediaQuery) {
                queries.append(mediaSteps(tokens))
            } else {
                queries.append([])
                onInvalid(rows.failure)
            }
        }
        return MediaCondition(queries: queries)
    }

    private func mediaSteps(_ tokens: TokenList) -> [MediaCondition.Step] {
        var steps: [MediaCondition.Step] = []
        for index in 0..<rows.count {
            steps.append(mediaStep(rows[index], tokens))
            // `(a < feature < b)` is one form: one bound that makes no sense makes all of it unknown.
            guard isDoubleRange(endingAt: index), steps.suffix(3).contains(.unknown) else { continue }
            steps.removeLast(3)
            steps.append(.unknown)
        }
        return steps
    }

    private func isDoubleRange(endingAt index: Int) -> Bool {
        guard index >= 2, rows[index].rowKind == .and, rows[index].first == 2 else { return false }
        let bounds = [rows[index - 2], rows[index - 1]]
        return bounds[0].token == bounds[1].token && bounds.allSatisfy { $0.rowKind == .comparison }
    }

    private func mediaStep(_ row: ConditionRow, _ tokens: TokenList) -> MediaCondition.Step {
        switch row.rowKind {
        case .type: .mediaType(asciiLowercased(tokens.name(Int(row.token))))
        case .feature: boolean(asciiLowercased(tokens.name(Int(row.token))))
        case .comparison: comparison(row, tokens)
        case .not: .not
        case .and: .and(Int(row.first))
        case .or: .or(Int(row.first))
        case .declaration, .selector, .unknown: .unknown
        }
    }

    private func boolean(_ name: String) -> MediaCondition.Step {
        guard let feature = MediaFeature(rawValue: name) else { return .unknown }
        return .feature(MediaFeatureTest(feature: feature, value: .boolean))
    }

    private func comparison(_ row: ConditionRow, _ tokens: TokenList) -> MediaCondition.Step {
        var name = asciiLowercased(tokens.name(Int(row.token)))
        var comparison = Comparison(rawValue: row.comparison)!
        let value = tokens.trimmed(Int(row.first)..<Int(row.end))
        if comparison == .plain, let (bare, bound) = Self.withoutPrefix(name) {
            name = bare
            comparison = bound
        }
        guard let feature = MediaFeature(rawValue: name) else { return .unknown }
        switch feature.value(in: Environment()) {
        case .number(_, let unit):
            guard let number = Self.number(tokens, value, unit) else { return .unknown }
            return .feature(MediaFeatureTest(feature: feature, value: .number(comparison, number)))
        case .word(_, _, let words):
            guard comparison == .plain, value.count == 1, tokens.kind(value.lowerBound) == .ident else {
                return .unknown
            }
            let word = asciiLowercased(tokens.name(value.lowerBound))
            guard words.contains(word) else { return .unknown }
            return .feature(MediaFeatureTest(feature: feature, value: .word(word)))
        }
    }

    /// `min-width` is `width` with `>=`. Only range features have such forms.
    private static func withoutPrefix(_ name: String) -> (String, Comparison)? {
        for (prefix, comparison) in [("min-", Comparison.greaterOrEqual), ("max-", .lessOrEqual)]
        where name.hasPrefix(prefix) {
            let bare = String(name.dropFirst(prefix.count))
            if MediaFeature(rawValue: bare)?.isRange == true { return (bare, comparison) }
        }
        // As browsers spell the pixel ratio.
        switch name {
        case "-webkit-min-device-pixel-ratio": return ("-webkit-device-pixel-ratio", .greaterOrEqual)
        case "-webkit-max-device-pixel-ratio": return ("-webkit-device-pixel-ratio", .lessOrEqual)
        default: return nil
        }
    }

    /// A feature's value in points, pixels a point, or a plain number; nil where the unit is wrong.
    private static func number(_ tokens: TokenList, _ range: Range<Int>, _ unit: MediaFeature.Unit) -> Double? {
        guard let first = range.first else { return nil }
        let isSingle = range.count == 1
        switch (unit, tokens.kind(first)) {
        case (.length, .number) where isSingle: return tokens.number(first) == 0 ? 0 : nil
        case (.length, .dimension) where isSingle: return points(tokens, first)
        case (.resolution, .dimension) where isSingle:
            return pixelsPerPoint(tokens, first).flatMap { $0 < 0 ? nil : $0 }
        case (.number, .number) where isSingle: return tokens.number(first)
        case (.version, .number) where isSingle: return version(tokens, first)
        case (.ratio, .number): return ratio(tokens, range)
        default: return nil
        }
    }

    /// An em in a condition is that of a browser's default font (Media Queries 4, section 1.3).
    private static let pointsPerUnit: [(unit: StaticString, points: Double)] = [
        ("px", 1), ("pt", 1), ("em", 16), ("rem", 16), ("in", 96), ("cm", 96 / 2.54), ("mm", 9.6 / 2.54),
        ("q", 2.4 / 2.54), ("pc", 16),
    ]

    private static let pixelsPerPointPerUnit: [(unit: StaticString, pixels: Double)] = [
        ("dppx", 1), ("x", 1), ("dpi", 1 / 96.0), ("dpcm", 2.54 / 96),
    ]

    private static func points(_ tokens: TokenList, _ index: Int) -> Double? {
        pointsPerUnit.first { tokens.isName(index, $0.unit) }.map { $0.points * tokens.number(index) }
    }

    private static func pixelsPerPoint(_ tokens: TokenList, _ index: Int) -> Double? {
        pixelsPerPointPerUnit.first { tokens.isName(index, $0.unit) }.map { $0.pixels * tokens.number(index) }
    }

    /// As `os-version` counts: 17.2 comes before 17.10.
    private static func version(_ tokens: TokenList, _ index: Int) -> Double? {
        let parts = String(decoding: tokens.bytes(index), as: UTF8.self).split(separator: ".").map { Double($0) }
        guard let major = parts.first ?? nil else { return nil }
        return major + (parts.count > 1 ? (parts[1] ?? 0) / 100 : 0)
    }

    private static func ratio(_ tokens: TokenList, _ range: Range<Int>) -> Double? {
        let significant = range.filter { !tokens.kind($0).isBlank }
        let width = tokens.number(significant[0])
        guard significant.count > 1 else { return width >= 0 ? width : nil }
        guard significant.count == 3, tokens.isDelim(significant[1], "/"), tokens.kind(significant[2]) == .number
        else { return nil }
        let height = tokens.number(significant[2])
        return width >= 0 && height >= 0 ? width / height : nil
    }

    /// Whether a supports condition holds; nil where it is invalid, then `failure` tells why.
    mutating func supports(_ range: Range<Int>, as goal: ConditionGoal, _ test: SupportTest) -> Bool? {
        let tokens = test.tokens
        guard rows.parseCondition(tokens, range, as: goal) else {
            failure = rows.failure
            return nil
        }
        var stack: [Bool] = []
        for index in 0..<rows.count {
            let row = rows[index]
            let operand = Int(row.first)..<Int(max(row.first, row.end))
            switch row.rowKind {
            case .declaration: stack.append(test.declaration(operand))
            case .selector: stack.append(test.selector(operand))
            case .not: stack.append(!stack.removeLast())
            case .and:
                let result = !stack.suffix(Int(row.first)).contains(false)
                stack.removeLast(Int(row.first))
                stack.append(result)
            case .or:
                let result = stack.suffix(Int(row.first)).contains(true)
                stack.removeLast(Int(row.first))
                stack.append(result)
            // Unlike media features, what `@supports` does not know is false (CSS Conditional 3, section 6.1).
            case .type, .feature, .comparison, .unknown: stack.append(false)
            }
        }
        return stack.last ?? false
    }
}
