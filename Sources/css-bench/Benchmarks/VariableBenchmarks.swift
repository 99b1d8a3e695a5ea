import CSSEngine
import TestSupport

/// Measures the first restyle of a tree in which half of the values are variables that differ between subtrees.
///
/// The tree has 100 subtrees of 100 views. The root of each subtree has a theme, a class that defines four colors and
/// four lengths. Every other view has two of 40 component classes. Each component class has eight declarations, of
/// which four are `var()`, so that hardly any two views share a style.
///
/// - "first restyle: variables": as described.
/// - "first restyle: variables written out": the same tree, with a literal value instead of each `var()`. Views of
///   different themes share styles.
/// - "first restyle: themes written out": each theme has component classes of its own, with the values of its variables, so
///   that the views have as many styles as with variables.
enum VariableBenchmarks {
    private static let themeCount = 100
    private static let viewsPerTheme = 100
    private static let componentCount = 40
    private static let label = "\(themeCount * viewsPerTheme) views, \(themeCount) themes"

    static var benchmarks: [Benchmark] {
        [
            benchmark("first restyle: variables", .variables),
            benchmark("first restyle: variables written out", .literals),
            benchmark("first restyle: themes written out", .literalsOfThemes),
        ]
    }

    private enum Values {
        case variables, literals, literalsOfThemes
    }

    private static func benchmark(_ stage: String, _ values: Values) -> Benchmark {
        Benchmark(
            stage: stage, corpus: label, inputs: [.stylesheet(stage, text(values)), .tree(label, tree(values))]
        ) { watch in
            let sheet = Stylesheet(LoadBenchmarks.source(text(values)))
            let timing = watch.measure {
                InitialStyleBenchmarks.unstyledEngine(tree(values), sheet)
            } work: { engine in
                engine.restyle()
                return engine
            }
            return [Row(stage, label, .perView, timing, work: themeCount * viewsPerTheme)]
        }
    }

    private static func prefix(_ theme: Int, _ values: Values) -> String {
        values == .literalsOfThemes ? "theme-\(theme)-" : ""
    }

    private static func tree(_ values: Values) -> BenchNode {
        var random = SeededGenerator(seed: 21)
        let root = BenchNode("Window")
        for theme in 0..<themeCount {
            let top = BenchNode("View", classes: ["theme-\(theme)"])
            // The nodes that can have more children. The last nodes are picked more often, so that the subtree gets
            // deep.
            var parents = [top]
            for _ in 1..<viewsPerTheme {
                let classes = (0..<2).map { _ in
                    prefix(theme, values) + "component-\(random.number(below: componentCount))"
                }
                let view = BenchNode("View", classes: classes)
                let parent = parents[max(parents.count - 1 - random.number(below: 8), 0)]
                parent.styleChildren.append(view)
                if random.chance(oneIn: 3) { parents.append(view) }
            }
            root.styleChildren.append(top)
        }
        return root
    }

    private static func text(_ values: Values) -> [UInt8] {
        var literals = AppValues(seed: 23)
        var numbers = SeededGenerator(seed: 22)
        let themes = (0..<themeCount).map { _ in
            (0..<4).flatMap { number in
                [
                    (variable: "--color-\(number)", value: literals.plainColor()),
                    (variable: "--length-\(number)", value: "\(numbers.number(in: 1...99))px"),
                ]
            }
        }
        let components = (0..<componentCount).map { _ in
            var names = properties
            return (0..<8).map { _ in
                let (name, isColor) = names.remove(at: numbers.number(below: names.count))
                let literal = isColor ? literals.plainColor() : "\(numbers.number(in: 1...99))px"
                return ComponentDeclaration(
                    property: name, literal: literal,
                    variable: "--\(isColor ? "color" : "length")-\(numbers.number(below: 4))")
            }
        }
        var text = ""
        func write(_ prefix: String, value: (_ variable: String) -> String?) {
            for (component, declarations) in components.enumerated() {
                text += ".\(prefix)component-\(component) {"
                for (number, declaration) in declarations.enumerated() {
                    let value = number % 2 == 0 ? value(declaration.variable) : nil
                    text += " \(declaration.property): \(value ?? declaration.literal);"
                }
                text += " }\n"
            }
        }
        for (theme, variables) in themes.enumerated() {
            text += ".theme-\(theme) {"
            for (variable, value) in variables { text += " \(variable): \(value);" }
            text += " }\n"
        }
        switch values {
        case .variables: write("") { "var(\($0))" }
        case .literals: write("") { _ in nil }
        case .literalsOfThemes:
            for (theme, variables) in themes.enumerated() {
                write(prefix(theme, values)) { name in variables.first { $0.variable == name }?.value }
            }
        }
        return Array(text.utf8)
    }

    /// A declaration of a component class.
    private struct ComponentDeclaration {
        let property: String
        let literal: String
        let variable: String
    }

    private static let properties = [
        ("color", true), ("background-color", true), ("border-color", true), ("-ios-tint-color", true),
        ("width", false), ("height", false), ("top", false), ("left", false), ("margin-top", false),
        ("margin-left", false), ("min-width", false), ("max-height", false), ("border-radius", false),
        ("font-size", false),
    ]
}
