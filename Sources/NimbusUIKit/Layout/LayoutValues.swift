import CSSEngine

/// What a style says about where its view is put.
struct LayoutValues {
    /// By the properties' raw values.
    private var values = [Value?](repeating: nil, count: LayoutProperty.allCases.count)
    private(set) var isEmpty = true

    /// - Parameter properties: those of the style's table.
    init(_ style: ComputedStyle, _ properties: [PropertyID: LayoutProperty]) {
        for property in style.properties {
            guard let own = properties[property] else { continue }
            values[own.rawValue] = style[property]
            isEmpty = false
        }
    }

    subscript(property: LayoutProperty) -> Value? { values[property.rawValue] }
}
