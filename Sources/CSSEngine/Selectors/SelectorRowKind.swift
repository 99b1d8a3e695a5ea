/// What a row of the selector grammar is. Raw values are the grammar's.
enum SelectorRowKind: UInt8 {
    case type = 1
    case universal, `class`, id, attribute, nesting, pseudoClass, pseudoFunction, logical, nth, pseudoElement
    case combinator, complex
}

extension SelectorRow {
    var rowKind: SelectorRowKind { SelectorRowKind(rawValue: kind)! }
    var pseudo: Pseudo { Pseudo(rawValue: value)! }
}
