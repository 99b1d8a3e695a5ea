/// The quantiles of a list of samples.
struct Quantiles {
    private let sorted: [Double]

    /// - Parameter samples: At least one sample.
    init(_ samples: [Double]) {
        precondition(!samples.isEmpty, "quantiles require a sample")
        sorted = samples.sorted()
    }

    var minimum: Double { sorted[0] }
    var count: Int { sorted.count }
    /// The difference of the third and the first quartile, as a fraction of the median.
    var spread: Double { self[0.5] > 0 ? (self[0.75] - self[0.25]) / self[0.5] : 0 }

    /// Returns the quantile, interpolated linearly between two samples.
    /// - Parameter share: The position of the quantile, from 0 to 1. The median is at 0.5.
    subscript(share: Double) -> Double {
        let position = share * Double(sorted.count - 1)
        let low = Int(position)
        let high = min(low + 1, sorted.count - 1)
        return sorted[low] + (sorted[high] - sorted[low]) * (position - Double(low))
    }
}
