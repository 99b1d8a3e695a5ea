import CSSEngine
import TestSupport

/// Measures the restyle after single changes of a styled tree with 10,000 views.
enum IncrementalBenchmarks {
    private static let count = 10_000

    static func benchmarks(_ corpus: Corpus) -> [Benchmark] {
        withoutEffect(corpus) + elements(corpus) + [wide(corpus, areRoots: true), wide(corpus, areRoots: false)] + [
            incremental("insert and remove a subtree", corpus) {
                ($0.nextCell(), $0.nextIndex())
            } change: { tree, next in
                let cell = tree.engine.insert(next.0, under: tree.nodes[next.1].node)
                tree.engine.restyle()
                tree.engine.remove(cell)
            },
            incremental("replace a sheet: one declaration", corpus) {
                sheet(corpus, $0.nextNumber())
            } change: {
                $0.reload($1)
            },
            incremental("theme switch at the root", corpus) {
                "\($0.nextNumber())px"
            } change: { tree, width in
                tree.engine.setCustomProperty("--bench", to: width, of: tree.nodes[0].node)
            },
        ]
    }

    /// Changes that have no effect on any view.
    private static func withoutEffect(_ corpus: Corpus) -> [Benchmark] {
        [
            incremental("restyle: nothing changed", corpus, .perView) { _ in
                sheet(corpus)
            } change: {
                $0.reload($1)
            },
            incremental("restyle: environment flips no rule", corpus, .perView) {
                $0.nextNumber()
            } change: { tree, step in
                // No condition tests the text scale, and no unit depends on it.
                tree.engine.environment.textScale = 1 + Double(step % 2) / 8
            },
        ]
    }

    /// Changes of one view, which affect this view and the views that depend on it.
    private static func elements(_ corpus: Corpus) -> [Benchmark] {
        [
            incremental("toggle a class", corpus) {
                $0.nextToggle()
            } change: {
                $0.toggle($1.className, of: $1.index)
            },
            incremental("toggle a class: root", corpus) {
                $0.nextToggle()
            } change: {
                $0.toggle($1.className, of: 0)
            },
            incremental("state change", corpus) {
                $0.nextIndex()
            } change: {
                $0.toggleState(of: $1)
            },
        ]
    }

    /// Toggles a class of one of 10,000 equal views, which are roots or siblings.
    private static func wide(_ corpus: Corpus, areRoots: Bool) -> Benchmark {
        let stage = "toggle a class: one of many " + (areRoots ? "roots" : "siblings")
        let name = "\(corpus.name), \(count) views"
        return Benchmark(
            stage: stage, corpus: name, inputs: [sheetInput(corpus)]
        ) { watch in
            let engine = StyleEngine(environment: LoadBenchmarks.screen)
            engine.add(sheet(corpus))
            let views = (0..<count).map { _ in BenchNode(corpus.names.types.first ?? "UIView") }
            let parent = areRoots ? nil : engine.insert(BenchNode("UIView"))
            let nodes = views.map { engine.insert($0, under: parent) }
            engine.restyle()
            var random = SeededGenerator(seed: 7)
            let timing = watch.measure {
                random.number(below: count)
            } work: { index in
                views[index].toggle(corpus.names.classes.first ?? "view")
                engine.update(nodes[index], .classes)
                engine.restyle()
            }
            return [Row(stage, name, .microseconds, timing)]
        }
    }

    /// - Parameters:
    ///   - next: The closure that chooses the change, called before the clock starts.
    ///   - change: The closure that makes the change. It is measured together with the restyle that follows.
    private static func incremental<Change>(
        _ stage: String, _ corpus: Corpus, _ metric: Row.Metric = .microseconds,
        next: @escaping (IncrementalTree) -> Change, change: @escaping (IncrementalTree, Change) -> Void
    ) -> Benchmark {
        let name = InitialStyleBenchmarks.label(corpus, count, .lists)
        return Benchmark(
            stage: stage, corpus: name,
            inputs: [sheetInput(corpus)] + InitialStyleBenchmarks.inputs(corpus, count, .lists)
        ) { watch in
            let tree = IncrementalTree(corpus, count: count, sheet(corpus))
            var differences = 0
            let timing = watch.measure {
                next(tree)
            } work: {
                change(tree, $0)
                differences += tree.engine.restyle().changes.count
            }
            let row = Row(stage, name, metric, timing, work: count)
            // A change without an effect must change no view.
            return metric == .perView
                ? [row, InitialStyleBenchmarks.countRow(stage + ": differences", name, .changes, differences)] : [row]
        }
    }

    /// Returns the corpus with an additional rule that uses a custom property.
    /// - Parameter number: A number in one of its declarations.
    private static func sheet(_ corpus: Corpus, _ number: Int = 0) -> Stylesheet {
        Stylesheet(LoadBenchmarks.source(sheetText(corpus, number)))
    }

    private static func sheetInput(_ corpus: Corpus) -> BenchmarkInput {
        .stylesheet("\(corpus.name) with a variable", sheetText(corpus))
    }

    private static func sheetText(_ corpus: Corpus, _ number: Int = 0) -> [UInt8] {
        let name = corpus.names.classes.first ?? "view"
        let rule = "\n.\(name) { top: \(number)px; left: var(--bench, 1px) }"
        return corpus.text + Array(rule.utf8)
    }
}
