/// Keeps the fonts that styles have asked for: thousands of views have a handful, and toolkits measure each anew.
@MainActor final class FontCache {
    private var fonts: [FontRequest: UIFont] = [:]
    /// A style that animates a size asks for ever new ones.
    private static let limit = 256

    func font(_ request: FontRequest) -> UIFont {
        if let font = fonts[request] { return font }
        if fonts.count >= Self.limit { fonts.removeAll() }
        let font = request.font
        fonts[request] = font
        return font
    }
}
