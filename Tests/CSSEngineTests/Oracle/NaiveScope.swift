/// The meaning of `&` inside a style rule: any of the rule's selectors, which can contain `&` themselves.
final class NaiveScope {
    let selectors: [NaiveSelector]
    let outer: NaiveScope?

    init(_ selectors: [NaiveSelector], in outer: NaiveScope?) {
        self.selectors = selectors
        self.outer = outer
    }
}
