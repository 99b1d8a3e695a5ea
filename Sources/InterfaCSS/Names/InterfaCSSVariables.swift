import CSSEngine

/// The variables that an InterfaCSS stylesheet defines, and where.
struct InterfaCSSVariables {
    private var names = AtomTable()
    /// The token of the first definition of each name, by atom.
    private var definitions: [Int] = []
    /// The contents that all definitions of a name have in common, by the atom of the name.
    private var contents: [Contents] = []

    /// The known contents of a variable.
    private enum Contents {
        case unknown
        case number
        case color
        /// The keyword `flex`.
        case flex
        /// Any text, or different values.
        case other
    }

    /// - Parameters:
    ///   - name: The token of the name.
    ///   - value: The tokens of the value.
    ///   - isColor: Whether the value is a colour.
    mutating func define(_ name: Int, as value: Range<Int>, isColor: Bool, _ tokens: TokenList) {
        let atom = names.intern(Self.bareName(name, tokens))
        while definitions.count <= Int(atom.id) {
            definitions.append(-1)
            contents.append(.unknown)
        }
        let contents: Contents =
            isColor ? .color : isNumber(value, tokens) ? .number : isFlex(value, tokens) ? .flex : .other
        if definitions[Int(atom.id)] < 0 {
            definitions[Int(atom.id)] = name
            self.contents[Int(atom.id)] = contents
        } else if self.contents[Int(atom.id)] != contents {
            self.contents[Int(atom.id)] = .other
        }
    }

    /// Whether a value is an expression of numbers without units, and of variables that are numbers.
    private func isNumber(_ value: Range<Int>, _ tokens: TokenList) -> Bool {
        guard let (_, end) = NumericExpression.parse(tokens, value), end == value.upperBound else { return false }
        return value.allSatisfy { index in
            let kind = tokens.kind(index)
            return tokens.isVariable(index) ? isNumber(index, tokens) : kind != .dimension && kind != .percentage
        }
    }

    /// Whether a value is the keyword `flex`, or a variable that is.
    func isFlex(_ value: Range<Int>, _ tokens: TokenList) -> Bool {
        guard value.count == 1, let token = value.first else { return false }
        return tokens.isIdent(token, "flex") || tokens.isVariable(token) && contents(of: token, tokens) == .flex
    }

    private func contents(of reference: Int, _ tokens: TokenList) -> Contents {
        let index = Int(names.find(Self.bareName(reference, tokens)).id)
        return index < contents.count ? contents[index] : .unknown
    }

    /// Whether the stylesheet defines the variable that a token refers to, as a number.
    func isNumber(_ reference: Int, _ tokens: TokenList) -> Bool { contents(of: reference, tokens) == .number }

    /// Whether the stylesheet defines the variable that a token refers to, neither as a number nor as a colour.
    func isText(_ reference: Int, _ tokens: TokenList) -> Bool {
        switch contents(of: reference, tokens) {
        case .flex, .other: true
        case .unknown, .number, .color: false
        }
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
