extension ValueType {
    /// The type of a text that is one plain value or one function; nil of any other, and of words but colours.
    ///
    /// What typing a value takes for one of a type is one of it, so that nothing is described twice.
    init?(of text: String) {
        let source = Source(name: "", text: text)
        let type = Self.allCases.first { type in
            ValueParser.parse(source) { parser -> Value? in
                if type == .string { return parser.kind == .string ? parser.string() : nil }
                return type.grammar.flatMap { parser.value($0) }
            } != nil
        }
        guard let type else { return nil }
        self = type
    }

    /// What takes values of this type and, of those that types before it do not take, no other; nil where that cannot be
    /// told from words.
    private var grammar: PropertyGrammar? {
        switch self {
        case .integer: .integer(Int32.min...Int32.max)
        case .number: .number(range: -.infinity ... .infinity, allowsPercentage: false)
        case .percentage: .number(range: -.infinity ... .infinity, allowsPercentage: true)
        case .length: .length([.percentage, .negative])
        case .angle: .angle
        case .time: .time(-.infinity ... .infinity)
        case .ratio: .ratio
        case .color: .color([])
        case .image: .image([])
        case .transform: .transform
        case .string, .file, .fileWord, .name, .words, .id: nil
        }
    }

    /// Whether what takes values of some types takes none like this one, as it is written.
    func isUnlike(all types: [ValueType], isWord: Bool) -> Bool {
        if isWord, types.contains(.name) || types.contains(.words) { return false }
        if self == .integer, types.contains(.number) { return false }
        return !types.contains(self)
    }
}
