import CSSEngine

/// Caches the colors that follow the color scheme. Such a color is only equal to itself, so that another object for the
/// same value would be set again.
@MainActor final class ColorCache {
    private var colors: [Value: UIColor] = [:]
    /// The maximum number of colors, because a style that animates a color requests new ones for every frame.
    private static let limit = 256

    /// Returns the color of a value.
    /// - Parameter make: Makes the color, unless there is one.
    func color(_ value: Value, _ make: () -> UIColor) -> UIColor {
        if let color = colors[value] { return color }
        if colors.count >= Self.limit { colors.removeAll() }
        let color = make()
        colors[value] = color
        return color
    }
}
