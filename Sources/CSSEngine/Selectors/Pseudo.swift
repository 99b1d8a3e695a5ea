/// Pseudo-classes and pseudo-elements with a meaning for views. Raw values are the grammar's.
enum Pseudo: UInt16 {
    case inert = 0
    case root, empty, firstChild, lastChild, onlyChild, firstOfType, lastOfType, onlyOfType
    case enabled, disabled, selected, highlighted, focused
    case scope, dir, lang
    case `is`, `where`, not, has
    case nthChild, nthLastChild, nthOfType, nthLastOfType
    case placeholder
}
