/// An `@custom-media` of a file (Media Queries 5, section 4): a name for a media query list.
struct CustomMediaDefinition: Sendable {
    enum Content: Sendable {
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

/// The custom media queries of a stylesheet and its imports.
///
/// The last definition of a name is the only one that applies, also to conditions before it. The names of a cycle are not
/// defined.
struct CustomMediaTable: Sendable {
    /// Whether the custom media query with each name is true. Names without a definition are missing.
    typealias Results = [BytewiseString: Bool]

    /// The definitions that apply. A definition comes after the ones that it refers to.
    private var definitions: [CustomMediaDefinition] = []
    /// The names that are defined in terms of themselves, directly or through others.
    private(set) var cyclicNames: Set<BytewiseString> = []

    /// - Parameter all: The definitions in the order of the cascade.
    init(_ all: [CustomMediaDefinition] = []) {
        guard !all.isEmpty else { return }
        let last = Dictionary(all.map { ($0.name, $0) }) { $1 }
        let names = last.keys.sorted()
        let indices = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
        let order = DependencyOrder(names.map { last[$0]!.referencedNames.compactMap { indices[$0] } })
        definitions = order.order.filter { !order.isCyclic[$0] }.map { last[names[$0]]! }
        cyclicNames = Set(names.indices.filter { order.isCyclic[$0] }.map { names[$0] })
    }

    /// Evaluates all custom media queries in an environment.
    func results(in environment: CSS.Environment) -> Results {
        var results: Results = [:]
        for definition in definitions {
            switch definition.content {
            case .constant(let isTrue): results[definition.name] = isTrue
            case .queries(let condition):
                results[definition.name] = condition.isTrue(in: environment, custom: results)
            }
        }
        return results
    }

    /// The names that are defined, in an order in which each comes after the ones that it refers to.
    var names: [BytewiseString] { definitions.map(\.name) }
}

extension CustomMediaDefinition {
    /// The names that the definition refers to.
    fileprivate var referencedNames: [BytewiseString] {
        switch content {
        case .constant: []
        case .queries(let condition): condition.customNames
        }
    }
}
