/// Caches fonts. Many views share few fonts, and UIKit measures text faster if they share the font object.
@MainActor final class FontCache {
    private var fonts: [FontRequest: UIFont] = [:]
    /// The maximum number of fonts, because a style that animates a size requests new fonts for every frame.
    private static let limit = 256

    func font(_ request: FontRequest) -> UIFont {
        if let font = fonts[request] { return font }
        if fonts.count >= Self.limit { fonts.removeAll() }
        let font = request.font
        fonts[request] = font
        return font
    }
}
