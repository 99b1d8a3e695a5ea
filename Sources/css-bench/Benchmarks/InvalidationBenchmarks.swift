import CSSEngine
import TestSupport

/// Changes that concern few views, under selectors for which finding these views can be expensive.
///
/// - "toggle inside :has()": `.cell:has(.on) .label`, with `.on` toggled on one view of one of 8,000 cells. A cell
///   has four labels and the view that is toggled, so a toggle changes four views.
/// - "toggle inside :has(): visited": the maximum number of views that one such toggle visited.
/// - "first toggle after an index build": the first change of a class under 1,000, 4,000 and 16,000 rules
///   `.dark .cN`. The engine prepares its lookup of dependencies then.
/// - "first insert after an index build": the same for an insertion, under rules `.a + .cN`.
///
/// The ratio of the last two is their cost as a multiple of the cost for 1,000 rules. A linear cost has ratios of 4 and
/// 16.
enum InvalidationBenchmarks {
    static var benchmarks: [Benchmark] {
        [
            toggleInsideHas(cells: 8000),
            firstChange("first toggle after an index build", subjects: ".dark .c") {
                engine, root, _ in
                root.view.toggle("dark")
                engine.update(root.node, .classes)
            },
            firstChange("first insert after an index build", subjects: ".a + .c") {
                engine, root, child in
                engine.insert(BenchNode("View", classes: ["a"]), under: root.node, before: child)
            },
        ]
    }

    // MARK: :has()

    private static func toggleInsideHas(cells: Int) -> Benchmark {
        let stage = "toggle inside :has()"
        let label = "\(cells) cells"
        let text = Array(".cell:has(.on) .label { width: 1px }".utf8)
        return Benchmark(
            stage: stage, corpus: label, inputs: [.stylesheet(stage, text), .tree(label, list(of: cells))]
        ) { watch in
            let root = list(of: cells)
            let engine = StyleEngine(environment: LoadBenchmarks.screen)
            engine.add(Stylesheet(LoadBenchmarks.source(text)))
            let node = engine.insert(root)
            engine.restyle()
            let marks = zip(root.styleChildren, engine.children(of: node)).compactMap { cell, node in
                cell.styleChildren.last.flatMap { view in engine.children(of: node).last.map { (view, $0) } }
            }
            var random = SeededGenerator(seed: 24)
            var pending: Int?
            var visited = 0
            let timing = watch.measure {
                // Every second toggle undoes the toggle before, so that at most one cell is on.
                let index = pending ?? random.number(below: marks.count)
                pending = pending == nil ? index : nil
                return marks[index]
            } work: { view, node in
                view.toggle("on")
                engine.update(node, .classes)
                visited = max(visited, engine.restyle().visitedCount)
            }
            return [
                Row(stage, label, .microseconds, timing),
                InitialStyleBenchmarks.countRow(stage + ": visited", label, .views, visited),
            ]
        }
    }

    private static func list(of cells: Int) -> BenchNode {
        let root = BenchNode("View")
        for _ in 0..<cells {
            let cell = BenchNode("View", classes: ["cell"])
            for _ in 0..<4 { cell.styleChildren.append(BenchNode("Label", classes: ["label"])) }
            cell.styleChildren.append(BenchNode("Image", classes: ["mark"]))
            root.styleChildren.append(cell)
        }
        return root
    }

    // MARK: The first change after an index build

    /// - Parameter subjects: The start of all selectors. Each ends with a number.
    private static func firstChange(
        _ stage: String, subjects: String,
        change: @escaping (StyleEngine, (view: BenchNode, node: StyleNode), StyleNode) -> Void
    ) -> Benchmark {
        let label = "16000 rules"
        func text(_ count: Int) -> [UInt8] {
            Array((0..<count).map { "\(subjects)\($0) { width: \($0)px }\n" }.joined().utf8)
        }
        return Benchmark(
            stage: stage, corpus: label, inputs: [.stylesheet("\(stage), \(label)", text(16_000))]
        ) { watch in
            var rows: [Row] = []
            for count in [1000, 4000, 16_000] {
                let sheet = Stylesheet(LoadBenchmarks.source(text(count)))
                let timing = watch.measure {
                    styledList(sheet, ruleCount: count)
                } work: { engine, root, child in
                    change(engine, root, child)
                    engine.restyle()
                    return engine
                }
                var row = Row(stage, "\(count) rules", .milliseconds, timing)
                row.ratio = row.value / (rows.first?.value ?? row.value)
                rows.append(row)
            }
            return rows
        }
    }

    /// Returns a styled view with 100 children, each with a class that one of the rules names.
    private static func styledList(
        _ sheet: Stylesheet, ruleCount: Int
    ) -> (engine: StyleEngine, root: (view: BenchNode, node: StyleNode), child: StyleNode) {
        let root = BenchNode("View")
        root.styleChildren = (0..<100).map { BenchNode("View", classes: ["c\($0 * ruleCount / 100)"]) }
        let engine = StyleEngine(environment: LoadBenchmarks.screen)
        engine.add(sheet)
        let node = engine.insert(root)
        engine.restyle()
        return (engine, (root, node), engine.children(of: node)[50])
    }
}
