/// One line of the report.
struct Row {
    var stage: String
    var corpus: String
    var metric: Metric
    var value: Double
    /// The best run, in the same metric. `nil` if the row is not a time.
    var best: Double?
    /// The difference of the third and the first quartile, as a fraction of the median.
    var spread: Double?
    /// The other program that the value belongs to. `nil` for the engine itself.
    var peer: String?
    /// The value of the engine relative to the peer: larger is better for the engine. In a row about growth, the cost
    /// as a multiple of the cost in the first row.
    var ratio: Double?

    enum Metric: String {
        case megabytes = "MB/s"
        case perView = "ns/view"
        case microseconds = "µs"
        case milliseconds = "ms"
        case percent = "%"
        case distinctStyles = "looks"
        case lists
        case selectors
        case styles
        case changes
        case setters
        case instructions
        case views
        case bytes
        case ratio

        /// Whether larger values are better.
        var isRate: Bool { self == .megabytes }
    }
}

extension Row {
    /// Creates a row for a time.
    /// - Parameter work: The number of bytes or views in one run, depending on the metric.
    init(_ stage: String, _ corpus: String, _ metric: Metric, _ timing: Timing, work: Int = 1) {
        let work = Double(work)
        func value(_ nanoseconds: Double) -> Double {
            switch metric {
            case .megabytes: work * 1000 / nanoseconds
            case .perView: nanoseconds / work
            case .microseconds: nanoseconds / 1000
            case .milliseconds: nanoseconds / 1_000_000
            case .percent, .distinctStyles, .lists, .selectors, .styles, .changes, .setters, .instructions, .views,
                .bytes, .ratio:
                preconditionFailure("not a metric of time")
            }
        }
        self.init(
            stage: stage, corpus: corpus, metric: metric, value: value(timing.median), best: value(timing.minimum),
            spread: timing.spread)
    }

    /// Returns the row as a peer's row, with the ratio to the engine's row of the same stage. There is no ratio to a
    /// value of zero.
    func asPeer(_ name: String, of ours: Row) -> Row {
        var row = self
        row.peer = name
        let (dividend, divisor) = metric.isRate ? (ours.value, value) : (value, ours.value)
        row.ratio = divisor == 0 ? nil : dividend / divisor
        return row
    }
}
