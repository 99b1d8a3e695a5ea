import CSSEngine
import TestSupport

/// Measures the first restyle of a tree in which half of the values are variables that differ between subtrees.
///
/// The tree has 100 subtrees of 100 views. The root of each subtree has a theme, a class that defines four colors and
/// four lengths. Every other view has two of 40 component classes. Each component class has eight declarations, of
/// which four are `var()`, so that hardly any two views share a style.
///
/// - "first restyle: variables": as described.
/// - "first restyle: variables written out": the same tree, with a literal value instead of each `var()`.
enum VariableBenchmarks {
    private static let themeCount = 100
    private static let viewsPerTheme = 100
    private static let componentCount = 40
    private static let label = "\(themeCount * viewsPerTheme) views, \(themeCount) themes"

    static var benchmarks: [Benchmark] {
        [
            benchmark("first restyle: variables", usesVariables: true),
            benchmark("first restyle: variables written out", usesVariables: false),
        ]
    }

    private static func benchmark(_ stage: String, usesVariables: Bool) -> Benchmark {
        Benchmark(
            stage: stage, corpus: label,
            inputs: [.stylesheet(stage, text(usesVariables: usesVariables)), .tree(label, tree())]
        ) { watch in
            let sheet = Stylesheet(LoadBenchmarks.source(text(usesVariables: usesVariables)))
            let timing = watch.measure {
                InitialStyleBenchmarks.unstyledEngine(tree(), sheet)
            } work: { engine in
                engine.restyle()
                return engine
            }
            return [Row(stage, label, .perView, timing, work: themeCount * viewsPerTheme)]
        }
    }

    private static func tree() -> BenchNode {
        var random = SeededGenerator(seed: 21)
        let root = BenchNode("Window")
        for theme in 0..<themeCount {
            let top = BenchNode("View", classes: ["theme-\(theme)"])
            // The nodes that can have more children. The last nodes are picked more often, so that the subtree gets
            // deep.
            var parents = [top]
            for _ in 1..<viewsPerTheme {
                let classes = (0..<2).map { _ in "component-\(random.number(below: componentCount))" }
                let view = BenchNode("View", classes: classes)
                let parent = parents[max(parents.count - 1 - random.number(below: 8), 0)]
                parent.styleChildren.append(view)
                if random.chance(oneIn: 3) { parents.append(view) }
            }
            root.styleChildren.append(top)
        }
        return root
    }

    private static func text(usesVariables: Bool) -> [UInt8] {
        var random = SeededGenerator(seed: 22)
        var values = AppValues(seed: 23)
        var text = ""
        for theme in 0..<themeCount {
            text += ".theme-\(theme) {"
            for number in 0..<4 {
                text +=
                    " --color-\(number): \(values.plainColor()); --length-\(number): \(random.number(in: 1...99))px;"
            }
            text += " }\n"
        }
        for component in 0..<componentCount {
            text += ".component-\(component) {"
            var names = properties
            for number in 0..<8 {
                let (name, isColor) = names.remove(at: random.number(below: names.count))
                // Both kinds of stylesheets take the same numbers from the generator.
                let literal = isColor ? values.plainColor() : "\(random.number(in: 1...99))px"
                let variable = "var(--\(isColor ? "color" : "length")-\(random.number(below: 4)))"
                text += " \(name): \(usesVariables && number % 2 == 0 ? variable : literal);"
            }
            text += " }\n"
        }
        return Array(text.utf8)
    }

    private static let properties = [
        ("color", true), ("background-color", true), ("border-color", true), ("-ios-tint-color", true),
        ("width", false), ("height", false), ("top", false), ("left", false), ("margin-top", false),
        ("margin-left", false), ("min-width", false), ("max-height", false), ("border-radius", false),
        ("font-size", false),
    ]
}
