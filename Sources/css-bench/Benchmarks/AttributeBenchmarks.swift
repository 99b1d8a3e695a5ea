import CSSEngine
import TestSupport

/// Matches views with different labels against 500 attribute selectors. Each view has to be tested against all of them.
///
/// - "attribute selectors: equal": `[label="word"]`.
/// - "attribute selectors: substring": `[label*="word"]`.
/// - "attribute selectors: substring, ignoring case": `[label*="word" i]`.
///
/// A label is four words. Each word is one of 400, and 500 selectors name 200 of these words and 300 others.
enum AttributeBenchmarks {
    private static let ruleCount = 500
    private static let viewCount = 1000
    private static let label = "\(viewCount) views, \(ruleCount) rules"

    static var benchmarks: [Benchmark] {
        [
            benchmark("attribute selectors: equal") { "[label=\"\($0)\"]" },
            benchmark("attribute selectors: substring") { "[label*=\"\($0)\"]" },
            benchmark("attribute selectors: substring, ignoring case") { "[label*=\"\($0)\" i]" },
        ]
    }

    private static func benchmark(_ stage: String, selector: @escaping (String) -> String) -> Benchmark {
        let rules = (0..<ruleCount).map { "\(selector(word($0 + 200))) { width: \($0)px }" }
        let text = Array(rules.joined(separator: "\n").utf8)
        return Benchmark(
            stage: stage, corpus: label,
            inputs: [.stylesheet(stage, text), labels()]
        ) { watch in
            let sheet = Stylesheet(LoadBenchmarks.source(text))
            let timing = watch.measure {
                let engine = StyleEngine(environment: LoadBenchmarks.screen)
                engine.add(sheet)
                engine.prepare()
                engine.insert(tree())
                return engine
            } work: { engine in
                engine.restyle()
                return engine
            }
            return [Row(stage, label, .perView, timing, work: viewCount)]
        }
    }

    private static func labels() -> BenchmarkInput {
        let labels = tree().styleChildren.map(\.label).joined(separator: "\n")
        return BenchmarkInput("labels: \(label)", "\(viewCount) views", Array(labels.utf8))
    }

    /// Returns a word of five to eight letters, different for each number.
    private static func word(_ number: Int) -> String {
        var random = SeededGenerator(seed: 25 &+ UInt64(number))
        return String((0..<random.number(in: 5...8)).map { _ in random.pick(Array("abcdefghijklmnopqrstuvwxyz")) })
    }

    private static func tree() -> LabeledView {
        var random = SeededGenerator(seed: 26)
        let words = (0..<400).map(word)
        let labels = (1..<viewCount).map { _ in (0..<4).map { _ in random.pick(words) }.joined(separator: " ") }
        return LabeledView("", labels.map { LabeledView($0, []) })
    }

    /// A view whose only feature for selectors is its label.
    private final class LabeledView: StyleElement {
        let styleTypes = ["View"]
        let styleID: String? = nil
        let styleClasses: [String] = []
        let styleState: ElementState = []
        let hasText = false
        let inlineStyle: String? = nil
        let styleChildren: [LabeledView]
        let label: String

        init(_ label: String, _ children: [LabeledView]) {
            self.label = label
            styleChildren = children
        }

        func styleAttribute(_ name: String) -> String? { name == "label" ? label : nil }
    }
}
