/// An `@custom-media` of a file (Media Queries 5, section 4): a name for a media query list.
struct CustomMediaDefinition: Sendable {
    enum Content: Equatable, Sendable {
        /// `true` or `false`.
        case constant(Bool)
        case queries(MediaCondition)
    }

    /// The name with its two dashes.
    let name: BytewiseString
    let content: Content
    /// The byte offsets of the name.
    let range: Range<Int>
}

/// A name of a custom media query in a media condition of a file.
struct CustomMediaReference: Sendable {
    let name: BytewiseString
    /// The byte offsets of the name.
    let range: Range<Int>
}

extension CustomMediaReference {
    /// Creates the reference of a token.
    init(_ tokens: TokenList, _ token: Int) {
        name = BytewiseString(tokens.name(token))
        range = tokens.byteRange(token..<token + 1)
    }
}

extension TokenList {
    /// The custom media queries in the conditions of `if()` in `range`, at any depth.
    func customMediaReferences(in range: Range<Int>) -> [CustomMediaReference] {
        var references: [CustomMediaReference] = []
        for index in range {
            guard case .conditional = SubstitutionFunction(self, index),
                let conditional = ConditionalBranches(
                    self, index + 1..<partner(index, limit: range.upperBound))
            else { continue }
            for condition in conditional.branches.compactMap(\.condition) {
                var rows = RowBuffer<ConditionRow>()
                guard rows.parseCondition(self, condition, as: .ifCondition) else { continue }
                for row in 0..<rows.count where rows[row].rowKind == .media {
                    var compiler = MediaConditionCompiler()
                    _ = compiler.compile(ifMedia: rows[row].tokens, self)
                    references += compiler.customNames.map { CustomMediaReference(self, $0) }
                }
            }
        }
        return references
    }
}

extension CustomMediaDefinition: NamedDefinition {
    var referencedNames: [BytewiseString] {
        switch content {
        case .constant: []
        case .queries(let condition): condition.customNames
        }
    }
}

/// The custom media queries of a stylesheet and its imports.
struct CustomMediaTable: Sendable {
    /// Whether the custom media query with each name is true. Names without a definition are missing.
    typealias Results = [BytewiseString: Bool]

    let definitions: NamedDefinitions<CustomMediaDefinition>

    /// - Parameter all: The definitions in the order of the cascade.
    init(_ all: [CustomMediaDefinition] = []) {
        definitions = NamedDefinitions(all)
    }

    /// The queries that apply, with their names.
    var contents: [BytewiseString: CustomMediaDefinition.Content] {
        Dictionary(uniqueKeysWithValues: definitions.ordered.map { ($0.name, $0.content) })
    }

    /// Evaluates all custom media queries in an environment.
    func results(in environment: CSS.Environment) -> Results {
        var results: Results = [:]
        for definition in definitions.ordered {
            switch definition.content {
            case .constant(let isTrue): results[definition.name] = isTrue
            case .queries(let condition):
                results[definition.name] = condition.isTrue(in: environment, custom: results)
            }
        }
        return results
    }
}
