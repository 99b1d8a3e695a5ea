import Foundation

/// The dynamic colours, as `0xRRGGBB` for light and for dark mode.
enum DynamicColors {
    static let systemRed = adaptive(light: 0xFF3B30, dark: 0xFF453A)
    static let systemGreen = adaptive(light: 0x34C759, dark: 0x30D158)
    static let systemBlue = adaptive(light: 0x007AFF, dark: 0x0A84FF)
    static let systemOrange = adaptive(light: 0xFF9500, dark: 0xFF9F0A)
    static let systemYellow = adaptive(light: 0xFFCC00, dark: 0xFFD60A)
    static let systemPink = adaptive(light: 0xFF2D55, dark: 0xFF375F)
    static let systemPurple = adaptive(light: 0xAF52DE, dark: 0xBF5AF2)
    static let systemTeal = adaptive(light: 0x30B0C7, dark: 0x40CBE0)
    static let systemIndigo = adaptive(light: 0x5856D6, dark: 0x5E5CE6)
    static let systemBrown = adaptive(light: 0xA2845E, dark: 0xAC8E68)
    static let systemMint = adaptive(light: 0x00C7BE, dark: 0x63E6E2)
    static let systemCyan = adaptive(light: 0x32ADE6, dark: 0x64D2FF)
    static let systemGray = adaptive(light: 0x8E8E93, dark: 0x8E8E93)
    static let systemGray2 = adaptive(light: 0xAEAEB2, dark: 0x636366)
    static let systemGray3 = adaptive(light: 0xC7C7CC, dark: 0x48484A)
    static let systemGray4 = adaptive(light: 0xD1D1D6, dark: 0x3A3A3C)
    static let systemGray5 = adaptive(light: 0xE5E5EA, dark: 0x2C2C2E)
    static let systemGray6 = adaptive(light: 0xF2F2F7, dark: 0x1C1C1E)
    static let tintColor = adaptive(light: 0x007AFF, dark: 0x0A84FF)
    static let label = adaptive(light: 0x000000, dark: 0xFFFFFF)
    static let secondaryLabel = adaptive(light: 0x3C3C43, dark: 0xEBEBF5, lightAlpha: 0.6, darkAlpha: 0.6)
    static let tertiaryLabel = adaptive(light: 0x3C3C43, dark: 0xEBEBF5, lightAlpha: 0.3, darkAlpha: 0.3)
    static let quaternaryLabel = adaptive(light: 0x3C3C43, dark: 0xEBEBF5, lightAlpha: 0.18, darkAlpha: 0.16)
    static let link = adaptive(light: 0x007AFF, dark: 0x0984FF)
    static let placeholderText = adaptive(light: 0x3C3C43, dark: 0xEBEBF5, lightAlpha: 0.3, darkAlpha: 0.3)
    static let separator = adaptive(light: 0x3C3C43, dark: 0x545458, lightAlpha: 0.29, darkAlpha: 0.6)
    static let opaqueSeparator = adaptive(light: 0xC6C6C8, dark: 0x38383A)
    static let systemBackground = adaptive(light: 0xFFFFFF, dark: 0x000000)
    static let secondarySystemBackground = adaptive(light: 0xF2F2F7, dark: 0x1C1C1E)
    static let tertiarySystemBackground = adaptive(light: 0xFFFFFF, dark: 0x2C2C2E)
    static let systemGroupedBackground = adaptive(light: 0xF2F2F7, dark: 0x000000)
    static let secondarySystemGroupedBackground = adaptive(light: 0xFFFFFF, dark: 0x1C1C1E)
    static let tertiarySystemGroupedBackground = adaptive(light: 0xF2F2F7, dark: 0x2C2C2E)
    static let systemFill = adaptive(light: 0x787880, dark: 0x787880, lightAlpha: 0.2, darkAlpha: 0.36)
    static let secondarySystemFill = adaptive(light: 0x787880, dark: 0x787880, lightAlpha: 0.16, darkAlpha: 0.32)
    static let tertiarySystemFill = adaptive(light: 0x767680, dark: 0x767680, lightAlpha: 0.12, darkAlpha: 0.24)
    static let quaternarySystemFill = adaptive(light: 0x747480, dark: 0x767680, lightAlpha: 0.08, darkAlpha: 0.18)

    private static func adaptive(
        light: UInt32, dark: UInt32, lightAlpha: CGFloat = 1, darkAlpha: CGFloat = 1
    ) -> UIColor {
        let (light, dark) = (UIColor(RGBA(hex: light, alpha: lightAlpha)), UIColor(RGBA(hex: dark, alpha: darkAlpha)))
        return UIColor { @Sendable traits in traits.userInterfaceStyle == .dark ? dark : light }
    }
}
