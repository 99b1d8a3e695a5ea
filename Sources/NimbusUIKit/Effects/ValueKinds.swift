import CSSEngine

/// The kinds of values that a grammar or an effect accepts, except `none` and `auto`.
struct ValueKinds: OptionSet {
    let rawValue: UInt16

    static let color = ValueKinds(rawValue: 1)
    /// A number without a unit, including integers.
    static let number = ValueKinds(rawValue: 2)
    static let length = ValueKinds(rawValue: 4)
    static let flag = ValueKinds(rawValue: 8)
    static let keyword = ValueKinds(rawValue: 16)
    static let string = ValueKinds(rawValue: 32)
    static let image = ValueKinds(rawValue: 64)
    static let insets = ValueKinds(rawValue: 128)
    /// Several lengths.
    static let lengths = ValueKinds(rawValue: 256)
    /// Angles and times.
    static let dimension = ValueKinds(rawValue: 512)
    /// Shadows, transforms and lists.
    static let other = ValueKinds(rawValue: 1024)
    static let all = ValueKinds(rawValue: .max)
}

extension PropertyGrammar {
    /// The kinds of the values.
    var valueKinds: ValueKinds {
        switch self {
        case .color(let options): options.contains(.image) ? [.color, .image] : .color
        case .number, .nonNegativeNumber, .integer, .anyInteger, .ratio: .number
        case .fontWeight: [.number, .keyword]
        case .fontWidth: [.length, .keyword]
        case .boolean: .flag
        case .length, .cornerRadii, .lineWidth, .borderWidth: .length
        case .fontSize: [.length, .keyword]
        case .angle, .time: .dimension
        case .keyword(let keywords): keywords == [.none] || keywords == [.auto] ? [] : .keyword
        case .keywordSet, .fontVariantNumeric, .identifier, .identifiers, .fontStyle, .display: .keyword
        case .string, .fontFamily, .viewReference: .string
        case .image: .image
        case .insets: .insets
        case .fontFeatureSettings, .shadow, .boxShadow, .transform, .individualTransform, .form, .layout, .rect, .point,
            .attributedText, .wholeFont,
            .sequence,
            .alignment,
            .aspectRatio,
            .gridTemplate, .gridAutoTracks, .gridAreas,
            .gridLine,
            .gridAutoFlow, .containerType, .containerNames, .motion, .commaSeparated, .background:
            .other
        case .sides(let grammar): grammar.valueKinds.union(.other)
        case .layers(let grammar): grammar.valueKinds
        case .oneOf(let grammars): grammars.reduce(into: ValueKinds()) { $0.formUnion($1.valueKinds) }
        case .repeated(let grammar, let counts):
            switch grammar.valueKinds {
            case .length: .lengths
            // A single keyword is not in a list.
            case .keyword where counts.contains(1): [.keyword, .other]
            default: .other
            }
        case .shorthand: []
        }
    }

    /// Returns the grammar that accepts the values of both grammars. `nil` if a value of one grammar could be mistaken
    /// for a value of the other.
    func merged(with other: PropertyGrammar) -> PropertyGrammar? {
        if syntax == other.syntax { return self }
        let both = alternatives + other.alternatives
        let names = both.flatMap(\.identifiers)
        let others = both.filter(\.identifiers.isEmpty)
        for (index, grammar) in others.enumerated() {
            for second in others[..<index] where !grammar.valueKinds.isDistinct(from: second.valueKinds) {
                if grammar.syntax != second.syntax { return nil }
            }
        }
        if !names.isEmpty, others.contains(where: { !$0.valueKinds.isDistinct(from: .keyword) }) { return nil }
        let words = names.isEmpty ? [] : [PropertyGrammar.identifiers(names)]
        // A string accepts all identifiers, and is therefore last.
        let strings = others.filter { $0.valueKinds.contains(.string) }
        let rest = others.filter { !$0.valueKinds.contains(.string) }
        return .oneOf(words + rest + strings)
    }

    private var alternatives: [PropertyGrammar] {
        if case .oneOf(let grammars) = self { grammars.flatMap(\.alternatives) } else { [self] }
    }

    private var identifiers: [String] {
        if case .identifiers(let names) = self { names } else { [] }
    }
}

extension ValueKinds {
    /// Returns whether no value of these kinds can be mistaken for a value of the other kinds. Also true if a view
    /// accepts the value as both.
    fileprivate func isDistinct(from other: ValueKinds) -> Bool {
        if isEmpty || other.isEmpty { return true }
        let both = union(other)
        // Effects of numbers accept lengths in points, and the reverse.
        if both == [.number, .length] { return true }
        if self == other { return !contains(.other) }
        let numeric: ValueKinds = [.number, .length, .insets, .lengths, .flag]
        let textual: ValueKinds = [.color, .string, .image]
        // Keywords are parsed before colours, strings and images. Effects of strings accept keywords.
        let known: ValueKinds = numeric.union(textual).union([.keyword, .dimension])
        return both.isSubset(of: known) && Self.count(both, numeric) < 2 && Self.count(both, textual) < 2
            && !(both.contains(.flag) && !both.isDisjoint(with: [.color, .image]))
    }

    private static func count(_ kinds: ValueKinds, _ group: ValueKinds) -> Int {
        kinds.intersection(group).rawValue.nonzeroBitCount
    }
}
