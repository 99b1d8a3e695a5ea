import CSSEngine

extension CSSEngine.FontMetrics {
    /// Creates the metrics of a font of UIKit. Ideographs of all fonts of iOS are as wide as the font size.
    init(_ font: UIFont) {
        self.init(
            xHeight: Double(font.xHeight), capHeight: Double(font.capHeight),
            zeroWidth: Double("0".size(withAttributes: [.font: font]).width), ideographWidth: Double(font.pointSize),
            lineHeight: Double(font.lineHeight))
    }
}
