/// A hash of a complex selector with the selectors of the enclosing rules. Equal selectors have equal keys, also if the
/// simple selectors of a compound are in another order.
struct SelectorKey: Hashable {
    private var left = 0
    private var compound = 0

    /// Adds a simple selector to the last compound.
    mutating func add(simple hash: Int) { compound &+= hash }

    /// Ends the last compound.
    mutating func add(_ combinator: Combinator) {
        var hasher = Hasher()
        hasher.combine(left)
        hasher.combine(compound)
        hasher.combine(combinator)
        left = hasher.finalize()
        compound = 0
    }
}

/// The keys of the selectors of a table.
struct SelectorKeys {
    private let selectors: SelectorTable
    private var keysByList: [UInt32: [SelectorKey]] = [:]

    /// The maximum number of keys of a list. In nested rules, each selector has a key for each selector of the parent.
    private static let limit = 256

    init(_ selectors: SelectorTable) {
        self.selectors = selectors
    }

    /// The keys of the members of a list. Recursion is bounded by the depth of selectors.
    mutating func keys(ofList list: UInt32) -> [SelectorKey] {
        if let known = keysByList[list] { return known }
        var keys: [SelectorKey] = []
        for member in selectors.lists[Int(list)].indices where keys.count < Self.limit {
            keys += self.keys(of: selectors.complexes[member])
        }
        keys = Array(keys.prefix(Self.limit))
        keysByList[list] = keys
        return keys
    }

    private mutating func keys(of complex: ComplexSelector) -> [SelectorKey] {
        var components: [SelectorComponent] = []
        var index = complex.end
        while index > complex.start {
            components.append(selectors.components[Int(index - 1)])
            index = selectors.start(ofComponent: index - 1)
        }
        components.reverse()
        var starts = [SelectorKey()]
        if let parent = complex.parentList {
            starts = keys(ofList: parent)
            if components.first?.kind.combinator == nil {
                for index in starts.indices { starts[index].add(.descendant) }
            }
        } else {
            // `&` in the first compound is the selector of the parent rule.
            let first = components.prefix { !$0.kind.isCombinator }
            if let nesting = first.firstIndex(where: \.isNesting) {
                starts = keys(ofList: components.remove(at: nesting).index)
            }
        }
        let parts = components.map { component in
            component.kind.combinator.map { Part.combinator($0) } ?? .simple(hash(of: component))
        }
        return starts.map { start in
            parts.reduce(into: start) { key, part in
                switch part {
                case .combinator(let combinator): key.add(combinator)
                case .simple(let hash): key.add(simple: hash)
                }
            }
        }
    }

    private enum Part {
        case combinator(Combinator)
        case simple(Int)
    }

    private mutating func hash(of component: SelectorComponent) -> Int {
        var hasher = Hasher()
        hasher.combine(component.kind)
        hasher.combine(component.notation)
        hasher.combine(component.states)
        switch component.kind.traits.operand {
        case .none, .states: break
        case .name: hasher.combine(component.index)
        case .attribute: hasher.combine(selectors.attributes[Int(component.index)])
        case .environment: hasher.combine(selectors.environmentTests[Int(component.index)])
        case .list where component.hasDistantList: hasher.combine(component.index)
        case .list: hasher.combine(keys(ofList: component.index))
        case .nth:
            let nth = selectors.nths[Int(component.index)]
            hasher.combine(nth.a)
            hasher.combine(nth.b)
            if let list = nth.list { hasher.combine(keys(ofList: list)) }
        }
        return hasher.finalize()
    }
}
