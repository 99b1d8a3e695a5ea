extension CSS {
    /// The device and its settings, as media conditions see them.
    public struct Environment: Hashable, Sendable {
        /// The kind of device.
        public enum Idiom: String, Hashable, Sendable, CaseIterable {
            case phone, pad, tv, mac, vision
        }

        /// `prefers-color-scheme`.
        public enum ColorScheme: String, Hashable, Sendable, CaseIterable {
            case light, dark
        }

        /// `prefers-contrast`.
        public enum Contrast: String, Hashable, Sendable, CaseIterable {
            case noPreference = "no-preference"
            case more, less, custom
        }

        /// The direction of lines of text, for `:dir()` too.
        public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
            case leftToRight = "ltr"
            case rightToLeft = "rtl"
        }

        /// How much room there is along an axis, as UIKit says it.
        public enum SizeClass: String, Hashable, Sendable, CaseIterable {
            case compact, regular
        }

        /// The media types that are told apart.
        public enum MediaType: String, Hashable, Sendable, CaseIterable {
            case screen, print
        }

        /// Which side of the screen or window is the longer one.
        public enum Orientation: String, Hashable, Sendable, CaseIterable {
            case portrait, landscape
        }

        /// Distances from the edges of the screen or window, in points.
        public struct Insets: Hashable, Sendable {
            public var top, right, bottom, left: Double

            public init(top: Double = 0, right: Double = 0, bottom: Double = 0, left: Double = 0) {
                self.top = top
                self.right = right
                self.bottom = bottom
                self.left = left
            }
        }

        /// The area that the on-screen keyboard covers, in points. All zero if there is no keyboard.
        public struct KeyboardInsets: Hashable, Sendable {
            public var top, right, bottom, left: Double
            public var width, height: Double

            public init(
                top: Double = 0, right: Double = 0, bottom: Double = 0, left: Double = 0, width: Double = 0,
                height: Double = 0
            ) {
                self.top = top
                self.right = right
                self.bottom = bottom
                self.left = left
                self.width = width
                self.height = height
            }
        }

        /// The width of the screen or window in points.
        public var width: Double
        /// The height of the screen or window in points.
        public var height: Double
        /// What `orientation` says; nil where it follows from the size.
        public var orientation: Orientation?
        /// Pixels a point.
        public var scale: Double
        /// Also decides `hover` and `pointer`, and the media types `ipad` and `iphone`.
        public var idiom: Idiom
        /// Light or dark.
        public var colorScheme: ColorScheme
        /// The contrast asked for in the settings.
        public var contrast: Contrast
        /// Whether the settings ask for less motion.
        public var reducesMotion: Bool
        /// Left to right, or right to left.
        public var layoutDirection: LayoutDirection
        /// The room from side to side.
        public var horizontalSizeClass: SizeClass
        /// The room from top to bottom.
        public var verticalSizeClass: SizeClass
        /// The screen, or paper.
        public var mediaType: MediaType
        /// The size of body text relative to the default: 1 for the system's default setting.
        public var textScale: Double
        /// The operating system's version: major, minor, patch.
        public var systemVersion: [Int]
        /// The values of `env(safe-area-inset-*)`: the parts of the edges that the device covers.
        public var safeAreaInsets = Insets()
        /// The values of `env(keyboard-inset-*)`.
        public var keyboardInsets = KeyboardInsets()
        /// The app's language as a BCP 47 tag, for `:lang()`.
        public var language: String

        /// A phone of 390 by 844 points at two pixels a point: light, no preferences.
        public init(
            width: Double = 390, height: Double = 844, scale: Double = 2, idiom: Idiom = .phone,
            colorScheme: ColorScheme = .light, contrast: Contrast = .noPreference, reducesMotion: Bool = false,
            layoutDirection: LayoutDirection = .leftToRight, horizontalSizeClass: SizeClass = .compact,
            verticalSizeClass: SizeClass = .regular, mediaType: MediaType = .screen, textScale: Double = 1,
            systemVersion: [Int] = [], orientation: Orientation? = nil, language: String = "en"
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
            self.orientation = orientation
            self.language = language
        }

        /// Whether it is said to be, or, where nothing is said, is wider than high.
        public var isLandscape: Bool { orientation.map { $0 == .landscape } ?? (width > height) }
    }
}
