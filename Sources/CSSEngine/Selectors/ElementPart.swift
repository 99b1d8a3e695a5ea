/// The storage of the name of an element's part: an attribute whose name no stylesheet can write.
///
/// `HOST::part(name)` is compiled to the child combinator and a test of the attribute. Matching, invalidation and the buckets
/// of rules then work as for other attributes.
enum ElementPart {
    /// CSS replaces the first character, so that no attribute selector contains it. No custom state has this name.
    static let attribute = "\0\0part"
}
