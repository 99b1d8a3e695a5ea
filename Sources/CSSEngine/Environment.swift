/// The device and its settings, as media conditions see them.
public struct Environment: Hashable, Sendable {
    public enum Idiom: String, Hashable, Sendable, CaseIterable {
        case phone, pad, tv, mac, vision
    }

    public enum ColorScheme: String, Hashable, Sendable, CaseIterable {
        case light, dark
    }

    public enum Contrast: String, Hashable, Sendable, CaseIterable {
        case noPreference = "no-preference"
        case more, less, custom
    }

    public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
        case leftToRight = "ltr"
        case rightToLeft = "rtl"
    }

    public enum SizeClass: String, Hashable, Sendable, CaseIterable {
        case compact, regular
    }

    public enum MediaType: String, Hashable, Sendable, CaseIterable {
        case screen, print
    }

    /// The size of the screen or window in points.
    public var width: Double
    public var height: Double
    /// Pixels a point.
    public var scale: Double
    public var idiom: Idiom
    public var colorScheme: ColorScheme
    public var contrast: Contrast
    public var reducesMotion: Bool
    public var layoutDirection: LayoutDirection
    public var horizontalSizeClass: SizeClass
    public var verticalSizeClass: SizeClass
    public var mediaType: MediaType
    /// The size of body text relative to the default: 1 for the system's default setting.
    public var textScale: Double
    /// The operating system's version: major, minor, patch.
    public var systemVersion: [Int]

    /// A phone of 390 by 844 points at two pixels a point: light, no preferences.
    public init(
        width: Double = 390, height: Double = 844, scale: Double = 2, idiom: Idiom = .phone,
        colorScheme: ColorScheme = .light, contrast: Contrast = .noPreference, reducesMotion: Bool = false,
        layoutDirection: LayoutDirection = .leftToRight, horizontalSizeClass: SizeClass = .compact,
        verticalSizeClass: SizeClass = .regular, mediaType: MediaType = .screen, textScale: Double = 1,
        systemVersion: [Int] = []
    ) {
        self.width = width
        self.height = height
        self.scale = scale
        self.idiom = idiom
        self.colorScheme = colorScheme
        self.contrast = contrast
        self.reducesMotion = reducesMotion
        self.layoutDirection = layoutDirection
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.mediaType = mediaType
        self.textScale = textScale
        self.systemVersion = systemVersion
    }

    /// Whether it is wider than high.
    public var isLandscape: Bool { width > height }
}
