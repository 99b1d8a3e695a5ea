import CSSEngine

/// A part of an InterfaCSS stylesheet. Items are in source order: those in the block of a rule follow the rule.
struct InterfaCSSItem: BitwiseCopyable {
    enum Kind: UInt8 {
        case comment
        /// `@name: value;`, or `--name: value;` as in version 2.0.
        case variable
        /// `name: value;`. The name can have a key path and parameters.
        case declaration
        /// `@extend selector;`.
        case extend
        /// `selectors { … }`.
        case rule
    }

    let kind: Kind
    /// Whether the item is a rule with variables in its block.
    var definesVariables = false
    /// The token indices of the name, or of the selectors.
    private let nameStart: UInt32
    private let nameEnd: UInt32
    private let valueStart: UInt32
    private let valueEnd: UInt32
    /// The index of the next item after the block of a rule. For other items, the next index.
    var next: UInt32

    init(_ kind: Kind, name: Range<Int>, value: Range<Int> = 0..<0, next: Int) {
        self.kind = kind
        nameStart = UInt32(name.lowerBound)
        nameEnd = UInt32(name.upperBound)
        valueStart = UInt32(value.lowerBound)
        valueEnd = UInt32(value.upperBound)
        self.next = UInt32(next)
    }

    /// The tokens of the name, or of the selectors, without blanks at the ends.
    var name: Range<Int> { Int(nameStart)..<Int(nameEnd) }
    /// The tokens of the value, without blanks at the ends.
    var value: Range<Int> { Int(valueStart)..<Int(valueEnd) }
}
