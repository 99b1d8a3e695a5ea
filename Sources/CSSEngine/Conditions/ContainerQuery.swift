/// One query of `@container`: a name, a condition or both (CSS Conditional 5, section 5).
///
/// The nearest ancestor that has the name and the axes of all features in the condition answers the query.
struct ContainerQuery: Hashable, Sendable {
    /// One step of a condition in postfix order.
    enum Step: Hashable, Sendable {
        case size(ContainerFeatureCondition)
        /// The argument of `style()`.
        case style(StyleQuery)
        case not
        /// The conjunction of a number of operands.
        case and(Int)
        /// The disjunction of a number of operands.
        case or(Int)
    }

    /// The name of the container; `nil` if any container answers.
    let name: BytewiseString?
    /// The steps of the condition. Empty without a condition, which is true.
    let steps: [Step]
    /// The axes in which a container must be sized.
    let axes: ContainerAxes
    /// Whether no container answers, because the query is invalid or tests something unknown.
    let isUnknown: Bool

    init(name: BytewiseString?, steps: [Step]) {
        self.name = name
        self.steps = steps
        axes = steps.reduce(into: []) { axes, step in
            if case .size(let condition) = step { axes.formUnion(condition.feature.axes) }
        }
        isUnknown = false
    }

    private init() {
        name = nil
        steps = []
        axes = []
        isUnknown = true
    }

    /// A query that no container answers.
    static let unknown = ContainerQuery()

    /// The tests of custom properties, which any element has.
    var styleQueries: [StyleQuery] {
        steps.compactMap { step in
            if case .style(let query) = step { query } else { nil }
        }
    }

    /// Evaluates the condition.
    /// - Parameters:
    ///   - size: Tests the size of the container. Returns `nil` if the result is unknown.
    ///   - style: Tests the custom properties of the container. Returns `nil` if the result is unknown.
    /// - Returns: `false` if the condition is unknown.
    func isTrue(size: (ContainerFeatureCondition) -> Bool?, style: (StyleQuery) -> Bool?) -> Bool {
        var operands = TruthStack()
        for step in steps {
            switch step {
            case .size(let condition): operands.push(size(condition))
            case .style(let query): operands.push(style(query))
            case .not: operands.negate()
            case .and(let count): operands.and(count)
            case .or(let count): operands.or(count)
            }
        }
        return operands.result(ofEmpty: true) ?? false
    }
}

/// The argument of `style()` in a container query, which is evaluated with the custom properties of the container.
struct StyleQuery: Hashable, Sendable {
    /// The text between the parentheses.
    let text: BytewiseString
    /// Whether the answer can depend on the attributes of the container, or on its position among its siblings.
    let readsElement: Bool

    init(_ tokens: TokenList, _ argument: Range<Int>) {
        text = BytewiseString(tokens.text(argument))
        readsElement =
            tokens.countSiblings(in: argument)
            || argument.contains { token in
                switch SubstitutionFunction(tokens, token) {
                case .attribute, .custom: true
                case .variable, .environment, .conditional, nil: false
                }
            }
    }
}

/// Compiles container queries, from the rows that the condition grammar writes.
struct ContainerQueryCompiler: ~Copyable {
    private var rows = RowBuffer<ConditionRow>()

    /// Compiles a comma-separated list of queries. Adds the problems to `log`.
    /// - Returns: `nil` if a query is invalid, which makes the whole rule invalid.
    mutating func compile(_ tokens: TokenList, _ prelude: Range<Int>, log: inout DiagnosticLog) -> [ContainerQuery]? {
        var queries: [ContainerQuery] = []
        for part in tokens.splitAtCommas(prelude) {
            guard rows.parseCondition(tokens, part, as: .containerQuery) else {
                let failure = rows.failure
                log.add(
                    .invalidContainerQuery(expected: failure.expected),
                    tokens.byteRange(ofFailureAt: failure.token, in: part))
                return nil
            }
            do throws(QueryError) {
                queries.append(try query(tokens))
            } catch {
                log.add(error.kind, tokens.byteRange(error.tokens))
                if error.isFatal { return nil }
                queries.append(.unknown)
            }
        }
        return queries
    }

    private struct QueryError: Error {
        let kind: Diagnostic.Kind
        let tokens: Range<Int>
        /// Whether the rule is invalid. Otherwise the query is never true.
        var isFatal = false
    }

    private func query(_ tokens: TokenList) throws(QueryError) -> ContainerQuery {
        var name: BytewiseString?
        var steps: [ContainerQuery.Step] = []
        for index in 0..<rows.count {
            let row = rows[index]
            let token = Int(row.token)
            switch row.rowKind {
            case .type:
                guard ContainerParser.isName(tokens.name(token)) else {
                    throw QueryError(
                        kind: .invalidContainerQuery(expected: ["a name"]), tokens: token..<token + 1, isFatal: true)
                }
                name = BytewiseString(tokens.name(token))
            case .feature:
                guard let feature = ContainerFeature(rawValue: asciiLowercased(tokens.name(token))) else {
                    throw QueryError(kind: .unknownContainerFeature, tokens: token..<token + 1)
                }
                steps.append(.size(ContainerFeatureCondition(feature)))
            case .comparison: steps.append(.size(try comparison(row, tokens)))
            case .style:
                steps.append(.style(StyleQuery(tokens, tokens.trimmed(row.tokens))))
            case .not: steps.append(.not)
            case .and: steps.append(.and(row.operandCount))
            case .or: steps.append(.or(row.operandCount))
            case .declaration, .selector, .unknown, .media, .supports, .range:
                throw QueryError(kind: .unknownContainerCondition, tokens: row.tokens)
            }
        }
        return ContainerQuery(name: name, steps: steps)
    }

    private func comparison(
        _ row: ConditionRow, _ tokens: TokenList
    ) throws(QueryError) -> ContainerFeatureCondition {
        let token = Int(row.token)
        let name = asciiLowercased(tokens.name(token))
        let value = tokens.trimmed(row.tokens)
        var comparison = MediaComparison(rawValue: row.comparison)!
        var known = ContainerFeature(rawValue: name)
        if comparison == .plain, let bound = ContainerFeature.bound(name) { (known, comparison) = bound }
        guard let feature = known, comparison == .plain || feature.isRange else {
            throw QueryError(kind: .unknownContainerFeature, tokens: token..<token + 1)
        }
        guard let condition = ContainerFeatureCondition(feature, comparison, tokens, value) else {
            throw QueryError(kind: .invalidContainerValue(feature: feature.rawValue), tokens: value)
        }
        return condition
    }
}
