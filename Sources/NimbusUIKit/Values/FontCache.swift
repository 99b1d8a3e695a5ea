/// Caches fonts. Many views share few fonts, and UIKit measures text faster if they share the font object.
@MainActor final class FontCache {
    private struct Key: Hashable {
        let request: FontRequest
        /// The font of the view, if the request does not specify all parts.
        let own: UIFont?
    }

    private var fonts: [Key: UIFont] = [:]
    /// The maximum number of fonts, because a style that animates a size requests new fonts for every frame.
    private static let limit = 256

    /// Returns the font of a request.
    /// - Parameter own: The font that has the parts that the request does not specify.
    func font(_ request: FontRequest, changing own: UIFont? = nil) -> UIFont {
        let key = Key(request: request, own: own)
        if let font = fonts[key] { return font }
        if fonts.count >= Self.limit { fonts.removeAll() }
        let font = request.font(changing: own)
        fonts[key] = font
        return font
    }
}

/// A font of which a style specifies some parts. The other parts are those of each view's own font.
@MainActor final class PartialFont {
    private let request: FontRequest
    private let fonts: FontCache
    /// The last result: most views of a style have the same font.
    private var last: (own: UIFont?, font: UIFont)?

    init(_ request: FontRequest, _ fonts: FontCache) {
        self.request = request
        self.fonts = fonts
    }

    /// Returns the font for a view with a font.
    func font(changing own: UIFont?) -> UIFont {
        if let last, last.own === own { return last.font }
        let font = fonts.font(request, changing: own)
        last = (own, font)
        return font
    }
}
