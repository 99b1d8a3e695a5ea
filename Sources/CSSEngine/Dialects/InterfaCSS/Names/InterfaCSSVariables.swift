/// The variables that an InterfaCSS stylesheet defines, and where.
struct InterfaCSSVariables {
    private var names = AtomTable()
    /// The token of the first definition of each name, by atom.
    private var definitions: [Int] = []

    mutating func define(_ name: Int, _ tokens: TokenList) {
        let atom = names.intern(Self.bareName(name, tokens))
        while definitions.count <= Int(atom.id) { definitions.append(-1) }
        if definitions[Int(atom.id)] < 0 { definitions[Int(atom.id)] = name }
    }

    /// Whether a variable is defined in the stylesheet, but only after a reference to it.
    func isDefinedOnlyAfter(_ reference: Int, _ tokens: TokenList) -> Bool {
        definition(of: reference, tokens).map { $0 > reference } ?? false
    }

    /// The name token of the first definition of the variable that a token refers to.
    func definition(of reference: Int, _ tokens: TokenList) -> Int? {
        guard !definitions.isEmpty else { return nil }
        return definition(of: Self.bareName(reference, tokens))
    }

    /// The name token of the first definition of a variable.
    func definition(of name: UnsafeBufferPointer<UInt8>) -> Int? {
        let index = Int(names.find(name).id)
        guard index < definitions.count, definitions[index] >= 0 else { return nil }
        return definitions[index]
    }

    /// The name without `@` or `--`.
    private static func bareName(_ token: Int, _ tokens: TokenList) -> UnsafeBufferPointer<UInt8> {
        let bytes = tokens.nameBytes(token)
        return tokens.kind(token) == .atKeyword ? bytes : UnsafeBufferPointer(rebasing: bytes.dropFirst(2))
    }
}
