import CSSEngine

/// The values of the layout properties in a style.
struct LayoutValues {
    /// The values, indexed by the raw values of the properties.
    private var values = [Value?](repeating: nil, count: LayoutProperty.allCases.count)
    private(set) var isEmpty = true

    /// Creates the values from a style.
    /// - Parameter properties: The layout properties by their IDs in the property table of the style.
    init(_ style: ComputedStyle, _ properties: [PropertyID: LayoutProperty]) {
        for property in style.properties {
            // A property with the value `current` does not affect the frame.
            guard let own = properties[property], let value = style[property], value != .keyword(.current) else {
                continue
            }
            values[own.rawValue] = value
            isEmpty = false
        }
    }

    subscript(property: LayoutProperty) -> Value? { values[property.rawValue] }
}
