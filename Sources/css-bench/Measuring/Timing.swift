/// What the runs of one piece of work took, in nanoseconds.
struct Timing {
    let median: Double
    let least: Double
    /// Between the first and the third quartile, as a share of the median.
    let spread: Double
    let runs: Int

    /// - Parameter samples: at least one.
    init(_ samples: [Double]) {
        let sorted = samples.sorted()
        func quantile(_ share: Double) -> Double {
            let place = share * Double(sorted.count - 1)
            let low = Int(place)
            let high = min(low + 1, sorted.count - 1)
            return sorted[low] + (sorted[high] - sorted[low]) * (place - Double(low))
        }
        median = quantile(0.5)
        least = sorted[0]
        spread = median > 0 ? (quantile(0.75) - quantile(0.25)) / median : 0
        runs = sorted.count
    }
}
