/// Measures the fonts of elements for units such as `ch`. The engine has no fonts of its own.
final class FontMeasurer {
    /// Returns the metrics of a font. `nil` to estimate them from the font size.
    var measure: ((FontDescription) -> FontMetrics)? {
        didSet { metrics = [:] }
    }
    private var metrics: [FontDescription: FontMetrics] = [:]
    /// The maximum number of fonts, because an animated font size requests a font for each frame.
    private static let limit = 256

    func metrics(of font: FontDescription) -> FontMetrics {
        guard let measure else { return FontMetrics(estimatedFor: font.size) }
        if let known = metrics[font] { return known }
        if metrics.count >= Self.limit { metrics.removeAll() }
        let measured = measure(font)
        metrics[font] = measured
        return measured
    }
}
