/// The sizes of Apple's text styles, in points, from the smallest text size that a user can set to the largest.
///
/// They are the tables of Dynamic Type in Apple's Human Interface Guidelines.
enum TextStyleSizes {
    private static let sizes: [(style: Keyword, sizes: [Double])] = [
        (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
        (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
        (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
        (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
        (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
        (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
        (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
        (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
        (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
    ]

    /// The text size of users who have not set one, as an index.
    private static let standardIndex = 3

    private static func sizes(of style: Keyword) -> [Double]? { sizes.first { $0.style == style }?.sizes }

    /// Returns the size of a text style, in points. `nil` if the keyword is not a text style.
    /// - Parameter scale: The size of body text divided by its standard size. The text size that is nearest decides.
    static func size(of style: Keyword, scale: Double = 1) -> Double? {
        guard let own = sizes(of: style) else { return nil }
        guard scale != 1, let body = sizes(of: .body) else { return own[standardIndex] }
        let wanted = body[standardIndex] * scale
        return zip(own, body).min { abs($0.1 - wanted) < abs($1.1 - wanted) }?.0
    }
}
