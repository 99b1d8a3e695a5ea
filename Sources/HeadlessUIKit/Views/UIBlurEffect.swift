import Foundation

/// A blur of what is behind a view, with a tint.
@MainActor open class UIBlurEffect: UIVisualEffect {
    /// The style of a blur.
    public enum Style: Int, Sendable {
        /// Brighter than `light`.
        case extraLight = 0
        /// A light blur.
        case light = 1
        /// A dark blur.
        case dark = 2
        /// The style that suits the colour scheme.
        case regular = 4
        /// A blur that makes content stand out.
        case prominent = 5
        /// A mostly translucent material.
        @available(tvOS, unavailable) case systemUltraThinMaterial = 6
        /// A material that is more translucent than opaque.
        @available(tvOS, unavailable) case systemThinMaterial = 7
        /// A material that is somewhat translucent.
        @available(tvOS, unavailable) case systemMaterial = 8
        /// A material that is more opaque than translucent.
        @available(tvOS, unavailable) case systemThickMaterial = 9
    }

    let style: Style

    /// Creates a blur with a style.
    public init(style: Style) { self.style = style }

    /// Returns the tint over the blur. An approximation, because Apple documents none.
    func tint(in scheme: UIUserInterfaceStyle) -> RGBA {
        let isDark = style == .dark || style.rawValue > Style.dark.rawValue && scheme == .dark
        let opacity: CGFloat =
            switch style {
            case .systemUltraThinMaterial, .light: 0.3
            case .systemThinMaterial, .dark: 0.5
            case .systemMaterial, .regular: 0.65
            case .systemThickMaterial, .prominent, .extraLight: 0.8
            }
        return isDark ? RGBA(hex: 0x252525, alpha: opacity) : RGBA(hex: 0xFAFAFA, alpha: opacity)
    }
}
