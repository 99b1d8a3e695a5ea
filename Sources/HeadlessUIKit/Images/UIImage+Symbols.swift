import Foundation

extension UIImage {
    // Symbols have the size of body text by default. The square around a drawing is slightly larger than the text.
    private static let symbolSize = CGSize(width: 20, height: 20)
    // Enough pixels for an image view that enlarges the symbol.
    private static let symbolScale: CGFloat = 6

    /// Creates an image of a system symbol. `nil` if the name is empty.
    ///
    /// HeadlessUIKit draws substitutes for commonly used SF Symbols, and a marked box for other names. UIKit returns
    /// `nil` for an unknown name.
    public convenience init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        let drawing = SymbolDrawing(name)
        let format = UIGraphicsImageRendererFormat()
        format.scale = Self.symbolScale
        let image = UIGraphicsImageRenderer(size: Self.symbolSize, format: format).image { context in
            let unit = Self.symbolSize.width / 24
            context.cgContext.scaleBy(x: unit, y: unit)
            drawing.draw(on: context.cgContext)
        }
        self.init(
            pixels: image.pixels, scale: image.scale, name: name, isSymbolImage: true,
            flipsForRightToLeftLayoutDirection: drawing.isDirectional)
    }

    /// Returns the image with mirrored content in right-to-left interfaces.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { copy(flips: true) }
}
