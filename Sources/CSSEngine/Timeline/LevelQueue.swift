/// Elements by their depth in the tree, so that each one is visited after its ancestors, and once.
struct LevelQueue {
    private let engine: StyleEngine
    private var levels: [Int: [StyleNode]] = [:]
    private var known: Set<StyleNode> = []

    init(_ engine: StyleEngine) {
        self.engine = engine
    }

    mutating func add(_ nodes: some Sequence<StyleNode>) {
        for node in nodes where known.insert(node).inserted {
            var depth = 0
            var current = engine.parent(of: node)
            while let parent = current {
                depth += 1
                current = engine.parent(of: parent)
            }
            levels[depth, default: []].append(node)
        }
    }

    var isEmpty: Bool { levels.isEmpty }

    /// Removes the elements that are closest to the root, and returns them in the order of their indices. `nil` if there are none.
    mutating func next() -> [StyleNode]? {
        levels.keys.min().flatMap { levels.removeValue(forKey: $0) }?.sorted { $0.index < $1.index }
    }
}
