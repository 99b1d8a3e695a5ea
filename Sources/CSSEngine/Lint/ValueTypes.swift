/// What values properties take, found out by trying, so that it is what typing a value does.
struct ValueTypes {
    private let properties: PropertyTable
    private var known: [String: [ValueType]] = [:]

    init(_ properties: PropertyTable) {
        self.properties = properties
    }

    /// The types of which a property takes at least one value.
    mutating func taken(by property: String) -> [ValueType] {
        if let types = known[property] { return types }
        let types = ValueType.allCases.filter { accepts(property, $0.sample) }
        known[property] = types
        return types
    }

    /// The words that a property takes, beside names of colours.
    func words(takenBy property: String) -> [String] {
        Keyword.allCases.map(\.rawValue).filter { word in
            ValueType(of: word) == nil && accepts(property, word)
        }
    }

    func accepts(_ property: String, _ value: String) -> Bool {
        TokenList.withTokens(of: Source(name: "", text: "\(property): \(value)")) { tokens in
            SupportTest(tokens: tokens, properties: properties).declaration(0..<tokens.count)
        }
    }
}
