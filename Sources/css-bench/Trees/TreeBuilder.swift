import CSSEngine
import TestSupport

/// Builds the tree of a `BenchTree`: chains of containers, each with a list of cells.
struct TreeBuilder {
    private let types: [String]
    private let classes: [String]
    private let shape: BenchTree.Shape
    private var random: SeededGenerator
    private var remaining: Int
    private var unusedIDs: [String]

    init(_ names: SelectorNames, count: Int, shape: BenchTree.Shape, seed: UInt64) {
        types = names.types.filter { !["html", "body", "head"].contains($0) } + ["View"]
        classes = names.classes.isEmpty ? ["view"] : names.classes
        unusedIDs = names.ids
        self.shape = shape
        random = SeededGenerator(seed: seed)
        remaining = count
    }

    mutating func build() -> BenchNode {
        remaining -= 1
        let root = BenchNode("Window")
        // The level of the root is 1.
        var containers = [(node: root, level: 1)]
        while remaining > 0 {
            var (container, level) = containers[random.number(below: min(containers.count, 64))]
            for _ in 0..<random.number(in: 1...4) where level < 10 && remaining > 0 {
                let inner = node(isLeaf: false)
                container.styleChildren.append(inner)
                container = inner
                level += 1
                containers.append((inner, level))
            }
            addList(to: container)
        }
        return root
    }

    private mutating func addList(to container: BenchNode) {
        let before = remaining
        guard remaining > 0 else { return }
        let cell = subtree(depth: random.number(in: 1...4), width: 3)
        container.styleChildren.append(cell)
        let size = before - remaining
        guard shape == .lists else { return }
        for _ in 0..<random.number(in: 0...8) where remaining >= size {
            container.styleChildren.append(cell.copy())
            remaining -= size
        }
    }

    private mutating func subtree(depth: Int, width: Int) -> BenchNode {
        let node = node(isLeaf: depth == 1)
        guard depth > 1 else { return node }
        for _ in 0..<random.number(in: 1...width) where remaining > 0 {
            node.styleChildren.append(subtree(depth: depth - 1, width: width))
        }
        return node
    }

    private mutating func node(isLeaf: Bool) -> BenchNode {
        remaining -= 1
        let count = [0, 1, 1, 2, 2, 3, 4][random.number(below: 7)]
        var own: [String] = []
        for _ in 0..<count {
            let name = random.pick(classes)
            if !own.contains(name) { own.append(name) }
        }
        let type = random.pick(types)
        // Elements of the web are never disabled or highlighted.
        let isControl = type.hasPrefix("UI")
        let state = ElementState(
            rawValue: isControl && random.chance(oneIn: 8) ? 1 << UInt16(random.number(below: 4)) : 0)
        let id = !isLeaf && random.chance(oneIn: 8) ? unusedIDs.popLast() : nil
        return BenchNode(type, id: id, classes: own, state: state, hasText: isLeaf && random.chance(oneIn: 2))
    }
}
