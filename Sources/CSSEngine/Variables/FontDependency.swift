/// The part of an element's font that a value is relative to. Each case includes the parts before it.
enum FontDependency: Int, CaseIterable, Comparable {
    /// The size: `em`.
    case size
    /// The metrics, which also depend on the family, the weight and the style: `ch` and similar units.
    case metrics
    /// The height of a line: `lh`.
    case lineHeight

    /// The part that a value with some inputs is relative to; `nil` if the value does not depend on the font.
    /// - Parameter isRoot: Whether the element is a root, whose own font `rem` refers to.
    init?(_ inputs: ValueDependencies, isRoot: Bool) {
        if inputs.contains(.lineHeight) {
            self = .lineHeight
        } else if inputs.contains(.fontMetrics) {
            self = .metrics
        } else if inputs.contains(.fontSize) || isRoot && inputs.contains(.rootFontSize) {
            self = .size
        } else {
            return nil
        }
    }

    /// The names of the properties that decide the part, without those of the parts before it.
    private var propertyNames: [String] {
        switch self {
        case .size: ["font-size"]
        case .metrics: ["font-family", "font-weight", "font-style"]
        case .lineHeight: ["line-height"]
        }
    }

    /// The properties that decide each part.
    static func properties(in table: PropertyTable) -> [PropertyID: FontDependency] {
        var properties: [PropertyID: FontDependency] = [:]
        for part in allCases {
            for name in part.propertyNames { if let property = table[name] { properties[property] = part } }
        }
        return properties
    }

    static func < (left: FontDependency, right: FontDependency) -> Bool { left.rawValue < right.rawValue }
}
