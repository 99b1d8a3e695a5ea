extension PropertyTable {
    /// What a property's value may be, one of these: for one that every property stands for, the words that all take.
    func terms(of name: String) -> [SyntaxTerm] {
        guard let property = self[name] else { return CSSWideKeyword.allCases.map { .word($0.rawValue) } }
        return grammar(of: property).terms
    }

    /// The types and the words that a property's values are made of, those of a shorthand's longhands included.
    func vocabulary(of name: String) -> Vocabulary {
        var vocabulary = Vocabulary()
        var next = Array(terms(of: name).flatMap(\.leaves).reversed())
        while let term = next.popLast() {
            if case .property(let longhand) = term {
                // A longhand is no shorthand.
                next += terms(of: longhand).flatMap(\.leaves).reversed()
            } else {
                vocabulary.add(term)
            }
        }
        return vocabulary
    }

    /// Whether a property takes a value, given as text.
    func accepts(_ value: String, for property: String) -> Bool {
        TokenList.withTokens(of: Source(name: "", text: "\(property): \(value)")) { tokens in
            SupportsEvaluator(tokens, properties: self).isSupported(declaration: 0..<tokens.count)
        }
    }
}

/// The types and the words that values are made of, each once.
struct Vocabulary {
    private(set) var types: [ValueType] = []
    private(set) var words: [String] = []

    /// Adds a type or a word, if it is one.
    mutating func add(_ term: SyntaxTerm) {
        switch term {
        case .word(let word): if !words.contains(word) { words.append(word) }
        case .type(let type, _): if !types.contains(type) { types.append(type) }
        case .property, .other, .group: break
        }
    }
}
