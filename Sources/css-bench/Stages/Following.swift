import CSSEngine

/// Restyles a styled tree of 10,000 views as one thing after the other changes.
enum Following {
    private static let count = 10_000

    static func benchmarks(_ corpus: Corpus) -> [Benchmark] {
        nothing(corpus) + elements(corpus) + [wide(corpus, areRoots: true), wide(corpus, areRoots: false)] + [
            follow("insert and remove a subtree", corpus) {
                ($0.nextCell(), $0.nextPlace())
            } change: { tree, next in
                let cell = tree.engine.insert(next.0, under: tree.nodes[next.1].node)
                tree.engine.restyle()
                tree.engine.remove(cell)
            },
            follow("replace a sheet: one declaration", corpus) {
                sheet(corpus, $0.nextNumber())
            } change: {
                $0.reload($1)
            },
            follow("theme switch at the root", corpus) {
                "\($0.nextNumber())px"
            } change: { tree, width in
                tree.engine.setCustomProperty("--bench", to: width, of: tree.nodes[0].node)
            },
        ]
    }

    /// What has no effect on any view.
    private static func nothing(_ corpus: Corpus) -> [Benchmark] {
        [
            follow("restyle: nothing changed", corpus, .perView) { _ in
                sheet(corpus)
            } change: {
                $0.reload($1)
            },
            follow("restyle: environment flips no rule", corpus, .perView) {
                $0.nextNumber()
            } change: { tree, step in
                // What no condition asks about and no unit is relative to.
                tree.engine.environment.textScale = 1 + Double(step % 2) / 8
            },
        ]
    }

    /// What concerns one view, and those whose looks depend on it.
    private static func elements(_ corpus: Corpus) -> [Benchmark] {
        [
            follow("toggle a class", corpus) {
                $0.nextToggle()
            } change: {
                $0.toggle($1.className, of: $1.place)
            },
            follow("toggle a class: root", corpus) {
                $0.nextToggle()
            } change: {
                $0.toggle($1.className, of: 0)
            },
            follow("state change", corpus) {
                $0.nextPlace()
            } change: {
                $0.toggleState(of: $1)
            },
        ]
    }

    /// A class of one view among as many others that look alike: roots, or all inside one view.
    private static func wide(_ corpus: Corpus, areRoots: Bool) -> Benchmark {
        let stage = "toggle a class: one of many " + (areRoots ? "roots" : "siblings")
        let name = "\(corpus.name), \(count) views"
        return Benchmark(
            stage: stage, corpus: name, inputs: [sheetInput(corpus)]
        ) { watch in
            let engine = StyleEngine(environment: Loading.screen)
            engine.add(sheet(corpus))
            let views = (0..<count).map { _ in BenchNode(corpus.names.types.first ?? "UIView") }
            let parent = areRoots ? nil : engine.insert(BenchNode("UIView"))
            let nodes = views.map { engine.insert($0, under: parent) }
            engine.restyle()
            var random = SeededGenerator(seed: 7)
            let timing = watch.measure {
                random.number(below: count)
            } work: { place in
                views[place].toggle(corpus.names.classes.first ?? "view")
                engine.update(nodes[place], .classes)
                engine.restyle()
            }
            return [Row(stage, name, .microseconds, timing)]
        }
    }

    /// - Parameters:
    ///   - next: what to change, before the clock starts.
    ///   - change: changes it; the restyle that follows is measured with it.
    private static func follow<Change>(
        _ stage: String, _ corpus: Corpus, _ metric: Row.Metric = .microseconds,
        next: @escaping (FollowedTree) -> Change, change: @escaping (FollowedTree, Change) -> Void
    ) -> Benchmark {
        let name = Restyling.label(corpus, count, .lists)
        return Benchmark(
            stage: stage, corpus: name,
            inputs: [sheetInput(corpus)] + Restyling.inputs(corpus, count, .lists)
        ) { watch in
            let tree = FollowedTree(corpus, count: count, sheet(corpus))
            var differences = 0
            let timing = watch.measure {
                next(tree)
            } work: {
                change(tree, $0)
                differences += tree.engine.restyle().changes.count
            }
            let row = Row(stage, name, metric, timing, work: count)
            // Where nothing may differ, that is what counts.
            return metric == .perView
                ? [row, Restyling.fact(stage + ": differences", name, .changes, differences)] : [row]
        }
    }

    /// The corpus, with one rule more that has a custom property in it.
    /// - Parameter edition: a number that one of its declarations says.
    private static func sheet(_ corpus: Corpus, _ edition: Int = 0) -> Stylesheet {
        Stylesheet(Loading.source(sheetText(corpus, edition)))
    }

    private static func sheetInput(_ corpus: Corpus) -> BenchmarkInput {
        .stylesheet("\(corpus.name) with a variable", sheetText(corpus))
    }

    private static func sheetText(_ corpus: Corpus, _ edition: Int = 0) -> [UInt8] {
        let name = corpus.names.classes.first ?? "view"
        let rule = "\n.\(name) { top: \(edition)px; left: var(--bench, 1px) }"
        return corpus.text + Array(rule.utf8)
    }
}
