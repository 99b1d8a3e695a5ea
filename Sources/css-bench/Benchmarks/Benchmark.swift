/// A measurement that can be selected by its name before it runs.
struct Benchmark {
    let stage: String
    let corpus: String
    /// Returns the stylesheets and trees that the measurement uses.
    let inputs: () -> [BenchmarkInput]
    /// Returns one row, or several that belong together.
    let measure: (Stopwatch) -> [Row]

    init(
        stage: String, corpus: String, inputs: @autoclosure @escaping () -> [BenchmarkInput],
        measure: @escaping (Stopwatch) -> [Row]
    ) {
        self.stage = stage
        self.corpus = corpus
        self.inputs = inputs
        self.measure = measure
    }
}
