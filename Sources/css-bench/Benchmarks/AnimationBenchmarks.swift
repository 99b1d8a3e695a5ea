import CSSEngine

/// Changes a tree of 10,000 views in each frame, then restyles the tree.
///
/// - "animate a custom property": sets the property of the root from code. All views inherit it and one in 100 reads it.
/// - "animate a custom property: on 100 views": sets the property of 100 views, with a different value for each. Each
///   of them reads the property, and no other view does.
/// - "change an attribute: on 100 views": gives 100 views a new value of an attribute that selectors test, different
///   from all former values.
///
/// Each animation runs for 20,000 frames, enough to outgrow the engine's caches several times; with `--quick`, for
/// 2,000. Its first row is the median of the processor time that the thread takes for a frame. Three more rows follow:
///
/// - ": 99.9th percentile": the percentile of the same time.
/// - ": 99.9th percentile per median": the ratio of the two times.
/// - ": styled beyond changes": the maximum number of views that a frame styled without setting or changing them.
enum AnimationBenchmarks {
    private static let viewCount = 10_000
    private static let readerCount = 100
    private static let label = "\(viewCount) views"

    static var benchmarks: [Benchmark] {
        [
            benchmark("animate a custom property", propertyRules, targets: { [$1] }, change: setProperty),
            benchmark(
                "animate a custom property: on \(readerCount) views", propertyRules, targets: readers,
                change: setProperty),
            benchmark(
                "change an attribute: on \(readerCount) views",
                ".reader[label^=\"2\"] { width: 2px } .view { height: 10px }", targets: readers
            ) { engine, reader, value in
                (engine.element(of: reader) as? BenchNode)?.label = value
                engine.update(reader, .attributes)
            },
        ]
    }

    private static let propertyRules = ".reader { width: var(--progress, 0px) } .view { height: 10px }"

    private static func setProperty(_ engine: StyleEngine, _ node: StyleNode, to value: String) {
        engine.setCustomProperty("--progress", to: value, of: node)
    }

    private static func readers(_ engine: StyleEngine, _ root: StyleNode) -> [StyleNode] {
        engine.children(of: root).compactMap { engine.children(of: $0).first }
    }

    /// - Parameters:
    ///   - targets: The closure that returns the views to change, in a tree with the given root.
    ///   - change: The closure that gives a view a new value.
    private static func benchmark(
        _ stage: String, _ rules: String, targets: @escaping (StyleEngine, StyleNode) -> [StyleNode],
        change: @escaping (StyleEngine, StyleNode, String) -> Void
    ) -> Benchmark {
        let text = Array(rules.utf8)
        return Benchmark(
            stage: stage, corpus: label, inputs: [.stylesheet(stage, text), .tree("\(stage), \(label)", tree())]
        ) { watch in
            let engine = StyleEngine(environment: LoadBenchmarks.screen)
            engine.add(Stylesheet(LoadBenchmarks.source(text)))
            let root = engine.insert(tree())
            engine.restyle()
            let targets = targets(engine, root)
            let settable = Set(targets)
            var frames: [Double] = []
            var excess = 0
            for frame in 1...watch.frames {
                let values = targets.indices.map { "\(frame).\($0)px" }
                let start = ThreadClock.nanoseconds()
                for (target, value) in zip(targets, values) { change(engine, target, value) }
                let update = engine.restyle()
                frames.append(ThreadClock.nanoseconds() - start)
                let affected = settable.union(update.changes.map(\.node)).count
                excess = max(excess, update.visitedCount - affected)
            }
            return rows(stage, Quantiles(frames), excess: excess)
        }
    }

    private static func rows(_ stage: String, _ frames: Quantiles, excess: Int) -> [Row] {
        func row(_ suffix: String, _ metric: Row.Metric, _ value: Double) -> Row {
            Row(stage: stage + suffix, corpus: label, metric: metric, value: value)
        }
        let (median, high) = (frames[0.5], frames[0.999])
        return [
            row("", .microseconds, median / 1000),
            row(": 99.9th percentile", .microseconds, high / 1000),
            row(": 99.9th percentile per median", .ratio, high / median),
            row(": styled beyond changes", .views, Double(excess)),
        ]
    }

    /// Returns a root with 100 children. The first descendant of each child reads the property and contains the other
    /// descendants.
    private static func tree() -> BenchNode {
        let root = BenchNode("View")
        for _ in 0..<readerCount {
            let reader = BenchNode("View", classes: ["reader"])
            reader.styleChildren = (0..<(viewCount / readerCount - 2)).map { _ in BenchNode("View", classes: ["view"]) }
            let section = BenchNode("View", classes: ["view"])
            section.styleChildren = [reader]
            root.styleChildren.append(section)
        }
        return root
    }
}
