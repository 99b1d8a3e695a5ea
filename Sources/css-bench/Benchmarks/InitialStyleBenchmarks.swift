import CSSEngine

/// Measures the first restyle of a tree, with empty caches.
enum InitialStyleBenchmarks {
    static func benchmarks(_ corpus: Corpus) -> [Benchmark] {
        sizes.map { first(corpus, $0.count, $0.shape) } + [mirroring(corpus, 10_000, .lists)]
    }

    static let stage = "first restyle"
    static let sizes: [(count: Int, shape: BenchTree.Shape)] = [(10_000, .lists), (1000, .lists), (10_000, .varied)]

    private static func first(_ corpus: Corpus, _ count: Int, _ shape: BenchTree.Shape) -> Benchmark {
        let name = label(corpus, count, shape)
        return Benchmark(
            stage: stage, corpus: name, inputs: inputs(corpus, count, shape)
        ) { watch in
            let tree = BenchTree(corpus.names, count: count, shape: shape)
            let row = Row(stage, name, .perView, time(tree, corpus.text, watch), work: count)
            let engine = unstyledEngine(tree.root, Stylesheet(LoadBenchmarks.source(corpus.text)))
            engine.restyle()
            let counts = engine.shareCounts
            return [
                row, countRow(stage + ": looks", name, .distinctStyles, tree.distinctStyles),
                countRow(stage + ": match lists", name, .lists, counts.lists),
                countRow(stage + ": styles", name, .styles, counts.styles),
            ]
        }
    }

    /// Measures inserting the tree into the engine together with the first restyle.
    private static func mirroring(_ corpus: Corpus, _ count: Int, _ shape: BenchTree.Shape) -> Benchmark {
        let name = label(corpus, count, shape)
        return Benchmark(
            stage: "mirror and first restyle", corpus: name, inputs: inputs(corpus, count, shape)
        ) { watch in
            let tree = BenchTree(corpus.names, count: count, shape: shape)
            let sheet = Stylesheet(LoadBenchmarks.source(corpus.text))
            let timing = watch.measure {
                ready(sheet)
            } work: { engine in
                engine.insert(tree.root)
                engine.restyle()
                return engine
            }
            return [Row("mirror and first restyle", name, .perView, timing, work: count)]
        }
    }

    /// Measures only the restyle. The index is built and the tree inserted before the clock starts.
    static func time(_ tree: BenchTree, _ text: [UInt8], _ watch: Stopwatch) -> Timing {
        let sheet = Stylesheet(LoadBenchmarks.source(text))
        return watch.measure {
            unstyledEngine(tree.root, sheet)
        } work: { engine in
            engine.restyle()
            return engine
        }
    }

    /// Returns the inputs of a benchmark that styles a tree with a corpus.
    static func inputs(_ corpus: Corpus, _ count: Int, _ shape: BenchTree.Shape) -> [BenchmarkInput] {
        let tree = BenchTree(corpus.names, count: count, shape: shape)
        return [.stylesheet(corpus.name, corpus.text), .tree(label(corpus, count, shape), tree.root)]
    }

    /// Returns the name of a corpus with a tree, for rows.
    static func label(_ corpus: Corpus, _ count: Int, _ shape: BenchTree.Shape) -> String {
        "\(corpus.name), \(count) views" + (shape == .varied ? " all unlike" : "")
    }

    static func countRow(_ stage: String, _ corpus: String, _ metric: Row.Metric, _ value: Int) -> Row {
        Row(stage: stage, corpus: corpus, metric: metric, value: Double(value))
    }

    private static func ready(_ sheet: Stylesheet) -> StyleEngine {
        let engine = StyleEngine(environment: LoadBenchmarks.screen)
        engine.add(sheet)
        engine.prepare()
        return engine
    }

    /// Returns an engine whose index is built, over an unstyled tree.
    static func unstyledEngine(_ root: BenchNode, _ sheet: Stylesheet) -> StyleEngine {
        let engine = ready(sheet)
        engine.insert(root)
        return engine
    }
}
