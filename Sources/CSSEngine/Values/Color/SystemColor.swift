/// The system colours of CSS (CSS Color 4, section 6.2 and appendix A), and the system colours of UIColor that Nimbus
/// CSS and Three20 support. They depend on the colour scheme.
public enum SystemColor: String, Hashable, Sendable, CaseIterable {
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
    case lightText = "lighttextcolor"
    case darkText = "darktextcolor"
    case groupTableViewBackground = "grouptableviewbackgroundcolor"
    case viewFlipsideBackground = "viewflipsidebackgroundcolor"
    case scrollViewTexturedBackground = "scrollviewtexturedbackgroundcolor"
    case underPageBackground = "underpagebackgroundcolor"

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

    /// Returns the colour in a colour scheme: the same as in Chromium and iOS. Patterns of UIColor, which current
    /// systems do not draw, are their mean colour.
    public func color(_ scheme: CSS.Environment.ColorScheme) -> CSS.Color {
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
        case .lightText: return CSS.Color(rgb: 0xFFFFFF, alpha: 0.6)
        case .darkText: return CSS.Color(rgb: 0x000000)
        case .groupTableViewBackground: return CSS.Color(rgb: isDark ? 0x000000 : 0xF2F2F7)
        case .viewFlipsideBackground: return CSS.Color(rgb: 0x1F2124)
        case .scrollViewTexturedBackground: return CSS.Color(rgb: 0x6F7179)
        case .underPageBackground: return CSS.Color(rgb: 0xB4B7BD)
        }
    }
}
