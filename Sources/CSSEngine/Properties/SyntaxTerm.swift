/// A part of a value definition (CSS Values 4, section 2).
indirect enum SyntaxTerm {
    /// A word that stands for itself.
    case word(String)
    /// A value of a type; the range is what the definition puts into brackets, nil where any number will do.
    case type(ValueType, in: ClosedRange<Double>? = nil)
    /// What another property takes.
    case property(String)
    /// A sign, or what CSS has a name of its own for.
    case other(String)
    /// Terms in brackets, or without where there is nothing to set them apart from.
    case group([SyntaxTerm], Combination, times: String = "", isBracketed: Bool = true)

    /// How the terms of a group stand together.
    enum Combination: String {
        case oneOf = " | "
        case someOf = " || "
        case allOf = " && "
        case inOrder = " "
    }

    /// As CSS writes it.
    var text: String {
        switch self {
        case .word(let text), .other(let text): text
        case .type(let type, nil): type.syntax
        case .type(let type, let range?):
            "\(type.syntax.dropLast()) [\(type.bound(range.lowerBound)),\(type.bound(range.upperBound))]>"
        case .property(let name): "<'\(name)'>"
        case .group(let terms, let combination, let times, let isBracketed):
            combination.text(terms, isBracketed) + times
        }
    }

    /// Itself, or all that it is a group of, at any depth.
    var leaves: [SyntaxTerm] {
        switch self {
        case .word, .type, .property, .other: [self]
        case .group(let terms, _, _, _): terms.flatMap(\.leaves)
        }
    }
}

extension SyntaxTerm.Combination {
    fileprivate func text(_ terms: [SyntaxTerm], _ isBracketed: Bool) -> String {
        let text = terms.map(\.text).joined(separator: rawValue)
        return isBracketed ? "[ \(text) ]" : text
    }
}
