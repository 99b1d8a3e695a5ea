/// What each feature of an element can restyle, read off all active selectors.
///
/// A feature that no selector mentions restyles nothing; one that is mentioned restyles the element itself, and the
/// subjects of those selectors in which it stands left of a combinator or inside `:has()`.
struct InvalidationMap {
    /// Subjects that are restyled in one scope.
    struct Group {
        /// Its own among all groups of the map.
        let number: Int
        let scope: InvalidationScope
        var subjects = SubjectSet()
    }

    private var rows: [SelectorFeature: [Group]] = [:]
    private var groupCount = 0
    /// Whether some selector asks for the direction of text.
    private(set) var mentionsDirection = false

    /// No selectors at all.
    init() {}

    init(_ index: RuleIndex) {
        var reader = SelectorDependencyCollector(index.selectors)
        for bucket in 0..<index.starts.count - 1 {
            for row in Int(index.starts[bucket])..<Int(index.starts[bucket + 1]) {
                reader.read(index.selectors.complexes[Int(index.entries[row].complex)]) { feature, scope in
                    add(feature, scope, bucket)
                }
            }
        }
        mentionsDirection = reader.mentionsDirection
    }

    /// What a change of `feature` restyles beside the element itself; nil where no selector mentions it.
    subscript(feature: SelectorFeature) -> [Group]? { rows[feature] }

    private mutating func add(_ feature: SelectorFeature, _ scope: InvalidationScope, _ bucket: Int) {
        var groups = rows[feature] ?? []
        defer { rows[feature] = groups }
        // The element itself is restyled whatever its subjects are, unless its place is what has changed.
        if scope.isElement, !feature.isStructural { return }
        if let known = groups.firstIndex(where: { $0.scope == scope }) {
            groups[known].subjects.insert(bucket: bucket)
        } else {
            groups.append(Group(number: groupCount, scope: scope))
            groups[groups.count - 1].subjects.insert(bucket: bucket)
            groupCount += 1
        }
    }
}

extension SelectorFeature {
    /// Whether it changes with the elements around.
    fileprivate var isStructural: Bool {
        switch self {
        case .class, .id, .state, .attributes, .empty: false
        case .firstChild, .lastChild, .previousSibling, .siblingsBefore, .siblingsBehind, .surroundings: true
        }
    }
}
