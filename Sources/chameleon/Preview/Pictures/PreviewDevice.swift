import CSSEngine

/// The simulated device for which a page requests pictures.
struct PreviewDevice: Hashable {
    /// The width in points.
    private let width: Int
    private let height: Int
    /// Pixels per point.
    private let scale: Int
    private let isDark: Bool
    /// The text size in tenths of the default size.
    private let textTenths: Int
    private let isRightToLeft: Bool

    /// The maximum number of pixels in an image: enough for a large tablet, and rendered within a second.
    private static let pixelLimit = 16_000_000

    /// Creates the device for `size=390x844&scale=2&scheme=dark&text=1.2&dir=rtl`. Missing items have default values.
    /// - Returns: `nil` if a value is invalid or the image is too large.
    init?(query: [String: String]) {
        let size = (query["size"] ?? "390x844").split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard size.count == 2, let width = size[0], let height = size[1], (100...2000).contains(width),
            (100...2000).contains(height), let scale = Int(query["scale"] ?? "2"), (1...3).contains(scale),
            let text = Double(query["text"] ?? "1"), (0.5...4).contains(text),
            let direction = CSS.Environment.LayoutDirection(rawValue: query["dir"] ?? "ltr"),
            let scheme = ColorScheme(rawValue: query["scheme"] ?? "light"),
            width * height * scale * scale <= Self.pixelLimit
        else { return nil }
        (self.width, self.height, self.scale) = (width, height, scale)
        isDark = scheme == .dark
        textTenths = Int((text * 10).rounded())
        isRightToLeft = direction == .rightToLeft
    }

    private enum ColorScheme: String {
        case light
        case dark
    }

    /// The environment without safe area insets, which depend on the device's chrome.
    var environment: CSS.Environment {
        var environment = CSS.Environment()
        (environment.width, environment.height) = (Double(width), Double(height))
        environment.scale = Double(scale)
        environment.colorScheme = isDark ? .dark : .light
        environment.textScale = Double(textTenths) / 10
        environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        environment.idiom = min(width, height) >= 600 ? .pad : .phone
        return environment
    }
}
