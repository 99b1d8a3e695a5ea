import BoxLayout

/// The text of a leaf: words of characters that are 10 px wide, in lines that are 10 px high.
struct TextLeaf {
    /// The number of characters of each word. Lines break between words.
    var words: [Int]

    func metrics(in width: LeafWidth) -> LeafMetrics {
        switch width {
        case .minContent: return LeafMetrics(width: Double(words.max() ?? 0) * 10, height: 10)
        case .maxContent: return LeafMetrics(width: Double(words.reduce(0, +)) * 10, height: 10)
        case .definite(let width): return wrapped(in: width)
        }
    }

    private func wrapped(in width: Double) -> LeafMetrics {
        guard !words.isEmpty else { return LeafMetrics(width: 0, height: 0) }
        var lines = 1.0
        var x = 0.0
        for word in words {
            if x > 0, x + Double(word) * 10 > width + 0.01 {
                lines += 1
                x = 0
            }
            x += Double(word) * 10
        }
        return LeafMetrics(width: width, height: lines * 10, firstBaseline: 8, lastBaseline: lines * 10 - 2)
    }
}
