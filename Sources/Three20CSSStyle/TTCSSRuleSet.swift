import CSSEngine
import NimbusUIKit

/// The typed values of a selector. Properties that no declaration sets have default values.
///
/// ```swift
/// let header = TTCSSRule("headerFont")
/// label.textColor = header?.color
/// ```
public final class TTCSSRuleSet {
    /// The selector, which is the key of the rule.
    public let selector: String

    /// The colour of the text. The default is clear. `nil` for `none`.
    public var color: UIColor? = .clear { didSet { assigned.insert(.color) } }
    /// The colour of the background. The default is clear. `nil` for `none`.
    public var backgroundColor: UIColor? = .clear
    /// The name of the image that the view shows, or `nil`.
    public var backgroundImage: String?
    /// The family of the font. `nil` for a generic family, such as `serif`, and for the default, the system font.
    public var fontFamily: String? {
        get { if case .string(let name)? = family { name } else { nil } }
        set { family = newValue.map(Value.string) }
    }
    /// The size of the font in points. The default is the system font size.
    public var fontSize: CGFloat = UIFont.standardSize
    /// The weight of the font as written, such as `Bold` or `600`. The default `nil` is the regular weight.
    public var fontWeight: String? { didSet { weight = fontWeight.map(TTCSSFontWeight.init) } }
    /// The alignment of the text. The default is left.
    public var textAlign: NSTextAlignment = .left { didSet { assigned.insert(.textAlign) } }
    /// The shadow of the text. `nil` if there is none.
    public var textShadow: TTCSSTextShadowModel? { didSet { assigned.insert(.textShadow) } }
    /// The opacity of the shadow, from 0 to 1. The default `nil` is 1.
    public var textShadowOpacity: CGFloat?
    /// Whether the view is hidden. The default is false.
    public var hidden = false
    /// The width in points. `nil` if no declaration sets it.
    public var width: CGFloat?
    /// The height in points. `nil` if no declaration sets it.
    public var height: CGFloat?
    /// The left edge in points. `nil` if no declaration sets it.
    public var left: CGFloat?
    /// The top edge in points. `nil` if no declaration sets it.
    public var top: CGFloat?
    /// The right edge in points. `nil` if no declaration sets it. The library does not use it.
    public var right: CGFloat?
    /// The bottom edge in points. `nil` if no declaration sets it. The library does not use it.
    public var bottom: CGFloat?
    /// The vertical alignment of a control's content, from `vertical-align`. The default is top.
    public var contentVerticalAlignment = UIControl.ContentVerticalAlignment.top
    /// The horizontal alignment of a control's content, from the margins that are `auto`. The default is left.
    public var contentHorizontalAlignment = UIControl.ContentHorizontalAlignment.left

    /// Returns the image that ``backgroundImage`` names.
    let loadImage: @MainActor (String) -> UIImage?
    private let values: [String: TTCSSValue]
    /// A name or a generic family. `nil` for the system font.
    private var family: Value?
    private var weight: TTCSSFontWeight?
    /// The properties with a default value that a declaration or code has set.
    private var assigned: TTCSSViewProperties = []

    /// Creates a rule set with the default values.
    public init(selector: String) {
        self.selector = selector
        values = [:]
        loadImage = { UIImage(named: $0) }
    }

    init(
        selector: String, _ values: [String: TTCSSValue], _ loadImage: @escaping @MainActor (String) -> UIImage?
    ) {
        self.selector = selector
        self.values = values
        self.loadImage = loadImage
        readColors()
        if case .image(let name)? = value("background-image") { backgroundImage = name }
        readFont()
        readText()
        readGeometry()
    }

    /// Whether a declaration sets a property.
    /// - Parameter property: The name in stylesheets, such as `text-align`.
    public func declares(_ property: String) -> Bool { declared(property) != nil }

    /// Returns the location of the declaration that sets a property. `nil` if there is none.
    /// - Parameter property: The name in stylesheets, such as `text-align`.
    public func location(of property: String) -> SourceLocation? { declared(property)?.location }

