/// A row to come: what it is called, so that it can be picked, and how it is measured.
struct Benchmark {
    var stage: String
    var corpus: String
    /// Gives one row, or several that belong together.
    var measure: (Stopwatch) -> [Row]
}
