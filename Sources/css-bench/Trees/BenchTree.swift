/// A tree of views for a sheet: its types, classes and ids at random, in the shapes of an app's screens.
struct BenchTree {
    let root: BenchNode
    let count: Int
    /// Different looks: type, classes, id and state, and those of all ancestors.
    let looks: Int
    let depth: Int

    enum Shape {
        /// Lists of cells that look alike, as on any screen.
        case lists
        /// Hardly any two views alike.
        case varied
    }

    /// - Parameters:
    ///   - names: of the sheet that is to style it.
    ///   - count: of views.
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
        var state: UInt8
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
