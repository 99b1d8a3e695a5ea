import Foundation

extension FontFace {
    /// The additional space between characters in a size, in points. 0 for fonts other than the system font.
    func tracking(size: CGFloat) -> CGFloat {
        guard isSystemDefault, size.isFinite else { return 0 }
        let first = CGFloat(Self.firstTrackedSize)
        let position = (size - first).clamped(to: 0...CGFloat(Self.trackings.count - 1))
        let lower = Int(position)
        let upper = min(lower + 1, Self.trackings.count - 1)
        let fraction = position - CGFloat(lower)
        let thousandths = Self.trackings[lower] * (1 - fraction) + Self.trackings[upper] * fraction
        return thousandths / 1000 * size
    }

    /// The size in points of the first one of `trackings`.
    private static let firstTrackedSize = 6

    /// The tracking of SF Pro in thousandths of the font size, for sizes from 6 points up (Human Interface Guidelines,
    /// Typography).
    private static let trackings: [CGFloat] = [
        41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14, 14, 14, 13, 13,
        12,
        12, 11, 10, 10, 10, 10, 10, 9, 9, 9, 8, 8, 8, 8, 8, 7, 7, 7, 6, 6, 6, 6, 6, 6, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 2,
        2,
        2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 0,
    ]
}
