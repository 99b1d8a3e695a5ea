/// The times of repeated runs of the same work, in nanoseconds.
struct Timing {
    let median: Double
    let minimum: Double
    /// The difference of the third and the first quartile, as a fraction of the median.
    let spread: Double
    let runs: Int

    /// - Parameter samples: At least one time.
    init(_ samples: [Double]) {
        let quantiles = Quantiles(samples)
        median = quantiles[0.5]
        minimum = quantiles.minimum
        spread = quantiles.spread
        runs = quantiles.count
    }
}
