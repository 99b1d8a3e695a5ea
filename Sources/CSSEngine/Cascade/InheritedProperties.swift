/// The properties whose values elements can take over from their parents because declarations say `inherit`.
enum InheritedProperties {
    case some(Set<PropertyID>)
    /// A declaration of `all` says so.
    case all

    static let none = InheritedProperties.some([])

    /// The properties that declarations of a stylesheet inherit.
    init(in sheet: ParsedStylesheet) {
        var properties: Set<PropertyID> = []
        for declaration in sheet.declarations {
            guard case .cssWide(.inherit) = declaration.value else { continue }
            switch declaration.property {
            case .property(let property): properties.insert(property)
            case .all:
                self = .all
                return
            case .custom: break
            }
        }
        self = .some(properties)
    }

    func contains(_ property: PropertyID) -> Bool {
        switch self {
        case .some(let properties): properties.contains(property)
        case .all: true
        }
    }

    mutating func formUnion(_ other: InheritedProperties) {
        switch (self, other) {
        case (.some(let properties), .some(let others)): self = .some(properties.union(others))
        case (.all, _), (_, .all): self = .all
        }
    }
}
