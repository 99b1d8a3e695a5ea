import CSSEngine

/// Measures how the cost of a byte or of a view changes with the number of bytes, views and rules.
enum ScalingBenchmarks {
    static func benchmarks(_ corpus: Corpus) -> [Benchmark] {
        func copies(_ factor: Int) -> [BenchmarkInput] {
            [.stylesheet("\(corpus.name) ×\(factor)", StylesheetCopies.times(factor, corpus.text))]
        }
        func trees(_ count: Int) -> [BenchmarkInput] { InitialStyleBenchmarks.inputs(corpus, count, .lists) }
        return [
            series("growth in bytes", corpus, [1, 4, 16], inputs: copies) { factor, watch in
                let text = StylesheetCopies.times(factor, corpus.text)
                let timing = watch.measure {
                    text
                } work: {
                    LoadBenchmarks.load($0)
                }
                return Row("growth in bytes", "\(corpus.name) ×\(factor)", .megabytes, timing, work: text.count)
            },
            series("growth in views", corpus, [1000, 10_000, 100_000], inputs: trees) { count, watch in
                let tree = BenchTree(corpus.names, count: count, shape: .lists)
                let timing = InitialStyleBenchmarks.time(tree, corpus.text, watch)
                return Row("growth in views", "\(corpus.name), \(count) views", .perView, timing, work: count)
            },
            series("growth in rules", corpus, [1, 2, 4], inputs: copies) { factor, watch in
                let tree = BenchTree(corpus.names, count: 10_000, shape: .lists)
                let timing = InitialStyleBenchmarks.time(tree, StylesheetCopies.times(factor, corpus.text), watch)
                return Row("growth in rules", "\(corpus.name), rules ×\(factor)", .perView, timing, work: tree.count)
            },
        ]
    }

    /// Returns a benchmark with a row for each size. The ratio of a row is its cost as a multiple of the cost in the
    /// first row.
    private static func series(
        _ stage: String, _ corpus: Corpus, _ sizes: [Int], inputs: @escaping (Int) -> [BenchmarkInput],
        row: @escaping (Int, Stopwatch) -> Row
    ) -> Benchmark {
        Benchmark(stage: stage, corpus: corpus.name, inputs: sizes.flatMap(inputs)) { watch in
            var rows: [Row] = []
            for size in sizes {
                var row = row(size, watch)
                let first = rows.first?.value ?? row.value
                row.ratio = row.metric.isRate ? first / row.value : row.value / first
                rows.append(row)
            }
            return rows
        }
    }
}
