/// Finds the inputs that the specified value of a property depends on, such as the parent's font size.
struct PropertyDependencies {
    /// The inputs needed to resolve a value.
    struct Needs {
        var dependencies: StyleDependencies = []
        /// Whether the value is not absolute.
        var isRelative = false
    }

    let fontSizeProperty: PropertyID?
    let colorProperty: PropertyID?
    private let lineHeightProperty: PropertyID?

    init(_ properties: PropertyTable) {
        lineHeightProperty = properties["line-height"]
        fontSizeProperty = properties["font-size"]
        colorProperty = properties["color"]
    }

    /// Whether a property is `font-size`, whose percentages are relative to the parent's font size.
    @inline(__always) func isFontSize(_ property: PropertyID) -> Bool { property == fontSizeProperty }

    /// Returns the inputs needed to resolve a specified value of a property.
    func needs(of value: Value, for property: PropertyID) -> Needs {
        let own = value.dependencies
        if own.isEmpty, property != fontSizeProperty { return Needs() }
        var needs = Needs(dependencies: StyleDependencies(own), isRelative: !own.isEmpty)
        if property != fontSizeProperty, !own.isDisjoint(with: [.fontSize, .fontMetrics]) {
            needs.dependencies.insert(.ownFontSize)
        }
        // Font size and colour are relative to the parent's. All other values are relative to the element's own.
        if property == fontSizeProperty {
            if value.textStyleSize != nil { needs.dependencies.insert(.textScale) }
            if value.isRelativeSize {
                needs.dependencies.insert(.parent)
                needs.isRelative = true
            }
        }
        // `lh` is the line height of the parent there.
        if property == lineHeightProperty, own.contains(.fontMetrics) { needs.dependencies.insert(.parent) }
        if property == colorProperty, own.contains(.currentColor) { needs.dependencies.insert(.parent) }
        return needs
    }
}

extension Value {
    /// Whether a font size may be relative to the parent's font size. Also true of other relative lengths, such as `2rem`.
    fileprivate var isRelativeSize: Bool {
        switch self {
        case .percentage, .relativeLength, .math: true
        default: false
        }
    }
}
