/// The properties that sheets are read with, and what their values mean. Immutable.
public final class PropertyTable: Sendable {
    let properties: [Property]
    private let byName: CaseInsensitiveMap
    /// For a shorthand, the properties that it stands for; empty for all others.
    private let longhands: [[PropertyID]]
    /// By property, so that asking for it touches nothing else.
    let grammars: [PropertyGrammar]
    private let initials: [Value]
    /// The words that values are made of.
    let words: ValueKeywords

    /// The properties of Nimbus CSS.
    public static let standard = PropertyTable(Property.standard)

    /// The standard properties and an application's own.
    ///
    /// - Parameters:
    ///   - properties: the rows to add; one with the name of a standard property takes its place.
    ///   - quirks: where values mean what they meant to an ancestor.
    public convenience init(adding properties: [Property], quirks: Quirks = []) {
        let names = Set(properties.map(\.name))
        self.init(Property.standard.filter { !names.contains($0.name) } + properties, quirks: quirks)
    }

    /// - Parameters:
    ///   - properties: the rows, at most 65535; a shorthand's longhands must be among them.
    ///   - quirks: where values mean what they meant to an ancestor.
    public init(_ properties: [Property], quirks: Quirks = []) {
        self.properties = properties
        words = ValueKeywords.words(under: quirks)
        grammars = properties.map(\.grammar)
        initials = properties.map(\.initial)
        let byName = CaseInsensitiveMap(
            properties.enumerated().flatMap { index, property in
                ([property.name] + property.aliases).map { ($0, UInt16(index)) }
            })
        self.byName = byName
        longhands = properties.map { property in
            guard case .shorthand(let shorthand) = property.grammar else { return [] }
            return shorthand.longhands.map { name in
                var name = name
                guard let id = name.withUTF8({ byName.find($0) }) else { preconditionFailure("no property \(name)") }
                return PropertyID(index: id)
            }
        }
    }

    deinit {
        byName.deallocate()
    }

    /// The property of this name or alias, in any case of letters.
    public subscript(name: String) -> PropertyID? {
        var name = name
        return name.withUTF8 { byName.find($0) }.map { PropertyID(index: $0) }
    }

    /// The row of a property.
    public subscript(id: PropertyID) -> Property { properties[Int(id.index)] }

    /// Every row, in the order of the table.
    public var all: [Property] { properties }

    /// Every name and alias.
    public var names: [String] { properties.flatMap { [$0.name] + $0.aliases } }

    func find(_ tokens: TokenList, _ index: Int) -> PropertyID? {
        byName.find(tokens, index).map { PropertyID(index: $0) }
    }

    func initial(of id: PropertyID) -> Value { initials[Int(id.index)] }

    func isShorthand(_ id: PropertyID) -> Bool { !longhands[Int(id.index)].isEmpty }

    func grammar(of id: PropertyID) -> PropertyGrammar { grammars[Int(id.index)] }

    func longhands(of id: PropertyID) -> [PropertyID] { longhands[Int(id.index)] }
}
