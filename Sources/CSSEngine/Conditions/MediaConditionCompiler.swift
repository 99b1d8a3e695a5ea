/// Compiles media query lists, from the rows that the condition grammar writes.
struct MediaConditionCompiler: ~Copyable {
    private var rows = RowBuffer<ConditionRow>()
    /// The tokens of the custom media queries that the last list or condition refers to.
    private(set) var customNames: [Int] = []

    /// An error in a media query, with the tokens that it is about. The tokens are empty if the grammar failed before
    /// `tokens.lowerBound`.
    struct QueryError: Error {
        var kind: Diagnostic.Kind
        var tokens: Range<Int>
    }

    /// Compiles a media query list. Queries with errors are never true, and their errors are added to `errors`.
    mutating func compile(_ tokens: TokenList, _ range: Range<Int>, errors: inout [QueryError]) -> MediaCondition {
        customNames = []
        guard !tokens.trimmed(range).isEmpty else { return MediaCondition(queries: [[.mediaType(.all)]]) }
        var queries: [[MediaCondition.Step]] = []
        for part in tokens.splitAtCommas(range) {
            if rows.parseCondition(tokens, part, as: .mediaQuery) {
                queries.append(steps(tokens, &errors))
                addCustomNames(tokens)
            } else {
                queries.append([])
                let token = rows.failure.token
                errors.append(
                    QueryError(kind: .invalidMediaQuery(expected: rows.failure.expected), tokens: token..<token))
            }
        }
        return MediaCondition(queries: queries)
    }

    /// Compiles the argument of `media()` in `if()`: a media condition, or one feature without parentheses. `nil` if it is
    /// invalid, which an unknown feature without parentheses is as well.
    mutating func compile(ifMedia range: Range<Int>, _ tokens: TokenList) -> MediaCondition? {
        customNames = []
        var errors: [QueryError] = []
        guard rows.parseCondition(tokens, range, as: .ifMedia) else { return nil }
        addCustomNames(tokens)
        let steps = steps(tokens, &errors)
        let first = tokens.trimmed(range).lowerBound
        if steps == [.unknown], tokens.kind(first) != .openParen, !tokens.isIdent(first, "not") { return nil }
        return MediaCondition(queries: [steps])
    }

    private mutating func addCustomNames(_ tokens: TokenList) {
        for index in 0..<rows.count where rows[index].rowKind == .feature {
            let token = Int(rows[index].token)
            if tokens.isCustomPropertyName(token) { customNames.append(token) }
        }
    }

    private func steps(_ tokens: TokenList, _ errors: inout [QueryError]) -> [MediaCondition.Step] {
        var steps: [MediaCondition.Step] = []
        for index in 0..<rows.count {
            let row = rows[index]
            do throws(QueryError) {
                steps.append(try step(row, tokens))
            } catch {
                steps.append(row.rowKind == .type ? .mediaType(nil) : .unknown)
                // A range has the feature's name in both of its comparisons, but one error in the name is reported once.
                if errors.last?.tokens != error.tokens { errors.append(error) }
            }
            // `(a < feature < b)` is one feature test: if one comparison is unknown, the whole test is.
            guard isRange(endingAt: index), steps.suffix(3).contains(.unknown) else { continue }
            steps.removeLast(3)
            steps.append(.unknown)
        }
        return steps
    }

    /// Returns whether the row at `index` joins the two comparisons of `(a < feature < b)`.
    private func isRange(endingAt index: Int) -> Bool {
        guard index >= 2, rows[index].rowKind == .and, rows[index].operandCount == 2 else { return false }
        let bounds = [rows[index - 2], rows[index - 1]]
        return bounds[0].token == bounds[1].token && bounds.allSatisfy { $0.rowKind == .comparison }
    }

    private func step(_ row: ConditionRow, _ tokens: TokenList) throws(QueryError) -> MediaCondition.Step {
        let token = Int(row.token)
        switch row.rowKind {
        case .type:
            guard let type = MediaTypeName(rawValue: asciiLowercased(tokens.name(token))) else {
                throw QueryError(kind: .unknownMediaType, tokens: token..<token + 1)
            }
            return .mediaType(type)
        case .feature where tokens.isCustomPropertyName(token): return .custom(BytewiseString(tokens.name(token)))
        case .feature:
            guard let feature = MediaFeature(rawValue: asciiLowercased(tokens.name(token))) else {
                throw QueryError(kind: .unknownMediaFeature, tokens: token..<token + 1)
            }
            return .feature(MediaFeatureCondition(feature, .boolean))
        case .comparison: return .feature(try comparison(row, tokens))
        case .not: return .not
        case .and: return .and(row.operandCount)
        case .or: return .or(row.operandCount)
        case .declaration, .selector, .unknown, .media, .supports, .style, .range:
            throw QueryError(kind: .unknownMediaCondition, tokens: row.tokens)
        }
    }

    private func comparison(_ row: ConditionRow, _ tokens: TokenList) throws(QueryError) -> MediaFeatureCondition {
        let token = Int(row.token)
        let name = asciiLowercased(tokens.name(token))
        let value = tokens.trimmed(row.tokens)
        var comparison = MediaComparison(rawValue: row.comparison)!
        var known = MediaFeature(rawValue: name)
        if comparison == .plain, let bound = MediaFeature.bound(name) { (known, comparison) = bound }
        guard let feature = known else { throw QueryError(kind: .unknownMediaFeature, tokens: token..<token + 1) }
        guard comparison == .plain || feature.isRange else {
            throw QueryError(kind: .mediaFeatureWithoutRange, tokens: token..<token + 1)
        }
        guard let condition = MediaFeatureCondition(feature, comparison, tokens, value) else {
            throw QueryError(kind: .invalidMediaValue(feature: feature.rawValue), tokens: value)
        }
        return condition
    }
}

extension ConditionRow {
    /// The kind of a row of the condition grammar. `CFlexTokenizer.h` defines the raw values.
    enum Kind: UInt8 {
        case type = 1
        case feature, comparison, declaration, selector, unknown, not, and, or, media, supports, style, range
    }

    var rowKind: Kind { Kind(rawValue: kind)! }

    /// The tokens of the row. Rows of the kinds `and` and `or` have none.
    var tokens: Range<Int> { Int(first)..<Int(max(first, end)) }

    /// The number of rows that a row of the kind `and` or `or` joins.
    var operandCount: Int { Int(first) }
}
