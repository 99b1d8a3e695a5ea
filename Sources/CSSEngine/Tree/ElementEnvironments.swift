/// The environments of a tree's elements.
///
/// Each node has the id of its environment. Id 0 is the environment of the engine, which every element has unless it or
/// an ancestor overrides it. Other ids are used again once no node has them.
struct ElementEnvironments {
    typealias ID = UInt16

    /// The environment of each id. An unused id keeps its former environment.
    private var environments: [CSS.Environment]
    /// The number of nodes with each id. Not counted for id 0.
    private var nodeCounts = [0]
    /// The ids in use, except id 0.
    private var ids: [CSS.Environment: ID] = [:]
    private var unusedIDs: [ID] = []
    /// The nodes whose elements override their environment.
    private var overridingNodes: Set<Int32> = []
    /// The nodes that have a different id since the last call of `takeChangedNodes()`.
    private var changedNodes: [Int32] = []
    /// A number that changes whenever an id is added, removed, or belongs to a different environment.
    private(set) var generation: UInt32 = 0

    init(_ engine: CSS.Environment) {
        environments = [engine]
    }

    // MARK: Queries

    /// The environment of the engine.
    var engine: CSS.Environment { environments[0] }

    /// Whether every element has the environment of the engine.
    var isUniform: Bool { ids.isEmpty }

    subscript(id: ID) -> CSS.Environment { environments[Int(id)] }

    /// The environments by id. An unused id keeps its former environment.
    var all: [CSS.Environment] { environments }

    /// The environments by id; `nil` for ids that no node has.
    var inUse: [CSS.Environment?] {
        environments.indices.map { $0 == 0 || nodeCounts[$0] > 0 ? environments[$0] : nil }
    }

    /// Whether the text of each environment runs from right to left, by id.
    var isRightToLeft: [Bool] { environments.map { $0.layoutDirection == .rightToLeft } }

    /// The language of each environment, by id.
    var languages: [String] { environments.map(\.language) }

    /// Whether an id that existed before, in use or not, belongs to a different environment now.
    func hasReplacedIDs(since old: ElementEnvironments) -> Bool {
        zip(environments, old.environments).contains { $0 != $1 }
    }

    // MARK: Changes

    /// Sets the environment of the engine, and reads the environments of overriding elements again.
    mutating func setEngine(_ environment: CSS.Environment, in tree: StyleTree) {
        environments[0] = environment
        generation += 1
        for node in overridingNodes.sorted() { update(node, in: tree) }
    }

    /// Records whether the element of a node overrides its environment. Call `update` once the node has its position.
    mutating func register(_ node: Int32, _ element: some StyleElement) {
        if element.styleEnvironment(in: engine) != nil {
            overridingNodes.insert(node)
        } else if !overridingNodes.isEmpty {
            overridingNodes.remove(node)
        }
    }

    /// Determines the environments of a node and its descendants.
    /// - Parameter isNew: Whether no environment of the descendants was determined yet. Otherwise, the descendants of a node
    ///   that keeps its id are skipped.
    mutating func update(_ top: Int32, isNew: Bool = false, in tree: StyleTree) {
        if overridingNodes.isEmpty, isUniform { return }
        let view = tree.view
        var node = top
        while node >= 0 {
            let parent = view[node].pointee.parent
            let inherited = parent < 0 ? 0 : view[parent].pointee.environment
            let own =
                overridingNodes.contains(node)
                ? tree.element(of: node).styleEnvironment(in: self[inherited]) : nil
            let old = view[node].pointee.environment
            let new = own.map { id(of: $0) } ?? inherited
            retain(new)
            release(old)
            view[node].pointee.environment = new
            if new != old { changedNodes.append(node) }
            let isUnchanged = new == old && !isNew
            node = isUnchanged ? view.next(afterSubtreeOf: node, within: top) : view.next(after: node, within: top)
        }
    }

    /// Removes the environment of a node that was removed from the tree.
    mutating func remove(_ node: Int32, in tree: StyleTree) {
        if !overridingNodes.isEmpty { overridingNodes.remove(node) }
        release(tree.view[node].pointee.environment)
        // The next element with this index has the engine's environment until it is in the tree.
        tree.view[node].pointee.environment = 0
    }

    /// Returns the nodes whose id changed since the last call, and clears the list. The nodes may be removed.
    mutating func takeChangedNodes() -> [Int32] {
        guard !changedNodes.isEmpty else { return [] }
        defer { changedNodes = [] }
        return changedNodes
    }

    // MARK: Ids

    /// The id of an environment that a node gets. Adds the environment if it is new.
    private mutating func id(of environment: CSS.Environment) -> ID {
        if environment == engine { return 0 }
        if let known = ids[environment] { return known }
        // No screen shows as many environments as there are ids. Beyond that, elements get the engine's environment.
        guard let id = unusedIDs.popLast() ?? ID(exactly: environments.count) else { return 0 }
        if Int(id) == environments.count {
            environments.append(environment)
            nodeCounts.append(0)
        }
        environments[Int(id)] = environment
        ids[environment] = id
        generation += 1
        return id
    }

    private mutating func retain(_ id: ID) {
        if id != 0 { nodeCounts[Int(id)] += 1 }
    }

    private mutating func release(_ id: ID) {
        guard id != 0 else { return }
        nodeCounts[Int(id)] -= 1
        guard nodeCounts[Int(id)] == 0 else { return }
        ids[environments[Int(id)]] = nil
        unusedIDs.append(id)
        generation += 1
    }
}
