/// The properties that sheets are read with.
public struct PropertyTable: Sendable {
    private(set) var properties: [Property] = []
    private var byName = WordTable()
    /// For a shorthand, the properties that it stands for.
    private(set) var longhands: [[PropertyID]] = []

    /// The properties of Nimbus CSS.
    public static let standard = PropertyTable(Property.standard)

    /// - Parameter properties: the rows; a shorthand's longhands must be among them.
    public init(_ properties: [Property]) {
        self.properties = properties
        for (index, property) in properties.enumerated() {
            for name in [property.name] + property.aliases { byName.insert(name, UInt16(index)) }
        }
        longhands = properties.map { property in
            guard case .shorthand(let shorthand) = property.grammar else { return [] }
            return shorthand.names.map { name in
                guard let id = self[name] else { preconditionFailure("no property \(name)") }
                return id
            }
        }
    }

    /// The property of this name or alias, in any case of letters.
    public subscript(name: String) -> PropertyID? {
        var name = name
        return name.withUTF8 { byName.find($0) }.map { PropertyID(index: $0) }
    }

    public subscript(id: PropertyID) -> Property { properties[Int(id.index)] }

    /// Every name and alias.
    public var names: [String] { properties.flatMap { [$0.name] + $0.aliases } }

    func find(_ tokens: TokenList, _ index: Int) -> PropertyID? {
        byName.find(tokens, index).map { PropertyID(index: $0) }
    }

    func longhands(of id: PropertyID) -> [PropertyID] { longhands[Int(id.index)] }
}

extension Shorthand {
    /// The longhands, in the order of the values that parsing gives.
    var names: [String] {
        switch self {
        case .edges(let names, _): names
        case .border(let width, let color): [width, color]
        case .font(let size, let family): [size, family]
        }
    }
}
