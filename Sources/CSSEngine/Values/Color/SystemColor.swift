/// The system colours of CSS (CSS Color 4, section 6.2 and appendix A), those of iOS, and the older ones of UIColor that
/// Nimbus CSS and Three20 support. They depend on the colour scheme.
package enum SystemColor: String, Hashable, Sendable, CaseIterable {
    case accentColor = "accentcolor"
    case accentColorText = "accentcolortext"
    case activeText = "activetext"
    case buttonBorder = "buttonborder"
    case buttonFace = "buttonface"
    case buttonText = "buttontext"
    case canvas
    case canvasText = "canvastext"
    case field
    case fieldText = "fieldtext"
    case grayText = "graytext"
    case highlight
    case highlightText = "highlighttext"
    case linkText = "linktext"
    case mark
    case markText = "marktext"
    case selectedItem = "selecteditem"
    case selectedItemText = "selecteditemtext"
    case visitedText = "visitedtext"
    case systemRed = "system-red"
    case systemGreen = "system-green"
    case systemBlue = "system-blue"
    case systemOrange = "system-orange"
    case systemYellow = "system-yellow"
    case systemPink = "system-pink"
    case systemPurple = "system-purple"
    case systemTeal = "system-teal"
    case systemIndigo = "system-indigo"
    case systemBrown = "system-brown"
    case systemMint = "system-mint"
    case systemCyan = "system-cyan"
    case systemGray = "system-gray"
    case systemGray2 = "system-gray2"
    case systemGray3 = "system-gray3"
    case systemGray4 = "system-gray4"
    case systemGray5 = "system-gray5"
    case systemGray6 = "system-gray6"
    case label
    case secondaryLabel = "secondary-label"
    case tertiaryLabel = "tertiary-label"
    case quaternaryLabel = "quaternary-label"
    case link
    case placeholderText = "placeholder-text"
    case separator
    case opaqueSeparator = "opaque-separator"
    case systemBackground = "system-background"
    case secondarySystemBackground = "secondary-system-background"
    case tertiarySystemBackground = "tertiary-system-background"
    case systemGroupedBackground = "system-grouped-background"
    case secondarySystemGroupedBackground = "secondary-system-grouped-background"
    case tertiarySystemGroupedBackground = "tertiary-system-grouped-background"
    case systemFill = "system-fill"
    case secondarySystemFill = "secondary-system-fill"
    case tertiarySystemFill = "tertiary-system-fill"
    case quaternarySystemFill = "quaternary-system-fill"
    case lightText = "lighttextcolor"
    case darkText = "darktextcolor"
    case groupTableViewBackground = "grouptableviewbackgroundcolor"
    case viewFlipsideBackground = "viewflipsidebackgroundcolor"
    case scrollViewTexturedBackground = "scrollviewtexturedbackgroundcolor"
    case underPageBackground = "underpagebackgroundcolor"

    /// The names of UIColor and Three20, as these write them.
    package static let uiKitNames = [
        "lightTextColor", "darkTextColor", "groupTableViewBackgroundColor", "viewFlipsideBackgroundColor",
        "scrollViewTexturedBackgroundColor", "underPageBackgroundColor",
    ]

    /// The system colours of older specifications, and their replacements.
    static let deprecated: [(name: String, color: SystemColor)] = [
        ("activeborder", .buttonBorder), ("activecaption", .canvas), ("appworkspace", .canvas),
        ("background", .canvas), ("buttonhighlight", .buttonFace), ("buttonshadow", .buttonFace),
        ("captiontext", .canvasText), ("inactiveborder", .buttonBorder), ("inactivecaption", .canvas),
        ("inactivecaptiontext", .grayText), ("infobackground", .canvas), ("infotext", .canvasText),
        ("menu", .canvas), ("menutext", .canvasText), ("scrollbar", .canvas), ("threeddarkshadow", .buttonBorder),
        ("threedface", .buttonFace), ("threedhighlight", .buttonBorder), ("threedlightshadow", .buttonBorder),
        ("threedshadow", .buttonBorder), ("window", .canvas), ("windowframe", .buttonBorder),
        ("windowtext", .canvasText),
    ]

    /// The colours of the names of CSS. The names of iOS have the same colours in both.
    package enum Palette: Hashable, Sendable {
        /// The colours of Chromium.
        case browser
        /// The colours of iOS with the same purpose.
        case iOS
    }

    /// Returns the colour in a colour scheme and a palette.
    package func color(_ scheme: CSS.Environment.ColorScheme, in palette: Palette) -> CSS.Color {
        palette == .iOS ? iOSColor(scheme) : color(scheme)
    }

    private func iOSColor(_ scheme: CSS.Environment.ColorScheme) -> CSS.Color {
        switch self {
        case .canvas, .field: SystemColor.systemBackground.color(scheme)
        case .canvasText, .fieldText, .buttonText, .highlightText: SystemColor.label.color(scheme)
        case .grayText: SystemColor.tertiaryLabel.color(scheme)
        case .buttonFace: SystemColor.secondarySystemFill.color(scheme)
        case .buttonBorder: SystemColor.opaqueSeparator.color(scheme)
        case .accentColor, .selectedItem: SystemColor.systemBlue.color(scheme)
        case .accentColorText, .selectedItemText: CSS.Color(rgb: 0xFFFFFF)
        // The selection is drawn in the tint colour.
        case .highlight: CSS.Color(rgb: scheme == .dark ? 0x0A84FF : 0x007AFF, alpha: 0.2)
        case .linkText, .visitedText: SystemColor.link.color(scheme)
        case .activeText: SystemColor.systemRed.color(scheme)
        case .mark: SystemColor.systemYellow.color(scheme)
        default: color(scheme)
        }
    }

    /// Returns the colour in a colour scheme: the same as in Chromium and iOS. Patterns of UIColor, which current
    /// systems do not draw, are their mean colour.
    package func color(_ scheme: CSS.Environment.ColorScheme) -> CSS.Color {
        let isDark = scheme == .dark
        switch self {
        case .accentColor: return CSS.Color(rgb: 0x0075FF)
        case .accentColorText: return CSS.Color(rgb: 0xFFFFFF)
        case .activeText: return CSS.Color(rgb: 0xFF0000)
        case .buttonBorder, .buttonText, .canvasText, .fieldText: return CSS.Color(rgb: isDark ? 0xFFFFFF : 0x000000)
        case .buttonFace: return CSS.Color(rgb: isDark ? 0x6B6B6B : 0xEFEFEF)
        case .canvas: return CSS.Color(rgb: isDark ? 0x121212 : 0xFFFFFF)
        case .field: return CSS.Color(rgb: isDark ? 0x3B3B3B : 0xFFFFFF)
        case .grayText: return CSS.Color(rgb: 0x808080)
        case .highlight: return CSS.Color(rgb: 0x0041C6, alpha: 0.8)
        case .highlightText: return CSS.Color(rgb: 0xFFFFFF)
        case .linkText: return CSS.Color(rgb: isDark ? 0x9E9EFF : 0x0000EE)
        case .mark: return CSS.Color(rgb: 0xFFFF00)
        case .markText: return CSS.Color(rgb: 0x000000)
        case .selectedItem: return CSS.Color(rgb: isDark ? 0x99C8FF : 0x1967D2)
        case .selectedItemText: return CSS.Color(rgb: isDark ? 0x3B3B3B : 0xFFFFFF)
        case .visitedText: return CSS.Color(rgb: isDark ? 0xD0ADF0 : 0x551A8B)
        case .systemRed: return CSS.Color(rgb: isDark ? 0xFF453A : 0xFF3B30)
        case .systemGreen: return CSS.Color(rgb: isDark ? 0x30D158 : 0x34C759)
        case .systemBlue: return CSS.Color(rgb: isDark ? 0x0A84FF : 0x007AFF)
        case .systemOrange: return CSS.Color(rgb: isDark ? 0xFF9F0A : 0xFF9500)
        case .systemYellow: return CSS.Color(rgb: isDark ? 0xFFD60A : 0xFFCC00)
        case .systemPink: return CSS.Color(rgb: isDark ? 0xFF375F : 0xFF2D55)
        case .systemPurple: return CSS.Color(rgb: isDark ? 0xBF5AF2 : 0xAF52DE)
        case .systemTeal: return CSS.Color(rgb: isDark ? 0x40CBE0 : 0x30B0C7)
        case .systemIndigo: return CSS.Color(rgb: isDark ? 0x5E5CE6 : 0x5856D6)
        case .systemBrown: return CSS.Color(rgb: isDark ? 0xAC8E68 : 0xA2845E)
        case .systemMint: return CSS.Color(rgb: isDark ? 0x63E6E2 : 0x00C7BE)
        case .systemCyan: return CSS.Color(rgb: isDark ? 0x64D2FF : 0x32ADE6)
        case .systemGray: return CSS.Color(rgb: 0x8E8E93)
        case .systemGray2: return CSS.Color(rgb: isDark ? 0x636366 : 0xAEAEB2)
        case .systemGray3: return CSS.Color(rgb: isDark ? 0x48484A : 0xC7C7CC)
        case .systemGray4: return CSS.Color(rgb: isDark ? 0x3A3A3C : 0xD1D1D6)
        case .systemGray5: return CSS.Color(rgb: isDark ? 0x2C2C2E : 0xE5E5EA)
        case .systemGray6: return CSS.Color(rgb: isDark ? 0x1C1C1E : 0xF2F2F7)
        case .label: return CSS.Color(rgb: isDark ? 0xFFFFFF : 0x000000)
        case .secondaryLabel: return CSS.Color(rgb: isDark ? 0xEBEBF5 : 0x3C3C43, alpha: 0.6)
        case .tertiaryLabel: return CSS.Color(rgb: isDark ? 0xEBEBF5 : 0x3C3C43, alpha: 0.3)
        case .quaternaryLabel: return CSS.Color(rgb: isDark ? 0xEBEBF5 : 0x3C3C43, alpha: isDark ? 0.16 : 0.18)
        case .link: return CSS.Color(rgb: isDark ? 0x0984FF : 0x007AFF)
        case .placeholderText: return CSS.Color(rgb: isDark ? 0xEBEBF5 : 0x3C3C43, alpha: 0.3)
        case .separator: return CSS.Color(rgb: isDark ? 0x545458 : 0x3C3C43, alpha: isDark ? 0.6 : 0.29)
        case .opaqueSeparator: return CSS.Color(rgb: isDark ? 0x38383A : 0xC6C6C8)
        case .systemBackground: return CSS.Color(rgb: isDark ? 0x000000 : 0xFFFFFF)
        case .secondarySystemBackground: return CSS.Color(rgb: isDark ? 0x1C1C1E : 0xF2F2F7)
        case .tertiarySystemBackground: return CSS.Color(rgb: isDark ? 0x2C2C2E : 0xFFFFFF)
        case .systemGroupedBackground: return CSS.Color(rgb: isDark ? 0x000000 : 0xF2F2F7)
        case .secondarySystemGroupedBackground: return CSS.Color(rgb: isDark ? 0x1C1C1E : 0xFFFFFF)
        case .tertiarySystemGroupedBackground: return CSS.Color(rgb: isDark ? 0x2C2C2E : 0xF2F2F7)
        case .systemFill: return CSS.Color(rgb: isDark ? 0x787880 : 0x787880, alpha: isDark ? 0.36 : 0.2)
        case .secondarySystemFill: return CSS.Color(rgb: isDark ? 0x787880 : 0x787880, alpha: isDark ? 0.32 : 0.16)
        case .tertiarySystemFill: return CSS.Color(rgb: isDark ? 0x767680 : 0x767680, alpha: isDark ? 0.24 : 0.12)
        case .quaternarySystemFill: return CSS.Color(rgb: isDark ? 0x767680 : 0x747480, alpha: isDark ? 0.18 : 0.08)
        case .lightText: return CSS.Color(rgb: 0xFFFFFF, alpha: 0.6)
        case .darkText: return CSS.Color(rgb: 0x000000)
        case .groupTableViewBackground: return CSS.Color(rgb: isDark ? 0x000000 : 0xF2F2F7)
        case .viewFlipsideBackground: return CSS.Color(rgb: 0x1F2124)
        case .scrollViewTexturedBackground: return CSS.Color(rgb: 0x6F7179)
        case .underPageBackground: return CSS.Color(rgb: 0xB4B7BD)
        }
    }
}
