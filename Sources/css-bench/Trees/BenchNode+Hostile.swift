/// The trees of the adversarial inputs.
extension BenchNode {
    /// Returns a tree with three levels of the types `a` and `b`.
    static func small() -> BenchNode {
        let root = BenchNode("a", classes: ["a"])
        for _ in 0..<4 {
            let child = BenchNode("b", classes: ["b"])
            for _ in 0..<4 { child.styleChildren.append(BenchNode("a", classes: ["a", "a1"])) }
            root.styleChildren.append(child)
        }
        return root
    }

    /// Returns a chain of nested views, `a` and `b` in turn.
    static func chain(_ count: Int) -> BenchNode {
        var node = BenchNode("a")
        for level in 1..<max(count, 1) {
            let outer = BenchNode(level % 2 == 0 ? "a" : "b")
            outer.styleChildren = [node]
            node = outer
        }
        return node
    }

    /// Returns a view with `count` children.
    static func row(_ count: Int) -> BenchNode {
        let root = BenchNode("b")
        root.styleChildren = (0..<count).map { _ in BenchNode("a") }
        return root
    }

    /// Returns a chain of nested views, each with three preceding siblings.
    static func ladder(_ count: Int) -> BenchNode {
        var node = BenchNode("a")
        for _ in 1..<max(count, 1) {
            let outer = BenchNode("a")
            outer.styleChildren = [BenchNode("a"), BenchNode("a"), BenchNode("a"), node]
            node = outer
        }
        return node
    }

    /// Returns a view with `rows` children, each with two more levels of views.
    static func table(rows: Int) -> BenchNode {
        let root = row(rows)
        for row in root.styleChildren {
            row.styleChildren = (0..<3).map { _ in BenchNode("b") }
            for cell in row.styleChildren { cell.styleChildren = [BenchNode("a")] }
        }
        return root
    }
}