    /// - Parameter property: A name or an alias.
    private func declared(_ property: String) -> TTCSSValue? {
        let properties = PropertyTable.three20
        return properties[property].flatMap { values[properties[$0].name] }
    }

    // MARK: Computed values

    /// The width and the height in points. 0 for a length that no declaration sets.
    public var size: CGSize { CGSize(width: width ?? 0, height: height ?? 0) }

    /// The left and the top edge in points. 0 for an edge that no declaration sets.
    public var origin: CGPoint { CGPoint(x: left ?? 0, y: top ?? 0) }

    /// The font of the family, the weight and the size.
    ///
    /// The weight can be the style in the name of a font: `font-family: Avenir; font-weight: LightOblique` is
    /// `Avenir-LightOblique`. Without such a font, the font has the nearest weight of the family.
    public var font: UIFont {
        if let weight, let fontFamily, let font = TTCSSInstalledFonts.font(fontFamily, weight, size: fontSize) {
            return font
        }
        return FontRequest(
            size: fontSize, families: [family].compactMap { $0 }, weight: weight?.number ?? 400,
            isItalic: weight?.isItalic ?? false
        ).font
    }

    /// The properties that a view gets from the rule set. A view keeps its own value of other properties.
    var viewProperties: TTCSSViewProperties {
        var result = assigned.union(.font)
        // `none` is no colour.
        if color == nil { result.remove(.color) }
        if left != nil { result.insert(.left) }
        if top != nil { result.insert(.top) }
        if width != nil { result.insert(.width) }
        if height != nil { result.insert(.height) }
        return result
    }

    // MARK: Reading

    private func readColors() {
        if let color = values["color"] { self.color = UIColor.color(of: color.value) }
        if let color = values["background-color"] { backgroundColor = UIColor.color(of: color.value) }
    }

    private func value(_ property: String) -> Value? { values[property]?.value }

    private func readFont() {
        family = value("font-family")
        if let size = value("font-size")?.points { fontSize = size }
        if let weight = values["font-weight"] { fontWeight = weight.value.weightName }
    }

    private func readText() {
        switch value("text-align") {
        case .keyword(.left): textAlign = .left
        case .keyword(.center): textAlign = .center
        case .keyword(.right): textAlign = .right
        default: break
        }
        hidden = value("visibility") == .keyword(.hidden)
        textShadowOpacity = value("text-shadow-opacity")?.points
        if let value = value("text-shadow") { textShadow = shadow(value) }
    }

    private func shadow(_ value: Value) -> TTCSSTextShadowModel? {
        // Labels draw one shadow.
        let first = if case .commaSeparated(let shadows) = value { shadows.first } else { value }
        guard case .list(let parts)? = first, parts.count == 4 else { return nil }
        let lengths = parts.dropFirst().map { $0.points ?? 0 }
        let isTextColor = parts[0] == .symbolicColor(.currentColor)
        let textColor = viewProperties.contains(.color) ? color : nil
        return TTCSSTextShadowModel(
            shadowColor: isTextColor ? textColor : UIColor.color(of: parts[0]),
            andShadowOffset: CGSize(width: lengths[0], height: lengths[1]), andShadowBlur: lengths[2],
            isTextColor: isTextColor)
    }

    private func readGeometry() {
        width = value("width")?.points
        height = value("height")?.points
        left = value("left")?.points
        top = value("top")?.points
        right = value("right")?.points
        bottom = value("bottom")?.points
        switch value("vertical-align") {
        case .keyword(.middle): contentVerticalAlignment = .center
        case .keyword(.bottom): contentVerticalAlignment = .bottom
        default: break
        }
        if value("margin-left") == .keyword(.auto) {
            contentHorizontalAlignment = value("margin-right") == .keyword(.auto) ? .center : .right
        }
    }
}

extension Value {
    /// The weight as the text that `font-weight` reads.
    fileprivate var weightName: String {
        if case .identifier(let name) = self { name } else { cssText }
    }
}
