/// A random tree of views in the shape of an app's screens, with the types, classes and ids of a stylesheet.
struct BenchTree {
    let root: BenchNode
    let count: Int
    /// The number of views that differ in type, classes, id or state, or that have an ancestor which differs.
    let distinctStyles: Int
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
    init(_ names: SelectorNames, count: Int, shape: Shape, seed: UInt64 = 1) {
        var builder = TreeBuilder(names, count: count, shape: shape, seed: seed)
        root = builder.build()
        (self.count, distinctStyles, depth) = Self.survey(root)
    }

    private struct StyleKey: Hashable {
        var parent: Int
        var type: String
        var id: String?
        var classes: [String]
        var state: UInt16
    }

    private static func survey(_ root: BenchNode) -> (count: Int, distinctStyles: Int, depth: Int) {
        var keys: [StyleKey: Int] = [:]
        var count = 0
        var depth = 0
        var pending = [(root, parent: -1, level: 1)]
        while let (node, parent, level) = pending.popLast() {
            let key = StyleKey(
                parent: parent, type: node.styleTypes[0], id: node.styleID, classes: node.styleClasses.sorted(),
                state: node.styleState.rawValue)
            let index = keys[key] ?? keys.count
            keys[key] = index
            count += 1
            depth = max(depth, level)
            for child in node.styleChildren { pending.append((child, index, level + 1)) }
        }
        return (count, keys.count, depth)
    }
}
