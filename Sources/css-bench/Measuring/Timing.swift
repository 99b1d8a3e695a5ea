/// What the runs of one piece of work took, in nanoseconds.
struct Timing {
    let median: Double
    let least: Double
    /// Between the first and the third quartile, as a share of the median.
    let spread: Double
    let runs: Int

    /// - Parameter samples: at least one.
    init(_ samples: [Double]) {
        let quantiles = Quantiles(samples)
        median = quantiles[0.5]
        least = quantiles.least
        spread = quantiles.spread
        runs = quantiles.count
    }
}
