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
