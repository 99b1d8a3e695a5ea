import CSSEngine

/// What becomes of the cost of a byte or of a view as there are more bytes, views and rules.
enum Growth {
    static func benchmarks(_ corpus: Corpus) -> [Benchmark] {
        [
            series("growth in bytes", corpus, [1, 4, 16]) { factor, watch in
                let text = SheetCopy.times(factor, corpus.text)
                let timing = watch.measure {
                    text
                } work: {
                    Loading.load($0)
                }
                return Row("growth in bytes", "\(corpus.name) ×\(factor)", .megabytes, timing, work: text.count)
            },
            series("growth in views", corpus, [1000, 10_000, 100_000]) { count, watch in
                let tree = BenchTree(corpus.names, count: count, shape: .lists)
                let timing = Restyling.time(tree, corpus.text, watch)
                return Row("growth in views", "\(corpus.name), \(count) views", .perView, timing, work: count)
            },
            series("growth in rules", corpus, [1, 2, 4]) { factor, watch in
                let tree = BenchTree(corpus.names, count: 10_000, shape: .lists)
                let timing = Restyling.time(tree, SheetCopy.times(factor, corpus.text), watch)
                return Row("growth in rules", "\(corpus.name), rules ×\(factor)", .perView, timing, work: tree.count)
            },
        ]
    }

    /// Rows whose ratio is their cost as a multiple of the first one's.
    private static func series(
        _ stage: String, _ corpus: Corpus, _ sizes: [Int], _ row: @escaping (Int, Stopwatch) -> Row
    ) -> Benchmark {
        Benchmark(stage: stage, corpus: corpus.name) { watch in
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
