import HeadlessUIKit
import NimbusCSS

/// Measures the memory that the library keeps for a registered view, including the engine's copy of the tree. Values
/// that the setters store in the views are excluded.
enum ViewMemoryBenchmarks {
    static var benchmarks: [Benchmark] {
        [
            benchmark("four rows applied", ".entry, .entry > *"),
            benchmark("no rows applied", ".another, .another > *"),
        ]
    }

    private static let stage = "memory of a view"
    private static let cells = 2000

    /// - Parameter selectors: The selectors of a rule with four declarations, each of which sets one value of a view.
    private static func benchmark(_ name: String, _ selectors: String) -> Benchmark {
        let corpus = "\(cells * 5) views, \(name)"
        let rules = selectors + " { background-color: navy; opacity: 0.5; border-width: 1px; border-color: teal }"
        return Benchmark(
            stage: stage, corpus: corpus, inputs: [.stylesheet(stage + ", " + name, Array(rules.utf8))]
        ) { _ in
            MainActor.assumeIsolated {
                // Fills the tables that the process keeps.
                _ = keptBytes(rules)
                let value = Double(keptBytes(rules)) / Double(cells * 5)
                return [Row(stage: stage, corpus: corpus, metric: .bytes, value: value)]
            }
        }
    }

    /// Returns the memory that registering views allocates and does not release.
    @MainActor private static func keptBytes(_ rules: String) -> Int {
        let stylesheet = NIStylesheet()
        stylesheet.load(text: rules)
        // The first views allocate the tables that all views share.
        let screen = ListScreen(ListViews(cells: 1), stylesheet)
        screen.apply()
        let views = ListViews(cells: cells)
        // The views have stored values before.
        for view in views.cells.flatMap({ [$0.view] + $0.view.subviews }) {
            view.backgroundColor = .brown
            view.alpha = 0.75
            view.layer.borderWidth = 2
            view.layer.borderColor = UIColor.brown.cgColor
        }
        views.window.layoutIfNeeded()
        let former = AllocatedMemory.bytes()
        screen.register(views)
        let bytes = AllocatedMemory.bytes() - former
        blackHole((screen, views))
        return bytes
    }
}
