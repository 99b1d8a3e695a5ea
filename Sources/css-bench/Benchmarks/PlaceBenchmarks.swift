import CSSEngine

/// Changes of views whose rules depend on the place of the view: on the container or on the scopes around it.
///
/// - "change the views of a container": one of 100 containers with 99 views each. First by a class of the container that the
///   selectors test, and then by its width, which the rules query. Both change the same views in the same way. The ratio is the
///   cost as a multiple of the first one.
/// - "toggle a class in a scope": a view in one scope, in a stylesheet with 1, 100 and 1,000 scopes. The ratio is the cost as a
///   multiple of that with one scope.
enum PlaceBenchmarks {
    static var benchmarks: [Benchmark] { [resizeContainer, toggleInScope] }

    // MARK: Containers

    private static let containerRules = """
        .container { container-type: inline-size }
        .wide .row { left: 2px; opacity: 0.5 } .wide .title { top: 2px; opacity: 0.5 }
        @container (width > 500px) { .row { left: 2px; opacity: 0.5 } .title { top: 2px; opacity: 0.5 } }
        """

    private static var resizeContainer: Benchmark {
        let stage = "change the views of a container"
        let label = "10000 views"
        return Benchmark(
            stage: stage, corpus: label,
            inputs: [.stylesheet(stage, Array(containerRules.utf8)), .tree(label, containers())]
        ) { watch in
            let root = containers()
            let (engine, nodes) = style(root, Array(containerRules.utf8))
            for node in nodes { engine.setContainerSize(ContainerSize(width: 300, height: 400), of: node) }
            engine.restyle()
            let (view, node) = (root.styleChildren[50], nodes[50])
            var width = 300.0
            let byClass = watch.measure {
            } work: {
                view.toggle("wide")
                engine.update(node, .classes)
                engine.restyle()
            }
            if view.styleClasses.contains("wide") { view.toggle("wide") }
            engine.update(node, .classes)
            engine.restyle()
            let byWidth = watch.measure {
                width = 900 - width
            } work: {
                engine.setContainerSize(ContainerSize(width: width, height: 400), of: node)
                engine.restyle()
            }
            return rows(stage, [("by a class", byClass), ("by its width", byWidth)])
        }
    }

    /// Returns a root with 100 containers of 99 views.
    private static func containers() -> BenchNode {
        let root = BenchNode("View")
        for _ in 0..<100 {
            let container = BenchNode("View", classes: ["container"])
            for _ in 0..<33 {
                let row = BenchNode("View", classes: ["row"])
                for _ in 0..<2 { row.styleChildren.append(BenchNode("Label", classes: ["title"])) }
                container.styleChildren.append(row)
            }
            root.styleChildren.append(container)
        }
        return root
    }

    // MARK: Scopes

    private static var toggleInScope: Benchmark {
        let stage = "toggle a class in a scope"
        return Benchmark(
            stage: stage, corpus: "1000 scopes", inputs: [.stylesheet(stage, scopeRules(1000)), .tree(stage, scopes())]
        ) { watch in
            let timings = [1, 100, 1000].map { count in
                let root = scopes()
                let (engine, nodes) = style(root, scopeRules(count))
                let (view, node) = (root.styleChildren[0].styleChildren[0], engine.children(of: nodes[0])[0])
                let timing = watch.measure {
                } work: {
                    view.toggle("on")
                    engine.update(node, .classes)
                    engine.restyle()
                }
                return ("\(count) \(count == 1 ? "scope" : "scopes")", timing)
            }
            return rows(stage, timings)
        }
    }

    private static func scopeRules(_ count: Int) -> [UInt8] {
        let rules = (0..<count).map {
            "@scope (.s\($0)) to (.end) { .title.on { left: \($0 + 1)px } .title { top: 1px } }\n"
        }
        return Array(rules.joined().utf8)
    }

    /// Returns a root with a card for each of 1,000 scopes.
    private static func scopes() -> BenchNode {
        let root = BenchNode("View")
        for number in 0..<1000 {
            let card = BenchNode("View", classes: ["s\(number)"])
            for _ in 0..<4 { card.styleChildren.append(BenchNode("Label", classes: ["title"])) }
            root.styleChildren.append(card)
        }
        return root
    }

    // MARK: Measuring

    /// Returns an engine with a styled tree, and the nodes of the root's subviews.
    private static func style(_ root: BenchNode, _ text: [UInt8]) -> (StyleEngine, [StyleNode]) {
        let engine = StyleEngine(environment: LoadBenchmarks.screen)
        engine.add(Stylesheet(LoadBenchmarks.source(text)))
        let node = engine.insert(root)
        engine.restyle()
        return (engine, engine.children(of: node))
    }

    private static func rows(_ stage: String, _ timings: [(label: String, timing: Timing)]) -> [Row] {
        timings.reduce(into: [Row]()) { rows, measured in
            var row = Row(stage, measured.label, .microseconds, measured.timing)
            row.ratio = row.value / (rows.first?.value ?? row.value)
            rows.append(row)
        }
    }
}
