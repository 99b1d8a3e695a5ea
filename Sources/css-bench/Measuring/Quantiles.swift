/// Samples in order, for what lies at a share of them.
struct Quantiles {
    private let sorted: [Double]

    /// - Parameter samples: at least one.
    init(_ samples: [Double]) {
        precondition(!samples.isEmpty, "there is no quantile of nothing")
        sorted = samples.sorted()
    }

    var least: Double { sorted[0] }
    var count: Int { sorted.count }
    /// Between the first and the third quartile, as a share of the median.
    var spread: Double { self[0.5] > 0 ? (self[0.75] - self[0.25]) / self[0.5] : 0 }

    /// What so large a share of the samples is not above; between two of them, in proportion.
    /// - Parameter share: from 0 to 1.
    subscript(share: Double) -> Double {
        let place = share * Double(sorted.count - 1)
        let low = Int(place)
        let high = min(low + 1, sorted.count - 1)
        return sorted[low] + (sorted[high] - sorted[low]) * (place - Double(low))
    }
}
