/// Properties whose computed values depend on one another, or that make an element a container. Most styles have none.
struct PropertyGroup: OptionSet {
    let rawValue: UInt8

    /// The borders and the outline.
    static let borders = PropertyGroup(rawValue: 1)
    /// The properties with a value for each image behind an element.
    static let backgrounds = PropertyGroup(rawValue: 2)
    /// The properties that make an element a query container, or give it a name as one.
    static let containers = PropertyGroup(rawValue: 4)
}
