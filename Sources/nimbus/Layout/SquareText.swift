import BoxLayout

/// The text of a layout case: every character is a square of 10 by 10 px, and lines break at U+200B only.
struct SquareText {
    private static let characterSize = 10.0
    private static let baseline = 8.0
    /// The tolerance for rounding errors in the width of a line, in px.
    private static let tolerance = 1e-6

    /// The widths of the parts between two opportunities to break, in px.
    private let parts: [Double]

    init(_ text: String) {
        parts = text.unicodeScalars.split(separator: "\u{200B}", omittingEmptySubsequences: true).map {
            Double($0.count) * Self.characterSize
        }
    }

    var isEmpty: Bool { parts.isEmpty }

    /// Returns the size and the baselines of the text in lines of a width.
    func metrics(_ width: LeafWidth) -> LeafMetrics {
        let lines = lines(width)
        guard !lines.isEmpty else { return LeafMetrics(width: 0, height: 0) }
        let height = Double(lines.count) * Self.characterSize
        return LeafMetrics(
            width: lines.max()!, height: height, firstBaseline: Self.baseline,
            lastBaseline: height - Self.characterSize + Self.baseline)
    }

    /// The widths of the lines.
    private func lines(_ width: LeafWidth) -> [Double] {
        switch width {
        case .minContent: return parts
        case .maxContent: return parts.isEmpty ? [] : [parts.reduce(0, +)]
        case .definite(let limit):
            var lines: [Double] = []
            for part in parts {
                if let last = lines.last, last + part <= limit + Self.tolerance {
                    lines[lines.count - 1] += part
                } else {
                    lines.append(part)
                }
            }
            return lines
        }
    }
}
