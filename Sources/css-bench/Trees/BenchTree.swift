/// A random tree of views in the shape of an app's screens, with the types, classes and ids of a stylesheet.
struct BenchTree {
    let root: BenchNode
    let count: Int
    /// The number of views that differ in their type, classes, id and state or in those of an ancestor.
    let looks: Int
    let depth: Int

    enum Shape {
        /// Lists of equal cells.
        case lists
        /// Hardly any two views are equal.
        case varied
    }

    /// - Parameters:
    ///   - names: The names in the selectors of the stylesheet.
    ///   - count: The number of views.
    init(_ names: SheetNames, count: Int, shape: Shape, seed: UInt64 = 1) {
        var grower = TreeGrower(names, count: count, shape: shape, seed: seed)
        root = grower.grow()
        (self.count, looks, depth) = Self.survey(root)
    }

    private struct Look: Hashable {
        var parent: Int
        var type: String
        var id: String?
        var classes: [String]
        var state: UInt16
    }

    private static func survey(_ root: BenchNode) -> (count: Int, looks: Int, depth: Int) {
        var looks: [Look: Int] = [:]
        var count = 0
        var depth = 0
        var pending = [(root, parent: -1, level: 1)]
        while let (node, parent, level) = pending.popLast() {
            let look = Look(
                parent: parent, type: node.styleTypes[0], id: node.styleID, classes: node.styleClasses.sorted(),
                state: node.styleState.rawValue)
            let row = looks[look] ?? looks.count
            looks[look] = row
            count += 1
            depth = max(depth, level)
            for child in node.styleChildren { pending.append((child, row, level + 1)) }
        }
        return (count, looks.count, depth)
    }
}
