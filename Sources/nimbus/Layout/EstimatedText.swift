import BoxLayout
import CSSEngine

/// A text whose size is estimated as the engine estimates fonts: each character has the width of `ch`, and each line the
/// height of `lh`. Lines break at white space.
struct EstimatedText {
    private let wordLengths: [Int]
    private let characterWidth: Double
    private let lineHeight: Double
    /// The distance from the top of a line to its baseline.
    private let baseline: Double

    /// - Parameters:
    ///   - fontSize: The font size in px.
    ///   - lineHeight: The height of a line in px. `nil` for that of the font.
    init(_ text: String, fontSize: Double, lineHeight: Double?) {
        wordLengths = text.split(whereSeparator: \.isWhitespace).map(\.count)
        let font = FontMetrics(estimatedFor: fontSize)
        characterWidth = font.zeroWidth
        self.lineHeight = lineHeight ?? font.lineHeight
        baseline = (self.lineHeight + font.capHeight) / 2
    }

    /// Returns the size and the baselines of the text in lines of a width.
    func metrics(_ width: LeafWidth) -> LeafMetrics {
        let lines = lineLengths(limit(width))
        guard let longest = lines.max() else { return LeafMetrics(width: 0, height: 0) }
        let height = Double(lines.count) * lineHeight
        return LeafMetrics(
            width: Double(longest) * characterWidth, height: height, firstBaseline: baseline,
            lastBaseline: height - lineHeight + baseline)
    }

    /// The number of characters that fit into a line. A longer word has a line of its own.
    private func limit(_ width: LeafWidth) -> Int {
        switch width {
        case .minContent: 0
        case .maxContent: .max
        case .definite(let width): characterWidth > 0 ? Int(min(width / characterWidth + 1e-6, 1e9)) : .max
        }
    }

    private func lineLengths(_ limit: Int) -> [Int] {
        var lines: [Int] = []
        for word in wordLengths {
            if let last = lines.last, last + 1 + word <= limit {
                lines[lines.count - 1] += 1 + word
            } else {
                lines.append(word)
            }
        }
        return lines
    }
}
