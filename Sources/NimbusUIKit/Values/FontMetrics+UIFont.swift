import CSSEngine

extension CSSEngine.FontMetrics {
    /// Creates the metrics of a font of UIKit.
    init(_ font: UIFont) {
        func width(_ character: String) -> Double { Double(character.size(withAttributes: [.font: font]).width) }
        self.init(
            xHeight: Double(font.xHeight), capHeight: Double(font.capHeight), zeroWidth: width("0"),
            ideographWidth: width("水"), lineHeight: Double(font.lineHeight))
    }
}
