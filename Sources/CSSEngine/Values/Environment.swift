extension CSS {
    /// The device and the settings of its user, which media conditions test.
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

        /// The direction of text, which `:dir()` tests.
        public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
            case leftToRight = "ltr"
            case rightToLeft = "rtl"
        }

        /// The space along one axis, as in UIKit.
        public enum SizeClass: String, Hashable, Sendable, CaseIterable {
            case compact, regular
        }

        /// The supported media types.
        public enum MediaType: String, Hashable, Sendable, CaseIterable {
            case screen, print
        }

        /// The `orientation` media feature.
        public enum Orientation: String, Hashable, Sendable, CaseIterable {
            case portrait, landscape
        }

        /// The orientation of the user interface relative to the device. `landscapeLeft` is the interface of a device that
        /// is rotated to the right, as in UIKit.
        public enum InterfaceOrientation: String, Hashable, Sendable, CaseIterable {
            case portraitUpright = "portrait-upright"
            case portraitUpsideDown = "portrait-upside-down"
            case landscapeLeft = "landscape-left"
            case landscapeRight = "landscape-right"

            /// Whether the orientation is one of the two landscape orientations.
            public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
        }

        /// Distances from the edges of the screen or window in points.
        public struct Insets: Hashable, Sendable {
            public var top, right, bottom, left: Double

            /// Creates insets. The default is zero.
            public init(top: Double = 0, right: Double = 0, bottom: Double = 0, left: Double = 0) {
                self.top = top
                self.right = right
                self.bottom = bottom
                self.left = left
            }
        }

        /// The area that the on-screen keyboard covers in points: all 0 without a keyboard.
        public struct KeyboardInsets: Hashable, Sendable {
            public var top, right, bottom, left: Double
            public var width, height: Double

            /// Creates the insets and the size of the covered area. The default is zero.
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
        /// The orientation; `nil` to derive it from the size.
        public var orientation: Orientation?
        /// The number of pixels per point.
        public var scale: Double
        /// The kind of device. It determines `hover`, `pointer`, and the media types `ipad` and `iphone`.
        public var idiom: Idiom
        /// The value of `prefers-color-scheme`.
        public var colorScheme: ColorScheme
        /// The value of `prefers-contrast`.
        public var contrast: Contrast
        /// Whether `prefers-reduced-motion` is `reduce`.
        public var reducesMotion: Bool
        /// The direction of text, for `:dir()` and `layout-direction`.
        public var layoutDirection: LayoutDirection
        /// The size class of the width.
        public var horizontalSizeClass: SizeClass
        /// The size class of the height.
        public var verticalSizeClass: SizeClass
        /// The media type.
        public var mediaType: MediaType
        /// The size of body text, divided by its size at the system's default setting.
        public var textScale: Double
        /// The major, minor and patch version of the operating system.
        public var systemVersion: [Int]
        /// The values of `env(safe-area-inset-*)`: the parts of the edges that the device covers.
        public var safeAreaInsets = Insets()
        /// The values of `env(keyboard-inset-*)`.
        public var keyboardInsets = KeyboardInsets()
        /// The app's language as a BCP 47 tag. `:lang()` tests it for elements without a `lang` attribute.
        public var language: String {
            get { languageTag.string }
            set { languageTag = BytewiseString(newValue) }
        }
        private var languageTag: BytewiseString
        /// The orientation of the user interface, which `:landscape-left` and similar pseudo-classes test; `nil` if it is
        /// unknown. `:landscape` and `:portrait` then test `isLandscape`.
        public var interfaceOrientation: InterfaceOrientation?
        /// The width of the upright device's screen in points, which `:screen-width()` tests; `nil` for the smaller one of
        /// `width` and `height`.
        public var screenWidth: Double?
        /// The height of the upright device's screen in points, which `:screen-height()` tests; `nil` for the larger one
        /// of `width` and `height`.
        public var screenHeight: Double?
        /// The identifier of the device's model, such as `iPhone15,2`. `:device-model()` tests how it starts.
        public var deviceModel: String {
            get { model.string }
            set { model = BytewiseString(newValue) }
        }
        private var model = BytewiseString("")
        /// The colours of the names of CSS for system colours, such as `Canvas`.
        package var systemColors = SystemColor.Palette.browser

        /// Creates an environment. The default is an English phone of 390 by 844 points with two pixels per point, in
        /// light mode and without preferences.
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
            languageTag = BytewiseString(language)
        }

        /// Whether the orientation is landscape. If `orientation` is `nil`, compares width and height.
        public var isLandscape: Bool { orientation.map { $0 == .landscape } ?? (width > height) }

        /// The width that `:screen-width()` tests.
        var testedScreenWidth: Double { screenWidth ?? min(width, height) }

        /// The height that `:screen-height()` tests.
        var testedScreenHeight: Double { screenHeight ?? max(width, height) }
    }
}
