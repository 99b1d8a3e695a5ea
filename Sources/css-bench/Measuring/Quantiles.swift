/// The quantiles of some samples.
struct Quantiles {
    private let sorted: [Double]

    /// - Parameter samples: At least one sample.
    init(_ samples: [Double]) {
        precondition(!samples.isEmpty, "there is no quantile of nothing")
        sorted = samples.sorted()
    }

    var least: Double { sorted[0] }
    var count: Int { sorted.count }
    /// The difference of the third and the first quartile, as a fraction of the median.
    var spread: Double { self[0.5] > 0 ? (self[0.75] - self[0.25]) / self[0.5] : 0 }

    /// Returns the quantile, interpolated linearly between two samples.
    /// - Parameter share: From 0 to 1. The median is at 0.5.
    subscript(share: Double) -> Double {
        let place = share * Double(sorted.count - 1)
        let low = Int(place)
        let high = min(low + 1, sorted.count - 1)
        return sorted[low] + (sorted[high] - sorted[low]) * (place - Double(low))
    }
}
