import CSSEngine

/// The simulated device for which a page requests an image.
struct PreviewDevice: Hashable {
    /// The width in points.
    private let width: Int
    private let height: Int
    /// Pixels per point.
    private let scale: Int
    private let isDark: Bool
    /// The text size in tenths of the default size.
    private let textTenths: Int
    /// Whether the image shows the boxes of the views.
    let showsBoxes: Bool
    private let isRightToLeft: Bool

    /// The default device, whose views determine the changed values after an update.
    static let usual = PreviewDevice(width: 390, height: 844, scale: 2, isDark: false, textTenths: 10)

    /// The maximum number of pixels in an image: enough for a large tablet, and rendered within a second.
    private static let pixelLimit = 16_000_000

    private init(
        width: Int, height: Int, scale: Int, isDark: Bool, textTenths: Int, isRightToLeft: Bool = false,
        showsBoxes: Bool = false
    ) {
        (self.width, self.height, self.scale) = (width, height, scale)
        (self.isDark, self.textTenths) = (isDark, textTenths)
        (self.isRightToLeft, self.showsBoxes) = (isRightToLeft, showsBoxes)
    }

    /// The same device, without the boxes of the views.
    var withoutBoxes: PreviewDevice {
        PreviewDevice(
            width: width, height: height, scale: scale, isDark: isDark, textTenths: textTenths,
            isRightToLeft: isRightToLeft)
    }

    /// Creates the device for `size=390x844&scale=2&scheme=dark&text=1.2&dir=rtl&boxes=1`. Missing items have default
    /// values.
    /// - Returns: `nil` if a value is invalid or the image is too large.
    init?(query: [String: String]) {
        let size = (query["size"] ?? "390x844").split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard size.count == 2, let width = size[0], let height = size[1], (100...2000).contains(width),
            (100...2000).contains(height), let scale = Int(query["scale"] ?? "2"), (1...3).contains(scale),
            let text = Double(query["text"] ?? "1"), (0.5...4).contains(text),
            let direction = CSS.Environment.LayoutDirection(rawValue: query["dir"] ?? "ltr"),
            let boxes = Int(query["boxes"] ?? "0"), (0...1).contains(boxes),
            let scheme = ColorScheme(rawValue: query["scheme"] ?? "light"),
            width * height * scale * scale <= Self.pixelLimit
        else { return nil }
        self.init(
            width: width, height: height, scale: scale, isDark: scheme == .dark, textTenths: Int((text * 10).rounded()),
            isRightToLeft: direction == .rightToLeft, showsBoxes: boxes == 1)
    }

    private enum ColorScheme: String {
        case light
        case dark
    }

    var environment: CSS.Environment {
        var environment = CSS.Environment()
        (environment.width, environment.height) = (Double(width), Double(height))
        environment.scale = Double(scale)
        environment.colorScheme = isDark ? .dark : .light
        environment.textScale = Double(textTenths) / 10
        environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        environment.idiom = isTablet ? .pad : .phone
        environment.safeAreaInsets = safeAreaInsets
        return environment
    }

    private var isTablet: Bool { min(width, height) >= 600 }

    /// The insets of the status bar, the notch and the home indicator. Small phones have only a status bar.
    private var safeAreaInsets: CSS.Environment.Insets {
        if isTablet { return CSS.Environment.Insets(top: 24, bottom: 20) }
        let isLandscape = width > height
        if max(width, height) < 800 { return CSS.Environment.Insets(top: isLandscape ? 0 : 20) }
        return isLandscape
            ? CSS.Environment.Insets(right: 47, bottom: 21, left: 47) : CSS.Environment.Insets(top: 47, bottom: 34)
    }
}
