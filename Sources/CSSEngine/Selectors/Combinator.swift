/// How the elements of two compounds are to stand to one another (Selectors 4, section 15).
enum Combinator {
    case descendant, child, nextSibling, subsequentSibling
}
