import CSSEngine

/// Caches dynamic colors. A dynamic color is only equal to itself, so that a new object for the same value would be set
/// again.
@MainActor final class ColorCache {
    private var colors: [Value: UIColor] = [:]
    /// The maximum number of colors, because a style that animates a color requests new colors for every frame.
    private static let limit = 256

    /// Returns the color of a value.
    /// - Parameter make: Creates the color. Called if the color is not in the cache.
    func color(_ value: Value, _ make: () -> UIColor) -> UIColor {
        if let color = colors[value] { return color }
        if colors.count >= Self.limit { colors.removeAll() }
        let color = make()
        colors[value] = color
        return color
    }
}
