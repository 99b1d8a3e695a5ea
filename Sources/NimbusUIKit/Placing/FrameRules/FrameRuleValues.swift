import CSSEngine
import NimbusCSS

/// The values of the layout properties in a style.
struct FrameRuleValues {
    /// The values, indexed by the raw values of the properties.
    private var values = [Value?](repeating: nil, count: FrameProperty.allCases.count)
    private(set) var isEmpty = true
    /// The right and bottom distances that logical properties set. Percentages of these are distances from the far edge,
    /// as in CSS.
    private(set) var logicalInsets: Set<FrameProperty> = []
    /// Whether the values depend on the direction of lines.
    private(set) var areDirectional = false

    /// Creates the values from a style.
    /// - Parameters:
    ///   - properties: The layout properties in the property table of the style.
    ///   - direction: The direction of lines if the style does not set it.
    init(_ style: ComputedStyle, _ properties: FramePropertyTable, _ direction: CSS.Environment.LayoutDirection) {
        let isRightToLeft = properties.isRightToLeft(style, direction)
        var sources: [FrameProperty: PropertyID] = [:]
        for property in style.properties {
            // A property with the value `current` does not affect the frame.
            guard let entry = properties[property], let value = style[property], value != .keyword(.current) else {
                continue
            }
            let own = isRightToLeft ? entry.rightToLeft : entry.leftToRight
            if entry.leftToRight != entry.rightToLeft { areDirectional = true }
            if let other = sources[own], style.strongest(other, property) == other { continue }
            if own.logicalNames != nil { sources[own] = property }
            values[own.rawValue] = value
            isEmpty = false
            if entry.isLogical, own == .right || own == .bottom {
                logicalInsets.insert(own)
            } else if !logicalInsets.isEmpty {
                logicalInsets.remove(own)
            }
        }
    }

    subscript(property: FrameProperty) -> Value? { values[property.rawValue] }
}
