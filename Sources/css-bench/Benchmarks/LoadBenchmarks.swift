import CSSEngine
import InterfaCSS

/// Measures loading a stylesheet: tokenizing, parsing, typing values and building the index.
enum LoadBenchmarks {
    /// A window as wide as on a desktop, so that media queries with a minimum width match.
    static let screen = CSS.Environment(width: 1440, height: 900, idiom: .mac, horizontalSizeClass: .regular)

    static func source(_ text: [UInt8]) -> Source {
        text.withUnsafeBufferPointer { Source(name: "bench.css", bytes: $0) }
    }

    /// Runs all stages, from bytes to an engine that is ready to match.
    static func load(_ text: [UInt8], _ dialect: Dialect = .css) -> StyleEngine {
        let engine = StyleEngine(environment: screen)
        engine.add(Stylesheet(source(text), dialect: dialect))
        engine.prepare()
        return engine
    }

    /// Loads a stylesheet of InterfaCSS, and the CSS with the same effect.
    static func dialectBenchmarks() -> [Benchmark] {
        let corpora = Corpus.interfaCSS()
        return corpora.map { corpus in
            benchmark("load", corpus) { watch, stage in [loadRow(stage, corpus, watch)] }
        }
            + corpora.filter { $0.dialect != .css }.map { corpus in
                benchmark("lower", corpus) { watch, stage in
                    let timing = watch.measure {
                        corpus.text
                    } work: {
                        BenchmarkStages.lower(source($0), .interfaCSS)
                    }
                    return [Row(stage, corpus.name, .megabytes, timing, work: corpus.text.count)]
                }
            }
    }

    private static func benchmark(
        _ stage: String, _ corpus: Corpus, _ measure: @escaping (Stopwatch, String) -> [Row]
    ) -> Benchmark {
        Benchmark(stage: stage, corpus: corpus.name, inputs: [.stylesheet(corpus.name, corpus.text)]) {
            measure($0, stage)
        }
    }

    private static func loadRow(_ stage: String, _ corpus: Corpus, _ watch: Stopwatch) -> Row {
        let timing = watch.measure {
            corpus.text
        } work: {
            load($0, corpus.dialect)
        }
        return Row(stage, corpus.name, .megabytes, timing, work: corpus.text.count)
    }

    static func benchmarks(_ corpus: Corpus) -> [Benchmark] {
        let text = corpus.text
        return [
            benchmark("tokenize", corpus) { watch, stage in
                let timing = watch.measure {
                    text
                } work: {
                    BenchmarkStages.tokenize(source($0))
                }
                return [Row(stage, corpus.name, .megabytes, timing, work: text.count)]
            },
            benchmark("parse rules", corpus) { watch, stage in
                let timing = watch.measure {
                    text
                } work: {
                    BenchmarkStages.parseRules(source($0))
                }
                return [Row(stage, corpus.name, .megabytes, timing, work: text.count)]
            },
            benchmark("load", corpus) { watch, stage in
                let share = BenchmarkStages.typedShare(of: Stylesheet(source(text)))
                let percent = share.all == 0 ? 0 : Double(share.typed) * 100 / Double(share.all)
                return [
                    loadRow(stage, corpus, watch),
                    Row(stage: "load: declarations typed", corpus: corpus.name, metric: .percent, value: percent),
                ]
            },
            benchmark("index", corpus) { watch, stage in
                let sheet = Stylesheet(source(text))
                let timing = watch.measure {
                    let engine = StyleEngine(environment: screen)
                    engine.add(sheet)
                    return engine
                } work: { engine in
                    engine.prepare()
                }
                return [
                    Row(stage, corpus.name, .microseconds, timing),
                    Row(
                        stage: "index: selectors", corpus: corpus.name, metric: .selectors,
                        value: Double(load(text).selectorCount)),
                ]
            },
        ]
    }
}
