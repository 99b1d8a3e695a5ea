/// Turns the condition grammar's rows into media conditions, and `@supports` into an answer.
struct ConditionCompiler: ~Copyable {
    private var rows = RowBuffer<ConditionRow>()
    private(set) var failure = GrammarFailure(token: 0, expected: [])

    /// What is wrong with a media query, and the tokens that it is about: none where a grammar gave up before the first.
    typealias Problem = (kind: Diagnostic.Kind, tokens: Range<Int>)

    /// A media query list; invalid members never hold. `problems` gets what is wrong with it.
    mutating func mediaCondition(
        _ tokens: TokenList, _ range: Range<Int>, problems: inout [Problem]
    ) -> MediaCondition {
        guard !tokens.trimmed(range).isEmpty else { return MediaCondition(queries: [[.mediaType(.all)]]) }
        var queries: [[MediaCondition.Step]] = []
        for part in tokens.splitAtCommas(range) {
            if rows.parseCondition(tokens, part, as: .mediaQuery) {
                queries.append(mediaSteps(tokens, &problems))
            } else {
                queries.append([])
                let token = rows.failure.token
                problems.append((.invalidMediaQuery(expected: rows.failure.expected), token..<token))
            }
        }
        return MediaCondition(queries: queries)
    }

    private func mediaSteps(_ tokens: TokenList, _ problems: inout [Problem]) -> [MediaCondition.Step] {
        var steps: [MediaCondition.Step] = []
        for index in 0..<rows.count {
            let row = rows[index]
            do throws(MediaProblem) {
                steps.append(try mediaStep(row, tokens))
            } catch {
                steps.append(row.rowKind == .type ? .mediaType(nil) : .unknown)
                // A name between two bounds is wrong once.
                if problems.last?.tokens != error.tokens { problems.append((error.kind, error.tokens)) }
            }
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

    private func mediaStep(_ row: ConditionRow, _ tokens: TokenList) throws(MediaProblem) -> MediaCondition.Step {
        let token = Int(row.token)
        switch row.rowKind {
        case .type:
            guard let type = MediaTypeName(rawValue: asciiLowercased(tokens.name(token))) else {
                throw MediaProblem(.unknownMediaType, token..<token + 1)
            }
            return .mediaType(type)
        case .feature:
            guard let feature = MediaFeature(rawValue: asciiLowercased(tokens.name(token))) else {
                throw MediaProblem(.unknownMediaFeature, token..<token + 1)
            }
            return .feature(MediaFeatureCondition(feature: feature, value: .boolean))
        case .comparison: return .feature(try comparison(row, tokens))
        case .not: return .not
        case .and: return .and(Int(row.first))
        case .or: return .or(Int(row.first))
        case .declaration, .selector, .unknown:
            throw MediaProblem(.unknownMediaCondition, Int(row.first)..<Int(row.end))
        }
    }

    private func comparison(_ row: ConditionRow, _ tokens: TokenList) throws(MediaProblem) -> MediaFeatureCondition {
        let token = Int(row.token)
        let name = asciiLowercased(tokens.name(token))
        let value = tokens.trimmed(Int(row.first)..<Int(row.end))
        var comparison = Comparison(rawValue: row.comparison)!
        var known = MediaFeature(rawValue: name)
        if comparison == .plain, let bound = MediaFeature.bound(name) { (known, comparison) = bound }
        guard let feature = known else { throw MediaProblem(.unknownMediaFeature, token..<token + 1) }
        let impossible = MediaProblem(.invalidMediaValue(feature: feature.rawValue), value)
        switch feature.value(in: Environment()) {
        case .number(_, let unit):
            guard let number = MediaNumber.parse(tokens, value, unit) else { throw impossible }
            return MediaFeatureCondition(feature: feature, value: .number(comparison, number))
        case .word(_, _, let words):
            guard comparison == .plain else { throw MediaProblem(.mediaFeatureWithoutRange, token..<token + 1) }
            guard value.count == 1, tokens.kind(value.lowerBound) == .ident else { throw impossible }
            let word = asciiLowercased(tokens.name(value.lowerBound))
            guard words.contains(word) else { throw impossible }
            return MediaFeatureCondition(feature: feature, value: .word(word))
        }
    }

    /// Whether a supports condition holds; nil where it is invalid, then `failure` tells why.
    mutating func supports(_ range: Range<Int>, as goal: ConditionGoal, _ test: SupportsEvaluator) -> Bool? {
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

/// Why a part of a media query is never true.
private struct MediaProblem: Error {
    var kind: Diagnostic.Kind
    var tokens: Range<Int>

    init(_ kind: Diagnostic.Kind, _ tokens: Range<Int>) {
        self.kind = kind
        self.tokens = tokens
    }
}
